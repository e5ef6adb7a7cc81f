import InkBitmap
import InkErrors
import InkRaster
import InkTestKit
import Testing

@Suite struct PNGFileTests {
  private func frame(_ text: String) throws -> Frame {
    try #require(try AsciiPattern(text).frame)
  }

  @Test("a frame is a 1-bit grey file of its size")
  func header() throws {
    let file = PNGFile.encode(Frame(width: 250, height: 122))
    #expect(Array(file[0..<8]) == PNGSample.signature)
    // Length, name, width, height, bits, colour type, compression, filter, interlace.
    #expect(
      Array(file[8..<29])
        == [0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 250, 0, 0, 0, 122, 1, 0, 0, 0, 0])
  }

  @Test("black is 0 and white 255, one pixel a dot", arguments: [(1, 1), (3, 2), (8, 5), (122, 250)])
  func frameRoundTrip(width: Int, height: Int) throws {
    var frame = Frame(width: width, height: height)
    for y in 0..<height { for x in 0..<width where (x * 7 + y * 5) % 3 == 0 { frame[x, y] = .black } }
    let image = try PNGFile.decode(PNGFile.encode(frame))
    #expect(image == GrayImage(frame))
  }

  @Test(
    "a second ink has its colour, also over black",
    arguments: [(Ink.red, [UInt8](arrayLiteral: 255, 0, 0)), (.yellow, [255, 255, 0])])
  func twoInks(ink: Ink, rgb: [UInt8]) throws {
    let file = PNGFile.encode(ColorFrame(black: try frame("##.."), color: try frame("#.#."), ink: ink))
    let palette = PNGSample.chunk("PLTE", [255, 255, 255, 0, 0, 0] + rgb)
    #expect(Array(file[33..<33 + palette.count]) == palette)
    #expect(file[24] == 2 && file[25] == 3, "two bits, palette")
    let gray = try PNGFile.decode(file).gray
    #expect(gray[0] == gray[2])
    #expect(gray[1] == 0 && gray[3] == 255)
    #expect(gray[0] > 0 && gray[0] < 255)
  }

  @Test("every ink of a picture is read back in its pure colour")
  func manyInks() throws {
    var picture = ColorFrame(width: 9, height: 2, inks: Ink.pigments)
    for x in 0..<7 { picture[x, 1] = Ink.pigments[x] }
    let image = try PNGFile.decodeColor(PNGFile.encode(picture))
    #expect(image.width == 9 && image.height == 2 && image.alpha == nil)
    for y in 0..<2 {
      for x in 0..<9 {
        let color = PNGColor(picture[x, y])
        let i = y * 9 + x
        #expect([image.red[i], image.green[i], image.blue[i]] == [color.red, color.green, color.blue])
      }
    }
  }

  @Test("greys and opacities are read as colours too")
  func grayAsColor() throws {
    let gray = GrayImage(width: 2, height: 1, gray: [10, 200], alpha: [255, 7])
    let image = try PNGFile.decodeColor(PNGFile.encode(gray))
    #expect(image.red == [10, 200] && image.green == image.red && image.blue == image.red)
    #expect(image.alpha == [255, 7])
    #expect(throws: PictureError(.notPNG, name: "x")) { try PNGFile.decodeColor([1, 2, 3], name: "x") }
  }

  @Test(
    "a palette takes the bits it needs",
    arguments: [(1, 1), (2, 1), (3, 2), (4, 2), (5, 4), (16, 4), (17, 8), (256, 8)])
  func paletteBits(colors: Int, bits: UInt8) throws {
    let palette = (0..<colors).map { PNGColor(red: UInt8($0), green: UInt8($0), blue: UInt8($0)) }
    let indices = (0..<256).map { UInt8($0 % colors) }
    let file = PNGFile.encode(indices: indices, width: 16, height: 16, palette: palette)
    #expect(file[24] == bits)
    #expect(try PNGFile.decode(file).gray == indices)
  }

  @Test("greys and opacities come back as they were")
  func grayRoundTrip() throws {
    let opaque = GrayImage(width: 16, height: 16, gray: Array(0...255))
    #expect(try PNGFile.decode(PNGFile.encode(opaque)) == opaque)
    let clear = GrayImage(width: 16, height: 16, gray: Array(0...255), alpha: Array((0...255).reversed()))
    #expect(try PNGFile.decode(PNGFile.encode(clear)) == clear)
  }

  @Test(
    "every kind of file is read",
    arguments: [
      (
        "1-bit grey", PNGSample.file(width: 3, height: 1, depth: 1, colorType: 0, scanlines: [0, 0xA0]),
        [255, 0, 255], nil
      ),
      (
        "16-bit grey",
        PNGSample.file(width: 2, height: 1, depth: 16, colorType: 0, scanlines: [0, 0x80, 0x80, 0xFF, 0xFF]),
        [128, 255], nil
      ),
      (
        "grey with one clear value",
        PNGSample.file(
          width: 2, height: 1, depth: 8, colorType: 0, chunks: [("tRNS", [0, 9])], scanlines: [0, 9, 10]),
        [9, 10], [0, 255]
      ),
      (
        "colours",
        PNGSample.file(
          width: 2, height: 1, depth: 8, colorType: 2, scanlines: [0, 77, 77, 77, 255, 255, 255]),
        [77, 255], nil
      ),
      (
        "palette with opacities",
        PNGSample.file(
          width: 2, height: 1, depth: 2, colorType: 3,
          chunks: [("PLTE", [0, 0, 0, 200, 200, 200]), ("tRNS", [255, 40])], scanlines: [0, 0x40]),
        [200, 0], [40, 255]
      ),
      (
        "colours with opacity",
        PNGSample.file(
          width: 1, height: 2, depth: 8, colorType: 6, scanlines: [0, 5, 5, 5, 6, 0, 7, 7, 7, 8]),
        [5, 7], [6, 8]
      ),
      (
        // Adam7 sends pixel (0, 0), then (1, 0), then row 1.
        "interlaced",
        PNGSample.file(
          width: 2, height: 2, depth: 8, colorType: 0, interlaced: true, scanlines: [0, 1, 0, 2, 0, 3, 4]),
        [1, 2, 3, 4], nil
      ),
    ] as [(String, [UInt8], [UInt8], [UInt8]?)])
  func kinds(name: String, file: [UInt8], gray: [UInt8], alpha: [UInt8]?) throws {
    let image = try PNGFile.decode(file, name: name)
    #expect(image.gray == gray)
    #expect(image.alpha == alpha)
  }

  @Test(
    "colours weigh as bright as they look",
    arguments: [([255, 0, 0], 127), ([0, 255, 0], 220), ([0, 0, 255], 76), ([255, 255, 0], 247)]
      as [([UInt8], Int)])
  func luminance(rgb: [UInt8], expected: Int) throws {
    let file = PNGSample.file(width: 1, height: 1, depth: 8, colorType: 2, scanlines: [0] + rgb)
    let gray = Int(try PNGFile.decode(file).gray[0])
    #expect(abs(gray - expected) <= 2, "\(gray)")
  }

  @Test("a file in linear light comes out as sRGB")
  func linear() throws {
    let gamma = ("gAMA", [0, 1, 0x86, 0xA0] as [UInt8])
    let file = PNGSample.file(
      width: 1, height: 1, depth: 8, colorType: 0, chunks: [gamma], scanlines: [0, 55])
    #expect(abs(Int(try PNGFile.decode(file).gray[0]) - 127) <= 3)
  }

  @Test("a file cut anywhere is refused")
  func truncated() {
    let file = PNGFile.encode(Frame(width: 40, height: 30, filledWith: .black))
    for count in [8, 20, 33, 40, file.count - 12, file.count - 1] {
      #expect(throws: PictureError(.truncated, name: "a.png")) {
        try PNGFile.decode(Array(file[..<count]), name: "a.png")
      }
    }
  }

  @Test("what is no PNG is refused", arguments: [[], [0x89], Array("P4\n8 1\n123456".utf8)] as [[UInt8]])
  func notPNG(bytes: [UInt8]) {
    #expect(throws: PictureError(.notPNG, name: "x")) { try PNGFile.decode(bytes, name: "x") }
  }

  @Test("a huge picture is refused before its memory is taken")
  func huge() {
    let file = PNGSample.file(
      width: 2_000_000_000, height: 2_000_000_000, depth: 8, colorType: 0, scanlines: [])
    #expect(
      throws: PictureError(
        .tooLarge(width: 2_000_000_000, height: 2_000_000_000, maximumPixels: 32 << 20), name: "x")
    ) { try PNGFile.decode(file, name: "x") }
  }

  @Test("an altered byte is found by its check word")
  func damaged() {
    var file = PNGFile.encode(Frame(width: 9, height: 9))
    file[19] ^= 1
    #expect(throws: PictureError(.damaged("IHDR: CRC error"), name: "x")) {
      try PNGFile.decode(file, name: "x")
    }
  }

  @Test(
    "what a person reads",
    arguments: [
      (
        PictureError.Kind.notPNG, "a.png is not a PNG picture.",
        "It is in another format, whatever its name ends in.",
        "Convert it to PNG, for example with: convert PICTURE png:OUT.png", InkErrors.ExitStatus.badData
      ),
      (
        .tooLarge(width: 9, height: 8, maximumPixels: 7), "a.png is 9 × 8 pixels; at most 7 pixels are read.",
        "The picture is not meant for a panel.", "Scale the picture to the size of the panel.", .badData
      ),
      (
        .truncated, "a.png ends too early.", "It was not written or copied to its end.",
        "Copy or write the picture again.", .badData
      ),
      (
        .damaged("bad"), "a.png is damaged: bad.", "It was altered after it was written.",
        "Copy or write the picture again.", .badData
      ),
      (
        .tooLong(bytes: 9, maximum: 8), "a.png has 9 bytes; drawings are read up to 8.",
        "It has a photograph in it, or far more lines than a panel shows.",
        "Simplify the drawing, or export it as PNG.", .badData
      ),
      (
        .noLibrary(.svg), "a.png is a drawing in SVG, which nothing here draws.",
        "librsvg2-2 is not installed.", "sudo apt install librsvg2-2", .deviceUnavailable
      ),
      (
        .noLibrary(.pdf), "a.png is a drawing in PDF, which nothing here draws.",
        "libpoppler-glib8 is not installed.", "sudo apt install libpoppler-glib8", .deviceUnavailable
      ),
      (
        .outOfMemory(width: 9, height: 8), "There is not enough memory to read a.png, which is 9 × 8 pixels.",
        "The picture is far larger than a panel.", "Scale the picture to the size of the panel.", .software
      ),
    ] as [(PictureError.Kind, String, String, String, InkErrors.ExitStatus)])
  func explanation(
    kind: PictureError.Kind, what: String, cause: String, remedy: String, status: InkErrors.ExitStatus
  ) {
    let error = PictureError(kind, name: "a.png")
    #expect(error.explanation == Explanation(what, cause: cause, remedy: remedy))
    #expect(error.exitStatus == status)
  }
}
