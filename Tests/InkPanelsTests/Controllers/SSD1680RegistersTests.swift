import InkBitmap
import Testing

@testable import InkPanels

/// Bytes worked out by hand from the SSD1680 datasheet's command table.
@Suite struct SSD1680RegistersTests {
  @Test(
    "0x01 counts gate lines from 0, low byte first",
    arguments: [
      (250, [0xF9, 0x00, 0x00]), (296, [0x27, 0x01, 0x00]), (264, [0x07, 0x01, 0x00]),
      (256, [0xFF, 0x00, 0x00]),
    ] as [(Int, [UInt8])])
  func driverOutput(lines: Int, bytes: [UInt8]) {
    #expect(SSD1680Registers.driverOutput(lines: lines) == bytes)
  }

  @Test(
    "0x1A takes sixteenths of a degree, left-justified in 12 bits",
    arguments: [
      (100, [0x64, 0x00]), (90, [0x5A, 0x00]), (25, [0x19, 0x00]), (0, [0x00, 0x00]), (-1, [0xFF, 0x00]),
      (-25, [0xE7, 0x00]), (300, [0x7F, 0x00]),
    ] as [(Int, [UInt8])])
  func temperature(celsius: Int, bytes: [UInt8]) {
    #expect(SSD1680Registers.temperature(celsius: celsius) == bytes)
  }

  @Test("0x21 tells a glass wired from source 8 on in the second byte")
  func updateControl1() {
    #expect(SSD1680Registers.updateControl1(startsAtSource8: true) == [0x00, 0x80])
    #expect(SSD1680Registers.updateControl1(startsAtSource8: false) == [0x00, 0x00])
  }

  @Test("0x22 lists the steps of each kind of refresh")
  func updateControl2() {
    #expect(SSD1680Update.full.rawValue == 0xF7)
    #expect(SSD1680Update.fast.rawValue == 0xD7)
    #expect(SSD1680Update.partial.rawValue == 0xFF)
  }

  @Test("0x11 and 0x18 are the values of the data sheet")
  func constants() {
    #expect(SSD1680Registers.dataEntryRightThenDown == [0x03])
    #expect(SSD1680Registers.internalSensor == [0x80])
  }

  @Test("The window of the whole 122 × 250 glass is bytes 0 to 15, lines 0 to 249")
  func wholeWindow() throws {
    let window = try #require(SSD1680Window(PixelRect(x: 0, y: 0, width: 122, height: 250), offset: 0))
    #expect(window.xRange == [0x00, 0x0F])
    #expect(window.yRange == [0x00, 0x00, 0xF9, 0x00])
    #expect(window.xStart == [0x00])
    #expect(window.yStart == [0x00, 0x00])
  }

  @Test("Pixels 13 to 37 widened to bytes are columns 1 to 4")
  func roundedWindow() throws {
    let rect = PixelRect(x: 13, y: 258, width: 25, height: 20).alignedToBytes(width: 176)
    let window = try #require(SSD1680Window(rect, offset: 0))
    #expect(window.xRange == [0x01, 0x04])
    #expect(window.yRange == [0x02, 0x01, 0x15, 0x01])
    #expect(window.yStart == [0x02, 0x01])
  }

  @Test("A glass bonded one byte into memory shifts the columns, not the lines")
  func offsetWindow() throws {
    let window = try #require(SSD1680Window(PixelRect(x: 0, y: 3, width: 152, height: 1), offset: 1))
    #expect(window.xRange == [0x01, 0x13])
    #expect(window.xStart == [0x01])
    #expect(window.yRange == [0x03, 0x00, 0x03, 0x00])
  }

  @Test("There is no window of nothing, nor one outside what the registers can say")
  func impossibleWindow() {
    #expect(SSD1680Window(PixelRect(x: 0, y: 0, width: 0, height: 4), offset: 0) == nil)
    #expect(SSD1680Window(PixelRect(x: 512, y: 0, width: 8, height: 4), offset: 0) == nil)
    #expect(SSD1680Window(PixelRect(x: 0, y: 510, width: 8, height: 4), offset: 0) == nil)
    #expect(SSD1680Window(PixelRect(x: -8, y: 0, width: 8, height: 4), offset: 0) == nil)
  }
}
