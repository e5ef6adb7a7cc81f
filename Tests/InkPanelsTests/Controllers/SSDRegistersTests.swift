import InkBitmap
import Testing

@testable import InkPanels

/// Bytes worked out by hand from the SSD1680 datasheet's command table.
@Suite struct SSDRegistersTests {
  @Test(
    "0x01 counts gate lines from 0, low byte first",
    arguments: [
      (250, [0xF9, 0x00, 0x00]), (296, [0x27, 0x01, 0x00]), (264, [0x07, 0x01, 0x00]),
      (256, [0xFF, 0x00, 0x00]),
    ] as [(Int, [UInt8])])
  func driverOutput(lines: Int, bytes: [UInt8]) {
    #expect(SSDRegisters.driverOutput(lines: lines) == bytes)
  }

  @Test(
    "0x1A takes sixteenths of a degree, left-justified in 12 bits",
    arguments: [
      (100, [0x64, 0x00]), (90, [0x5A, 0x00]), (25, [0x19, 0x00]), (0, [0x00, 0x00]), (-1, [0xFF, 0x00]),
      (-25, [0xE7, 0x00]), (300, [0x7F, 0x00]),
    ] as [(Int, [UInt8])])
  func temperature(celsius: Int, bytes: [UInt8]) {
    #expect(SSDRegisters.temperature(celsius: celsius) == bytes)
  }

  @Test("0x21 tells a glass wired from source 8 on in the second byte")
  func updateControl1() {
    #expect(SSDRegisters.updateControl1(startsAtSource8: true) == [0x00, 0x80])
    #expect(SSDRegisters.updateControl1(startsAtSource8: false) == [0x00, 0x00])
  }

  @Test("0x22 lists the steps of each kind of refresh")
  func updateControl2() {
    #expect(SSDUpdate.full.rawValue == 0xF7)
    #expect(SSDUpdate.fast.rawValue == 0xD7)
    #expect(SSDUpdate.partial.rawValue == 0xFF)
  }

  @Test("0x11 and 0x18 are the values of the data sheet")
  func constants() {
    #expect(SSDRegisters.dataEntry(isBottomUp: false) == [0x03])
    #expect(SSDRegisters.internalSensor == [0x80])
  }

  /// A window on a glass as large as the chip, `offset` bytes into memory.
  static func window(
    _ rect: PixelRect, offset: Int = 0, on chip: SSDChip = .ssd1680, height: Int = 296,
    isBottomUp: Bool = false
  ) -> SSDWindow? {
    var model = PanelModel.waveshare2in13V4
    model.height = height
    model.ramColumnOffset = offset
    model.isBottomUp = isBottomUp
    return SSDWindow(rect, on: model, chip)
  }

  @Test("The window of the whole 122 × 250 glass is bytes 0 to 15, lines 0 to 249")
  func wholeWindow() throws {
    let window = try #require(Self.window(PixelRect(x: 0, y: 0, width: 122, height: 250), offset: 0))
    #expect(window.xRange == [0x00, 0x0F])
    #expect(window.yRange == [0x00, 0x00, 0xF9, 0x00])
    #expect(window.xStart == [0x00])
    #expect(window.yStart == [0x00, 0x00])
  }

  @Test("Pixels 13 to 37 widened to bytes are columns 1 to 4")
  func roundedWindow() throws {
    let rect = PixelRect(x: 13, y: 258, width: 25, height: 20).alignedToBytes(width: 176)
    let window = try #require(Self.window(rect, offset: 0))
    #expect(window.xRange == [0x01, 0x04])
    #expect(window.yRange == [0x02, 0x01, 0x15, 0x01])
    #expect(window.yStart == [0x02, 0x01])
  }

  @Test("A glass bonded one byte into memory shifts the columns, not the lines")
  func offsetWindow() throws {
    let window = try #require(Self.window(PixelRect(x: 0, y: 3, width: 152, height: 1), offset: 1))
    #expect(window.xRange == [0x01, 0x13])
    #expect(window.xStart == [0x01])
    #expect(window.yRange == [0x03, 0x00, 0x03, 0x00])
  }

  @Test("There is no window of nothing, nor one outside what the registers can say")
  func impossibleWindow() {
    #expect(Self.window(PixelRect(x: 0, y: 0, width: 0, height: 4), offset: 0) == nil)
    #expect(Self.window(PixelRect(x: 512, y: 0, width: 8, height: 4), offset: 0) == nil)
    #expect(Self.window(PixelRect(x: 0, y: 510, width: 8, height: 4), offset: 0) == nil)
    #expect(Self.window(PixelRect(x: -8, y: 0, width: 8, height: 4), offset: 0) == nil)
  }

  @Test("The SSD1677 counts X in pixels, two bytes each, and rows of glass mounted bottom up run backwards")
  func pixelWindow() throws {
    let rect = PixelRect(x: 264, y: 10, width: 24, height: 3)
    let window = try #require(Self.window(rect, on: .ssd1677, height: 480, isBottomUp: true))
    // 264 = 0x108, 287 = 0x11F; row 10 is line 469 = 0x1D5, row 12 line 467 = 0x1D3.
    #expect(window.xRange == [0x08, 0x01, 0x1F, 0x01])
    #expect(window.xStart == [0x08, 0x01])
    #expect(window.yRange == [0xD5, 0x01, 0xD3, 0x01])
    #expect(window.yStart == [0xD5, 0x01])
    #expect(SSDRegisters.dataEntry(isBottomUp: true) == [0x01])
    #expect(SSDRegisters.driverOutput(lines: 680, scan: 0x02) == [0xA7, 0x02, 0x02])
  }

  @Test("The SSD1683 takes whole degrees")
  func wholeDegrees() {
    #expect(SSDRegisters.temperature(celsius: 110, bytes: SSDChip.ssd1683.temperatureBytes) == [0x6E])
  }

  @Test(
    "Steps with a waveform of the host's neither sense nor load",
    arguments: [
      (.full, .sensed, 0xF7), (.fast, .pretended(celsius: 90), 0xD7), (.partial, .sensed, 0xFF),
      (.full, .written([]), 0xC7), (.partial, .written([]), 0xCF),
    ] as [(RefreshMode, RefreshTraits.Waveform, UInt8)])
  func steps(mode: RefreshMode, waveform: RefreshTraits.Waveform, value: UInt8) {
    #expect(SSDUpdate.steps(for: mode, waveform).rawValue == value)
  }

  @Test("A waveform of the host's is 153 bytes and its four voltages")
  func written() {
    let registers = SSDWaveform.partial2in9.registers
    #expect(registers.map(\.command) == [0x32, 0x3F, 0x03, 0x04, 0x2C])
    let table = registers[0].data
    #expect(table.count == 153)
    #expect(Array(table[0..<2]) == [0x00, 0x40] && Array(table[12..<14]) == [0x80, 0x80])
    #expect(Array(table[24..<26]) == [0x40, 0x40] && Array(table[36..<38]) == [0x00, 0x80])
    #expect(Array(table[60..<67]) == [0x0A, 0, 0, 0, 0, 0, 0x01])
    #expect(Array(table[144..<153]) == [0x22, 0x22, 0x22, 0x22, 0x22, 0x22, 0, 0, 0])
    #expect(registers.dropFirst().map(\.data) == [[0x22], [0x17], [0x41, 0xB0, 0x32], [0x36]])
  }
}
