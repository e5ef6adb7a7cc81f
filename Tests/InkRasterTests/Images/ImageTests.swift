import Foundation
import InkBitmap
import InkTestKit
import InkViews
import Testing

@testable import InkPictures
@testable import InkRaster

@Suite("Pictures")
struct ImageTests {
  private func source(_ image: GrayImage) -> ImageRequest.Source { .data(Data(PNGFile.encode(image))) }

  private func draw(
    _ request: ImageRequest, _ rect: CGRect, width: Int, height: Int, tint: Paint? = nil, opacity: Float = 1,
    on ink: Ink = .white, mapping: InkMapping = .fullColor
  ) throws -> Frame {
    try drawn(
      [.image(request, in: rect, tint: tint, opacity: opacity, transform: .identity)], width: width,
      height: height,
      on: ink, mapping: mapping)
  }

  @Test("Pixel art is enlarged by whole pixels")
  func pixelArt() throws {
    let image = GrayImage(width: 2, height: 2, gray: [0, 255, 255, 0])
    let frame = try draw(
      ImageRequest(source(image), interpolated: false), CGRect(x: 1, y: 1, width: 4, height: 4), width: 6,
      height: 6)
    expectPattern(
      frame,
      """
      ......
      .##...
      .##...
      ...##.
      ...##.
      ......
      """)
  }

  @Test("A picture for its own sake is crisp or diffused as it says, whatever its colours")
  func ownWay() throws {
    let image = GrayImage(width: 8, height: 2, gray: [UInt8](repeating: 100, count: 16))
    let box = CGRect(x: 0, y: 0, width: 8, height: 2)
    let crisp = try draw(ImageRequest(source(image), isDrawing: true), box, width: 8, height: 2)
    #expect(crisp.bytes == [0xFF, 0xFF])
    let diffused = try draw(ImageRequest(source(image), isDrawing: false), box, width: 8, height: 2)
    #expect(diffused.bytes != [0xFF, 0xFF] && diffused.bytes != [0, 0])
  }

