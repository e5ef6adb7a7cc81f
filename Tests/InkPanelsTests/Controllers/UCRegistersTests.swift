import InkBitmap
import Testing

@testable import InkPanels

/// Bytes worked out by hand from the UC8179 and UC8151 datasheets' command tables.
@Suite struct UCRegistersTests {
  @Test(
    "0x00 says which inks, and where waveforms come from",
    arguments: [
      (.uc8179, false, false, [0x1F]), (.uc8179, false, true, [0x3F]), (.uc8179, true, false, [0x0F]),
      (.uc8179, true, true, [0x2F]), (.il91874, false, true, [0xBF]), (.il91874, true, true, [0xAF]),
      (.jd79653a, false, true, [0xFF, 0x0E]), (.uc8175, false, false, [0x4F]), (.uc8175, false, true, [0x6F]),
    ] as [(UCChip, Bool, Bool, [UInt8])])
  func panelSetting(chip: UCChip, hasColor: Bool, isWritten: Bool, bytes: [UInt8]) {
    #expect(UCRegisters.panelSetting(chip, hasColor: hasColor, usesWrittenWaveform: isWritten) == bytes)
  }

  @Test("0x14, 0x15 and 0x16 begin with first column and row, columns and rows: 40 × 60 from (24, 30)")
  func dataWindow() {
    #expect(
      UCRegisters.dataWindow(PixelRect(x: 24, y: 30, width: 40, height: 60)) == [
        0x00, 0x18, 0x00, 0x1E, 0x00, 0x28, 0x00, 0x3C,
      ])
    #expect(
      UCRegisters.dataWindow(PixelRect(x: 0, y: 0, width: 176, height: 264)) == [
        0x00, 0x00, 0x00, 0x00, 0x00, 0xB0, 0x01, 0x08,
      ])
  }

  @Test(
    "0x61 takes columns in as many bytes as the chip needs, high byte first",
    arguments: [
      (.uc8179, 800, 480, [0x03, 0x20, 0x01, 0xE0]), (.uc8179, 648, 480, [0x02, 0x88, 0x01, 0xE0]),
      (.uc8176, 400, 300, [0x01, 0x90, 0x01, 0x2C]), (.uc8151, 128, 296, [0x80, 0x01, 0x28]),
      (.uc8151, 104, 212, [0x68, 0x00, 0xD4]), (.uc8175, 80, 128, [0x50, 0x80]),
      (.il91874, 176, 264, [0x00, 0xB0, 0x01, 0x08]), (.jd79653a, 200, 200, [0xC8, 0x00, 0xC8]),
      (.uc8253, 240, 416, [0xF0, 0x01, 0xA0]),
    ] as [(UCChip, Int, Int, [UInt8])])
  func resolution(chip: UCChip, width: Int, height: Int, bytes: [UInt8]) {
    #expect(UCRegisters.resolution(chip, width: width, height: height) == bytes)
  }

  @Test(
    "0x90 encloses whole bytes: the last column ends in binary 111",
    arguments: [
      (.uc8179, PixelRect(x: 0, y: 0, width: 800, height: 480), [0, 0, 0x03, 0x1F, 0, 0, 0x01, 0xDF, 0x01]),
      (
        .uc8179, PixelRect(x: 264, y: 258, width: 24, height: 10),
        [0x01, 0x08, 0x01, 0x1F, 0x01, 0x02, 0x01, 0x0B, 0x01]
      ),
      (.uc8151, PixelRect(x: 16, y: 290, width: 8, height: 6), [0x10, 0x17, 0x01, 0x22, 0x01, 0x27, 0x01]),
    ] as [(UCChip, PixelRect, [UInt8])])
  func window(chip: UCChip, rect: PixelRect, bytes: [UInt8]) {
    #expect(UCRegisters.window(chip, rect) == bytes)
  }

  @Test("0x50 keeps the polarity in every mode; only the border changes, and copying needs its bit")
  func interval() {
    #expect(UCRegisters.interval(.uc8179, hasColor: false, border: .white) == [0x29, 0x07])
    #expect(UCRegisters.interval(.uc8179, hasColor: false, border: .floats) == [0xA9, 0x07])
    #expect(UCRegisters.interval(.uc8179, hasColor: true, border: .white) == [0x11, 0x07])
    #expect(UCRegisters.interval(.uc8179, hasColor: true, border: .floats) == [0x91, 0x07])
    #expect(UCRegisters.interval(.uc8151, hasColor: false, border: .white) == [0x97])
    #expect(UCRegisters.interval(.uc8151, hasColor: false, border: .floats) == [0x17])
    #expect(UCRegisters.interval(.uc8151, hasColor: true, border: .white) == [0x77])
    #expect(UCRegisters.interval(.uc8151, hasColor: true, border: .floats) == [0xF7])
    for (chip, polarity, one) in [(UCChip.uc8179, 0, 0x01), (.uc8151, 4, 0x01)] as [(UCChip, UInt8, UInt8)] {
      for border in [UCRegisters.Border.white, .floats] {
        let byte = UCRegisters.interval(chip, hasColor: false, border: border)[0]
        #expect(byte >> polarity & 3 == one)
      }
    }
  }

  @Test(
    "0xE5 is the temperature as it is", arguments: [(90, 0x5A), (110, 0x6E), (-1, 0xFF)] as [(Int, UInt8)])
  func temperature(celsius: Int, byte: UInt8) {
    #expect(UCRegisters.temperature(celsius: celsius) == [byte])
    #expect(UCRegisters.usesForcedTemperature == [0x02] && UCRegisters.deepSleepCheck == [0xA5])
  }

  @Test("A written waveform is a row of 44 bytes for VCOM and rows of 42 for the pixels")
  func waveform() {
    let registers = UCWaveform.partial(clock: 0x3A, vcomVoltage: 0x08).registers
    #expect(registers.map(\.command) == [0x30, 0x82, 0x20, 0x21, 0x22, 0x23, 0x24])
    #expect(registers.map(\.data.count) == [1, 1, 44, 42, 42, 42, 42])
    #expect(Array(registers[4].data[0..<7]) == [0x80, 0x20, 0x01, 0x00, 0x00, 0x01, 0x00])
    #expect(Array(registers[5].data[0..<7]) == [0x40, 0x20, 0x01, 0x00, 0x00, 0x01, 0x00])
    #expect(UCWaveform.partialUC8179.registers.last == RegisterWrite(0x25, [UInt8](repeating: 0, count: 42)))
  }

  /// Frames of a row: the four counts of a group as often as it is passed.
  static func frames(_ groups: [[UInt8]]) -> Int {
    groups.reduce(0) { sum, group in sum + group[1...4].reduce(0) { $0 + Int($1) } * Int(group[5]) }
  }

  /// Frames a row pushes towards white, less those towards black.
  static func balance(_ groups: [[UInt8]]) -> Int {
    groups.reduce(0) { sum, group in
      let pushes = (0..<4).map { phase -> Int in
        let voltage = group[0] >> UInt8(6 - 2 * phase) & 3
        return Int(group[1 + phase]) * (voltage == 2 ? 1 : voltage == 1 ? -1 : 0)
      }
      return sum + pushes.reduce(0, +) * Int(group[5])
    }
  }

  @Test("Rows of a waveform take the same time, and push opposite changes by opposite amounts")
  func balanced() {
    for (waveform, count) in [
      (UCWaveform.full(vcomVoltage: 0x08), 152), (.partial(clock: nil, vcomVoltage: 0x08), 33),
      (.partialUC8176, 56), (.partialUC8179, 70),
    ] {
      for row in [
        waveform.vcom, waveform.whiteStays, waveform.toWhite, waveform.toBlack, waveform.blackStays,
      ] {
        #expect(Self.frames(row) == count)
      }
      #expect(Self.balance(waveform.whiteStays) == -Self.balance(waveform.blackStays))
    }
    #expect(Self.balance(UCWaveform.partialUC8176.toWhite) == -Self.balance(UCWaveform.partialUC8176.toBlack))
  }
}
