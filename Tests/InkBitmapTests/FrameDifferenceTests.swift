import InkBitmap
import Testing

@Suite struct FrameDifferenceTests {
  private static let single = WindowCost(planeWrites: 1)

  private func flip(_ rects: [PixelRect], in frame: Frame) -> Frame {
    var mask = Frame(width: frame.width, height: frame.height)
    for rect in rects { mask.fill(rect) }
    var result = frame
    for i in result.bytes.indices { result.bytes[i] ^= mask.bytes[i] }
    return result
  }

  /// Copies the windows of one frame onto another.
  private func applying(_ windows: [PixelRect], of new: Frame, onto old: Frame) -> Frame {
    var result = old
    for window in windows { result.setWindowBytes(new.windowBytes(window), in: window) }
    return result
  }

  @Test("equal frames need no window")
  func equal() {
    var dice = Dice(1)
    let frame = dice.frame(width: 122, height: 250)
    #expect(FrameDifference.rectangles(from: frame, to: frame).isEmpty)
    #expect(FrameDifference.boundingBox(from: frame, to: frame) == nil)
    #expect(FrameDifference.changedPixels(from: frame, to: frame) == 0)
  }

  @Test(
    "one changed place is one window on bytes",
    arguments: [
      (PixelRect(x: 3, y: 5, width: 1, height: 1), PixelRect(x: 0, y: 5, width: 8, height: 1)),
      (PixelRect(x: 15, y: 0, width: 3, height: 20), PixelRect(x: 8, y: 0, width: 16, height: 20)),
      (PixelRect(x: 119, y: 249, width: 3, height: 1), PixelRect(x: 112, y: 249, width: 10, height: 1)),
      (PixelRect(x: 0, y: 0, width: 122, height: 250), PixelRect(x: 0, y: 0, width: 122, height: 250)),
    ])
  func onePlace(changed: PixelRect, window: PixelRect) {
    var dice = Dice(2)
    let old = dice.frame(width: 122, height: 250)
    let new = flip([changed], in: old)
    #expect(FrameDifference.rectangles(from: old, to: new) == [window])
    #expect(FrameDifference.boundingBox(from: old, to: new) == window)
    #expect(FrameDifference.changedPixels(from: old, to: new) == changed.area)
  }

  @Test(
    "a gap is kept out when its bytes cost more than a window",
    arguments: [
      // Rows of 2 bytes sent twice: a gap of 3 rows is 12 bytes, of 4 rows 16; a window costs 14.
      (3, 1), (4, 2),
    ])
  func rowGap(rows: Int, windows: Int) {
    let old = Frame(width: 64, height: 40)
    let new = flip(
      [
        PixelRect(x: 16, y: 2, width: 16, height: 6), PixelRect(x: 16, y: 8 + rows, width: 16, height: 6),
      ], in: old)
    #expect(FrameDifference.rectangles(from: old, to: new).count == windows)
  }

  @Test(
    "columns are cut where a gap of clean bytes pays",
    arguments: [
      // 10 rows sent once: a gap of 1 byte costs 10, of 2 bytes 20; a window costs 14.
      (1, 1), (2, 2),
    ])
  func columnGap(bytes: Int, windows: Int) {
    let old = Frame(width: 128, height: 20)
    let new = flip(
      [
        PixelRect(x: 8, y: 5, width: 8, height: 10),
        PixelRect(x: 16 + 8 * bytes, y: 5, width: 8, height: 10),
      ], in: old)
    let rectangles = FrameDifference.rectangles(from: old, to: new, cost: Self.single)
    #expect(rectangles.count == windows)
  }

