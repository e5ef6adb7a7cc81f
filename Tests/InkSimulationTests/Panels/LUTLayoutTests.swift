import Testing

@testable import InkSimulation

@Suite("LUT registers")
struct LUTLayoutTests {
  private func table(rows: [[UInt8]], groups: Int, timings: [[UInt8]], timing: Int) -> [UInt8] {
    func padded(_ bytes: [UInt8], _ count: Int) -> [UInt8] {
      bytes + [UInt8](repeating: 0, count: count - bytes.count)
    }
    return (0..<5).flatMap { padded($0 < rows.count ? rows[$0] : [], groups) }
      + (0..<groups).flatMap { padded($0 < timings.count ? timings[$0] : [], timing) }
  }

  @Test("SSD1675A, 2.13 inch: full 90 frames, partial 10")
  func ssd1675A() throws {
    let full = table(
      rows: [[0x80, 0x60, 0x40], [0x10, 0x60, 0x20], [0x80, 0x60, 0x40], [0x10, 0x60, 0x20]], groups: 7,
      timings: [[3, 3, 0, 0, 2], [9, 9, 0, 0, 2], [3, 3, 0, 0, 2]], timing: 5)
    let waveform = try #require(SSDChip.ssd1675A.lut.waveform(full))
    #expect(waveform.frames == 90)
    let partial = table(rows: [[], [0x80], [0x40]], groups: 7, timings: [[10, 0, 0, 0, 0]], timing: 5)
    let differential = try #require(SSDChip.ssd1675A.lut.waveform(partial))
    #expect(differential.frames == 10 && differential.kind == .differential)
    #expect(differential.responses[1] == .drive(to: 255).shifted(by: 260))
    #expect(differential.responses[0].isNone)
  }

  @Test("SSD1677, 3.7 inch: 76, 38 and 28 frames")
  func ssd1677() throws {
    let grey = table(
      rows: [[0x2A, 0x06, 0x15], [0x28, 0x06, 0x14], [0x20, 0x06, 0x10], [0x14, 0x06, 0x28]], groups: 10,
      timings: [[0, 2, 2, 10, 0], [0, 0, 8, 8, 2], [0, 2, 2, 10, 0]], timing: 5)
    #expect(try #require(SSDChip.ssd1677.lut.waveform(grey)).frames == 76)
    let black = table(
      rows: [[0x2A, 0x05], [0x05, 0x2A]], groups: 10, timings: [[0, 2, 3, 10, 0], [2, 6, 10, 5, 0]], timing: 5
    )
    #expect(try #require(SSDChip.ssd1677.lut.waveform(black)).frames == 38)
    let du = table(
      rows: [[], [0x01, 0x2A], [0x0A, 0x55]], groups: 10, timings: [[0, 0, 5, 5, 0], [5, 3, 5, 5, 0]],
      timing: 5)
    let waveform = try #require(SSDChip.ssd1677.lut.waveform(du))
    #expect(waveform.frames == 28 && waveform.kind == .differential)
    #expect(waveform.responses[1].level(after: 0) == 255 && waveform.responses[2].level(after: 255) == 0)
  }

  @Test("SSD1683, 4.2 inch, four greys: 260 frames, in the order white, light, dark, black")
  func ssd1683() throws {
    let rows: [[[UInt8]]] = [
      [
        [1, 0x0A, 0x1B, 0x0F, 3, 1, 1], [5, 0x0A, 1, 0x0A, 1, 1, 1], [5, 8, 3, 2, 4, 1, 1],
        [1, 4, 4, 2, 0, 1, 1],
      ],
      [
        [1, 0x0A, 0x1B, 0x0F, 3, 1, 1], [5, 0x4A, 1, 0x8A, 1, 1, 1], [5, 0x48, 3, 0x82, 0x84, 1, 1],
        [1, 0x84, 0x84, 0x82, 0, 1, 1],
      ],
      [
        [1, 0x0A, 0x1B, 0x8F, 3, 1, 1], [5, 0x4A, 1, 0x8A, 1, 1, 1], [5, 0x48, 0x83, 0x82, 4, 1, 1],
        [1, 4, 4, 2, 0, 1, 1],
      ],
      [
        [1, 0x8A, 0x1B, 0x8F, 3, 1, 1], [5, 0x4A, 1, 0x8A, 1, 1, 1], [5, 0x48, 0x83, 2, 4, 1, 1],
        [1, 4, 4, 2, 0, 1, 1],
      ],
      [
        [1, 0x8A, 0x9B, 0x8F, 3, 1, 1], [5, 0x4A, 1, 0x8A, 1, 1, 1], [5, 0x48, 3, 0x42, 4, 1, 1],
        [1, 4, 4, 0x42, 0, 1, 1],
      ],
    ]
    let idle: [UInt8] = [1, 0, 0, 0, 0, 1, 1]
    var bytes: [UInt8] = rows.flatMap { row in Array((row + [idle, idle]).joined()) }
    bytes += [UInt8](repeating: 0, count: 14) + [2, 0, 0]
    #expect(bytes.count == 227)
    let waveform = try #require(SSDChip.ssd1683.lut.waveform(bytes))
    #expect(waveform.frames == 260)
    let levels = waveform.responses.map { $0.level(after: 128) }
    #expect(levels == levels.sorted() && Set(levels).count == 4 && levels[0] == 0 && levels[3] == 255)
  }

