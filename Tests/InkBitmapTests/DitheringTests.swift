import InkBitmap
import Testing

@Suite struct DitheringTests {
  /// A ramp of 800 × 480 with a small ripple.
  private static let ramp = GrayImage(
    width: 800, height: 480,
    gray: (0..<800 * 480).map { i in
      let (x, y) = (i % 800, i / 800)
      return UInt8(clamping: x * 255 / 799 + ((y * 37 ^ x * 11) % 23) - 11)
    })

  /// The interleaved bits of column and row in plain order, which gives a matrix of nested quadrants.
  private static let quadrants = ThresholdMatrix(
    ranks: (0..<64).map { cell in
      let x = cell & 7
      let y = cell >> 3
      var rank = 0
      for bit in 0..<3 {
        let pair = ((x ^ y) >> bit & 1) * 2 + (y >> bit & 1)
        rank |= pair << (2 * bit)
      }
      return UInt8(rank)
    })

  /// A check word over bytes in which a set bit is white, computed by other implementations.
  private func check(_ frame: Frame) -> UInt32 {
    frame.inverted.bytes.reduce(0) { $0 &* 31 &+ UInt32($1) }
  }

  @Test(
    "800 × 480 pixels give the dots that independent implementations give",
    arguments: [
      (Dithering.threshold(), UInt32(0x11F5_98B5)), (.floydSteinberg, 0x9B6F_4948),
      (.ordered(quadrants), 0x033C_6DDA),
    ])
  func checkWords(dithering: Dithering, word: UInt32) {
    #expect(check(Frame(Self.ramp, dithering: dithering)) == word)
  }

  @Test("the turned picture has its check word")
  func turnedCheckWord() {
    let turned = Frame(Self.ramp, dithering: .floydSteinberg).inverted.rotated(by: .right)
    #expect(turned.bytes.reduce(UInt32(0)) { $0 &* 31 &+ UInt32($1) } == 0x49BC_4939)
  }

  private func noise(_ width: Int, _ height: Int) -> GrayImage {
    var dice = Dice(width * 1000 + height)
    return GrayImage(
      width: width, height: height,
      gray: (0..<width * height).map { _ in UInt8.random(in: 0...255, using: &dice) })
  }

  @Test("error diffusion of any size equals the plain loop", arguments: frameSizes)
  func plainDiffusion(width: Int, height: Int) {
    let image = noise(width, height)
    var expected = Frame(width: width, height: height)
    var above = [Int](repeating: 0, count: width + 2)
    for y in 0..<height {
      var row = [Int](repeating: 0, count: width + 2)
      for x in 0..<width {
        let carried = 7 * row[x] + 3 * above[x + 2] + 5 * above[x + 1] + above[x]
        let value = Int(image.gray[y * width + x]) + carried >> 4
        row[x + 1] = value < 128 ? value : value - 255
        if value < 128 { expected[x, y] = .black }
      }
      above = row
    }
    let frame = Frame(image, dithering: .floydSteinberg)
    #expect(frame == expected)
    #expect(paddingIsClear(frame))
  }

  @Test("threshold and ordered dots of any size equal the plain loop", arguments: frameSizes)
  func plainThresholds(width: Int, height: Int) {
    let image = noise(width, height)
    var threshold = Frame(width: width, height: height)
    var ordered = threshold
    for y in 0..<height {
      for x in 0..<width {
        let gray = Int(image.gray[y * width + x])
        if gray < 77 { threshold[x, y] = .black }
        if gray <= 4 * ThresholdMatrix.bayer.rank(x: x + 3, y: y + 5) + 2 { ordered[x, y] = .black }
      }
    }
    #expect(Frame(image, dithering: .threshold(77)) == threshold)
    #expect(Frame(image, dithering: .ordered(), origin: PixelPoint(x: 3, y: 5)) == ordered)
  }