  @Test("an outline is four strips, a diagonal a staircase")
  func shapes() {
    let old = Frame(width: 400, height: 300)
    let outline = flip(
      [
        PixelRect(x: 40, y: 20, width: 240, height: 2), PixelRect(x: 40, y: 22, width: 8, height: 200),
        PixelRect(x: 272, y: 22, width: 8, height: 200), PixelRect(x: 40, y: 222, width: 240, height: 2),
      ], in: old)
    #expect(
      FrameDifference.rectangles(from: old, to: outline) == [
        PixelRect(x: 40, y: 20, width: 240, height: 2), PixelRect(x: 40, y: 22, width: 8, height: 200),
        PixelRect(x: 272, y: 22, width: 8, height: 200), PixelRect(x: 40, y: 222, width: 240, height: 2),
      ])
    let diagonal = flip((0..<200).map { PixelRect(x: $0, y: $0, width: 3, height: 1) }, in: old)
    let stairs = FrameDifference.rectangles(from: old, to: diagonal)
    let box = PixelRect(x: 0, y: 0, width: 208, height: 200)
    #expect(FrameDifference.boundingBox(from: old, to: diagonal) == box)
    #expect(WindowCost().bytes(for: stairs) * 5 < WindowCost().bytes(for: [box]))
  }

  @Test("there are no more windows than allowed", arguments: [1, 2, 3, 5])
  func maximum(count: Int) {
    let old = Frame(width: 256, height: 256)
    let corners = [0, 100, 248].flatMap { x in
      [0, 120, 248].map { y in PixelRect(x: x & ~7, y: y, width: 8, height: 8) }
    }
    let new = flip(corners, in: old)
    #expect(FrameDifference.rectangles(from: old, to: new).count == 8)
    let windows = FrameDifference.rectangles(from: old, to: new, cost: WindowCost(maximumWindows: count))
    #expect(windows.count == count)
    #expect(applying(windows, of: new, onto: old) == new)
  }

  @Test("planes that differ in different places share windows")
  func planes() {
    let white = Frame(width: 64, height: 64)
    let black = flip([PixelRect(x: 0, y: 50, width: 8, height: 4)], in: white)
    let red = flip([PixelRect(x: 56, y: 2, width: 8, height: 30)], in: white)
    #expect(
      FrameDifference.rectangles(from: [white, white], to: [black, red]) == [
        PixelRect(x: 56, y: 2, width: 8, height: 30), PixelRect(x: 0, y: 50, width: 8, height: 4),
      ])
  }

  @Test(
    "whatever changes, the windows make the new frame, lie on bytes and cost no more than the box",
    arguments: 0..<60)
  func anything(seed: Int) {
    var dice = Dice(seed)
    let sizes = [(122, 250), (250, 122), (128, 296), (40, 9), (5, 5), (600, 64)]
    let (width, height) = sizes[seed % sizes.count]
    let old = dice.frame(width: width, height: height)
    let changes = (0..<Int.random(in: 1...30, using: &dice)).map { _ in
      PixelRect(
        x: Int.random(in: 0..<width, using: &dice), y: Int.random(in: 0..<height, using: &dice),
        width: Int.random(in: 1...(seed % 3 == 0 ? 3 : 40), using: &dice),
        height: Int.random(in: 1...(seed % 4 == 0 ? 60 : 4), using: &dice))
    }
    let new = seed % 10 == 9 ? dice.frame(width: width, height: height) : flip(changes, in: old)
    for cost in [
      WindowCost(), Self.single, WindowCost(bytesPerWindow: 0, planeWrites: 1, maximumWindows: 400),
    ] {
      let windows = FrameDifference.rectangles(from: old, to: new, cost: cost)
      #expect(applying(windows, of: new, onto: old) == new)
      #expect(windows.count <= cost.maximumWindows)
      #expect(windows.allSatisfy { $0 == $0.alignedToBytes(width: width) && !$0.isEmpty })
      #expect(windows.allSatisfy { PixelRect(x: 0, y: 0, width: width, height: height).contains($0) })
      if let box = FrameDifference.boundingBox(from: old, to: new) {
        #expect(cost.bytes(for: windows) <= cost.bytes(for: box))
        #expect(windows.reduce(PixelRect(x: 0, y: 0, width: 0, height: 0)) { $0.union($1) } == box)
      }
    }
  }

  @Test("a window's cost is its overhead and its bytes for every plane")
  func cost() {
    let window = PixelRect(x: 112, y: 3, width: 10, height: 5)
    #expect(WindowCost().bytes(for: window) == 14 + 2 * 2 * 5)
    #expect(WindowCost(bytesPerWindow: -1, planeWrites: 0, maximumWindows: 0).bytes(for: window) == 10)
  }
}