  @Test("First generation: 30 bytes, voltages of all four transitions in one byte")
  func firstGeneration() throws {
    let full: [UInt8] =
      [0x50, 0xAA, 0x55, 0xAA, 0x11] + [UInt8](repeating: 0, count: 15) + [
        0xFF, 0xFF, 0x1F, 0, 0, 0, 0, 0, 0, 0,
      ]
    let waveform = try #require(SSDChip.il3820.lut.waveform(full))
    #expect(waveform.frames == 76)
    #expect(waveform.responses.map { $0.level(after: 128) } == [0, 255, 0, 255])
    let partial: [UInt8] =
      [0x10, 0x18, 0x18, 0x08, 0x18, 0x18, 0x08] + [UInt8](repeating: 0, count: 13)
      + [0x13, 0x14, 0x44, 0x12, 0, 0, 0, 0, 0, 0]
    let differential = try #require(SSDChip.il3820.lut.waveform(partial))
    #expect(differential.kind == .differential)
    #expect(differential.responses[0].isNone && differential.responses[3].isNone)
    #expect(
      differential.responses[1].level(after: 0) > 128 && differential.responses[2].level(after: 255) < 128)
  }

  @Test("IL3895: 16 phases of 29 bytes, a count of a byte each")
  func il3895() throws {
    let full: [UInt8] =
      [0x22, 0x55, 0xAA, 0x55, 0xAA, 0x55, 0xAA, 0x11] + [UInt8](repeating: 0, count: 8)
      + [UInt8](repeating: 0x1E, count: 8) + [1, 0, 0, 0, 0]
    let waveform = try #require(SSDChip.il3895.lut.waveform(full))
    #expect(waveform.frames == 8 * 30 + 1)
    #expect(waveform.responses.map { $0.level(after: 128) } == [0, 255, 0, 255])
  }

  @Test("A register of another chip is known by its length", arguments: [29, 30, 70, 90, 105, 153, 227])
  func lengths_areKnown(count: Int) {
    #expect(SSDLUTLayout.guessedWaveform([UInt8](repeating: 0, count: count)) != nil)
    #expect(SSDLUTLayout.guessedWaveform([UInt8](repeating: 0, count: 31)) == nil)
  }

  @Test("Twelve groups of seven with a tail of zeros are not taken for the longer register")
  func tail_isNoLayout() throws {
    // One group of ten frames: both bits 0 to white (2), both 1 to black (1), and a tail up to 233 bytes.
    var bytes = [UInt8](repeating: 0, count: 233)
    for (row, voltage) in [0x80, 0x80, 0x40, 0x40].enumerated() { bytes[row * 12] = UInt8(voltage) }
    bytes[60] = 10
    let waveform = try #require(SSDLUTLayout.guessedWaveform(bytes))
    #expect(waveform.frames == 10)
    #expect(waveform.responses.map { $0.level(after: 128) } == [255, 255, 0, 0])
  }

  @Test("The third voltage is of coloured ink, whichever of its two rows a driver uses", arguments: [2, 3])
  func thirdVoltage_isColor(row: Int) throws {
    var bytes = [UInt8](repeating: 0, count: 70)
    bytes[row * 7] = 0xC0
    bytes[35] = 20
    #expect(SSDLUTLayout.guessedWaveform(bytes)?.kind == .color)
  }

  @Test("Groups of seven bytes: passes first, halves that may be left out")
  func groupsOfSeven() throws {
    func row(_ group: [UInt8]) -> [UInt8] { group + [UInt8](repeating: 0, count: 42 - group.count) }
    let waveform = try #require(
      UCWaveformRegisters.waveform(
        [
          0x20: row([1, 0x19, 1, 4, 0x19, 1, 0]), 0x21: row([1, 0x19, 0x81, 0x44, 0x19, 1, 0]),
          0x22: row([1, 0x99, 0x81, 0x44, 0x59, 1, 0]), 0x23: row([1, 0x59, 0x41, 0x84, 0x99, 1, 0]),
          0x24: row([1, 0x19, 0x41, 0x84, 0x19, 1, 0]),
        ], group: .seven, frameTime: .milliseconds(10)))
    #expect(waveform.frames == 26 && waveform.kind == .differential)
    #expect(waveform.responses[1].level(after: 0) == 255 && waveform.responses[2].level(after: 255) == 0)
  }

  @Test("One register for white and one for black drive every pixel")
  func twoRegisters() throws {
    func row(_ levels: UInt8) -> [UInt8] { [levels, 0x5A, 0x5A, 0, 0, 1] + [UInt8](repeating: 0, count: 36) }
    let waveform = try #require(
      UCWaveformRegisters.waveform([0x23: row(0x60), 0x24: row(0x90)], frameTime: .milliseconds(20)))
    #expect(waveform.responses.map { $0.level(after: 128) } == [0, 255, 0, 255])
  }

  @Test("An incomplete register is no waveform")
  func incomplete_isNil() {
    #expect(SSDChip.ssd1680.lut.waveform([UInt8](repeating: 0, count: 143)) == nil)
    #expect(SSDChip.ssd1683.lut.waveform([UInt8](repeating: 0, count: 209)) == nil)
  }

  @Test("Registers of the other dialect: 33 frames, charge-balanced transitions")
  func ucRegisters() throws {
    func row(_ levels: UInt8) -> [UInt8] { [levels, 0x20, 1, 0, 0, 1] + [UInt8](repeating: 0, count: 36) }
    let waveform = try #require(
      UCWaveformRegisters.waveform(
        [0x20: row(0), 0x21: row(0), 0x22: row(0x80), 0x23: row(0x40), 0x24: row(0)],
        frameTime: .milliseconds(10)))
    #expect(waveform.frames == 33 && waveform.duration == .milliseconds(330))
    #expect(waveform.responses[1].level(after: 0) == 255 && waveform.responses[2].level(after: 255) == 0)
    #expect(UCWaveformRegisters.waveform([0x21: row(0)], frameTime: .milliseconds(10)) == nil)
  }
}

extension LevelResponse {
  fileprivate func shifted(by change: Int) -> LevelResponse {
    LevelResponse(shift: change, low: low, high: high)
  }
}