  @Test("White parts of an opaque picture cover what is behind; clear parts do not")
  func covering() throws {
    let opaque = GrayImage(width: 8, height: 1, gray: [0, 0, 255, 255, 0, 0, 255, 255])
    let box = CGRect(x: 0, y: 0, width: 8, height: 1)
    #expect(
      try draw(ImageRequest(source(opaque)), box, width: 8, height: 1, on: .black).bytes == [0b1100_1100])
    var clear = opaque
    clear.alpha = [255, 255, 255, 255, 0, 0, 0, 0]
    #expect(
      try draw(ImageRequest(source(clear)), box, width: 8, height: 1, on: .black).bytes == [0b1100_1111])
  }

  @Test("A dark icon is solid, however much of it is its soft edge")
  func softEdges() throws {
    let edge: [UInt8] = [60, 255, 255, 255, 255, 255, 60, 0]
    let icon = GrayImage(
      width: 8, height: 2, gray: [UInt8](repeating: 20, count: 16), alpha: edge + edge)
    let box = CGRect(x: 0, y: 0, width: 8, height: 2)
    let frame = try draw(ImageRequest(source(icon)), box, width: 8, height: 2)
    #expect(frame.bytes == [0b0111_1100, 0b0111_1100])
  }

  @Test("A template is its opacity in the tint")
  func template() throws {
    let image = GrayImage(
      width: 8, height: 1, gray: [UInt8](repeating: 200, count: 8), alpha: [255, 255, 0, 0, 255, 0, 0, 255])
    let request = ImageRequest(source(image), isTemplate: true)
    let box = CGRect(x: 0, y: 0, width: 8, height: 1)
    #expect(try draw(request, box, width: 8, height: 1, tint: .black).bytes == [0b1100_1001])
    #expect(try draw(request, box, width: 8, height: 1, tint: .white, on: .black).bytes == [0b0011_0110])
  }

  @Test("A photograph keeps its mean gray", arguments: [40, 128, 200])
  func photograph(_ gray: Int) throws {
    // A slope, so that it is no line art, about the gray.
    let pixels = (0..<1024).map { UInt8(max(0, min(255, gray + ($0 % 32) - 16))) }
    let image = GrayImage(width: 32, height: 32, gray: pixels)
    let frame = try draw(
      ImageRequest(source(image)), CGRect(x: 0, y: 0, width: 32, height: 32), width: 32, height: 32)
    let share = Double(frame.inkCount) / 1024
    #expect(abs(share - (1 - Double(gray) / 255)) < 0.05)
  }

  @Test("On a lock screen light is ink")
  func prominence() throws {
    let image = GrayImage(
      width: 8, height: 1, gray: [255, 255, 0, 0, 0, 0, 0, 0], alpha: [255, 255, 0, 0, 0, 0, 0, 0])
    let frame = try draw(
      ImageRequest(source(image)), CGRect(x: 0, y: 0, width: 8, height: 1), width: 8, height: 1,
      mapping: .prominence)
    #expect(frame.bytes == [0b1100_0000])
  }

  @Test("Scaling keeps the mean and does not bleed clear pixels' greys")
  func scaling() {
    let ramp = GrayImage(width: 100, height: 40, gray: (0..<4000).map { UInt8(($0 % 100) * 2) })
    let small = ramp.scaled(width: 25, height: 10, interpolated: true)
    let mean = { (image: GrayImage) in
      Double(image.gray.reduce(0) { $0 + Int($1) }) / Double(image.gray.count)
    }
    #expect(abs(mean(small) - mean(ramp)) < 2)
    let large = ramp.scaled(width: 250, height: 90, interpolated: true)
    #expect(abs(mean(large) - mean(ramp)) < 2)
    let half = GrayImage(width: 4, height: 1, gray: [0, 0, 255, 255], alpha: [255, 255, 0, 0])
    let mixed = half.scaled(width: 2, height: 1, interpolated: true)
    #expect(mixed.gray[0] == 0)
    #expect((mixed.alpha?[0] ?? 0) > 150)
  }

  @Test("A file is read again when it changes, and missing pictures are noted")
  func files() throws {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent(
      "raster-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let file = directory.appendingPathComponent("sign.png")
    let store = PictureStore(directories: [directory.path])
    #expect(store.picture(for: .named("sign", bundle: nil)) == nil)
    try Data(PNGFile.encode(Frame(width: 3, height: 2))).write(to: file)
    #expect(store.picture(for: .named("sign", bundle: nil))?.width == 3)
    #expect(store.picture(for: .file(file.path))?.height == 2)
    try Data(PNGFile.encode(Frame(width: 30, height: 20))).write(to: file)
    #expect(store.picture(for: .named("sign", bundle: nil))?.width == 30)
    #expect(store.picture(for: .named("../sign", bundle: nil)) == nil)

    let fonts = try openFonts()
    var frame = Frame(width: 8, height: 8)
    let rasterizer = Rasterizer(fonts: fonts)
    rasterizer.draw(
      DisplayList([
        .image(
          ImageRequest(.file("/nonexistent.png")), in: CGRect(x: 0, y: 0, width: 8, height: 8), tint: nil,
          opacity: 1,
          transform: .identity)
      ]), into: &frame)
    #expect(rasterizer.problems == [.unreadableImage("/nonexistent.png")])
    #expect(frame.inkCount == 0)
  }

  @Test("A picture's size in points is its pixels")
  func size() throws {
    let measurer = PangoTextMeasurer(fonts: try openFonts(), scale: 2)
    let image = GrayImage(width: 30, height: 20, gray: [UInt8](repeating: 0, count: 600))
    #expect(measurer.imageSize(ImageRequest(source(image))) == CGSize(width: 30, height: 20))
    #expect(measurer.imageSize(ImageRequest(.data(Data([1, 2, 3])))) == nil)
  }

  @Test("On a panel of several inks a picture has its colours, a drawing by the nearest ink")
  func colored() throws {
    var source = ColorFrame(width: 8, height: 8, inks: Ink.pigments)
    source.fill(PixelRect(x: 0, y: 0, width: 4, height: 4), with: .red)
    source.fill(PixelRect(x: 4, y: 0, width: 4, height: 4), with: .blue)
    source.fill(PixelRect(x: 0, y: 4, width: 4, height: 4), with: .green)
    let image = DrawCommand.image(
      ImageRequest(.data(Data(PNGFile.encode(source))), interpolated: false),
      in: CGRect(x: 2, y: 1, width: 8, height: 8), tint: nil, opacity: 1, transform: .identity)
    let rasterizer = Rasterizer(fonts: try openFonts())
    var six = ColorFrame(width: 12, height: 10, inks: [.white, .black, .red, .yellow, .green, .blue])
    rasterizer.draw(DisplayList([image]), into: &six)
    #expect(six[2, 1] == .red && six[9, 1] == .blue && six[2, 8] == .green && six[9, 8] == .white)
    #expect(six[1, 1] == .white && six[10, 1] == .white)
    // Where a hue is missing the nearest ink is dark, not paper.
    var three = ColorFrame(width: 12, height: 10, inks: [.white, .black, .red])
    rasterizer.draw(DisplayList([image]), into: &three)
    #expect(three[2, 1] == .red && three[9, 1] == .black)
  }
}