  @Test("Atkinson's diffusion of any size equals the plain loop", arguments: frameSizes)
  func plainAtkinson(width: Int, height: Int) {
    let image = noise(width, height)
    var expected = Frame(width: width, height: height)
    var errors = [[Int]](repeating: [Int](repeating: 0, count: width + 4), count: height + 2)
    for y in 0..<height {
      for x in 0..<width {
        let value = min(255, max(0, Int(image.gray[y * width + x]) + errors[y][x + 2]))
        if value < 128 { expected[x, y] = .black }
        let share = (value < 128 ? value : value - 255) >> 3
        for (dx, dy) in [(1, 0), (2, 0), (-1, 1), (0, 1), (1, 1), (0, 2)] {
          errors[y + dy][x + 2 + dx] += share
        }
      }
    }
    let frame = Frame(image, dithering: .atkinson)
    #expect(frame == expected)
    #expect(paddingIsClear(frame))
  }

  @Test("Blue noise of any size equals the plain loop, anchored to the panel", arguments: frameSizes)
  func plainBlueNoise(width: Int, height: Int) {
    let image = noise(width, height)
    var expected = Frame(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let limit = BlueNoise.shared.threshold(x: x + 3, y: y + 61)
        if Int(image.gray[y * width + x]) <= limit { expected[x, y] = .black }
      }
    }
    let frame = Frame(image, dithering: .blueNoise, origin: PixelPoint(x: 3, y: 61))
    #expect(frame == expected)
    #expect(paddingIsClear(frame))
  }

  @Test(
    "Blue noise has every grey in its share, and in every corner alike", arguments: [32, 64, 128, 192, 224])
  func blueNoiseShare(gray: Int) {
    let flat = GrayImage(
      width: 128, height: 128, gray: [UInt8](repeating: UInt8(gray), count: 128 * 128))
    let frame = Frame(flat, dithering: .blueNoise)
    let dots = frame.bytes.reduce(0) { $0 + $1.nonzeroBitCount }
    #expect(abs(dots - 128 * 128 * (255 - gray) / 255) <= 128)
    // Blocks of white noise would differ by three times as much.
    let wanted = 256 * (255 - gray) / 255
    for top in stride(from: 0, to: 128, by: 16) {
      for left in stride(from: 0, to: 128, by: 16) {
        var block = 0
        for y in top..<(top + 16) { for x in left..<(left + 16) where frame[x, y] == .black { block += 1 } }
        #expect(abs(block - wanted) <= 10, "\(block) of \(wanted) at \(left), \(top)")
      }
    }
  }

  @Test("Blue noise has no two dots beside each other while there are few")
  func blueNoiseIsSpread() {
    let pale = GrayImage(width: 64, height: 64, gray: [UInt8](repeating: 240, count: 64 * 64))
    let frame = Frame(pale, dithering: .blueNoise)
    for y in 0..<64 {
      for x in 0..<64 where frame[x, y] == .black {
        #expect(frame[(x + 1) % 64, y] == .white && frame[x, (y + 1) % 64] == .white)
      }
    }
  }

  @Test("below a threshold of 0 there is nothing, and below 255 all but white")
  func extremes() {
    let image = GrayImage(width: 3, height: 1, gray: [0, 254, 255])
    #expect(Frame(image, dithering: .threshold(0)).bytes == [0x00])
    #expect(Frame(image, dithering: .threshold(255)).bytes == [0xC0])
  }

  @Test("clear pixels are white, half clear black is grey")
  func alpha() {
    let image = GrayImage(width: 3, height: 1, gray: [0, 0, 0], alpha: [0, 128, 255])
    #expect(image.opaque().gray == [255, 127, 0])
    #expect(image.opaque(over: 0).gray == [0, 0, 0])
    #expect(Frame(image, dithering: .threshold()).bytes == [0x60])
  }

  @Test("a frame made grey and thresholded is the frame")
  func backAndForth() {
    var dice = Dice(9)
    let frame = dice.frame(width: 37, height: 11)
    #expect(Frame(GrayImage(frame), dithering: .threshold()) == frame)
  }

  @Test("the Bayer matrix's first ranks lie as far apart as they can")
  func bayer() {
    let places = (0..<4).map { rank in
      (0..<64).first { ThresholdMatrix.bayer.rank(x: $0 & 7, y: $0 >> 3) == rank }
    }
    #expect(places == [0, 4 * 8 + 4, 4, 4 * 8])
    #expect(ThresholdMatrix.bayer.rank(x: -8, y: 16) == 0)
  }
}
