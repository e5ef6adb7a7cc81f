import Testing

@testable import InkPanels

/// Bytes of the waveforms of older controllers, worked out by hand from their layout.
@Suite struct OlderWaveformTests {
  /// The bytes of register 0x32.
  func table(_ registers: [RegisterWrite]) -> [UInt8] { registers.last { $0.command == 0x32 }?.data ?? [] }

  @Test("SSD1675A: five rows of seven groups, seven times five bytes of timing, 70 in all")
  func ssd1675a() {
    let full = table(SSDGroupWaveform.fullSSD1675A.registers)
    #expect(full.count == 70)
    #expect(full[0..<7] == [0x80, 0x60, 0x40, 0, 0, 0, 0] && full[7..<10] == [0x10, 0x60, 0x20])
    #expect(full[28..<35].allSatisfy { $0 == 0 }, "VCOM row")
    #expect(full[35..<50] == [3, 3, 0, 0, 2, 9, 9, 0, 0, 2, 3, 3, 0, 0, 2])
    let partial = table(SSDGroupWaveform.partialSSD1675A.registers)
    #expect(partial[7] == 0x80 && partial[14] == 0x40 && partial[35] == 10 && partial.count == 70)
  }

  @Test("SSD1675B: ten groups, 100 bytes; SSD1677: the same and five of frame rate")
  func tenGroups() {
    let b = table(SSDGroupWaveform.fullSSD1675B.registers)
    #expect(b.count == 100 && b[10..<13] == [0x50, 0x90, 0xA0] && b[55..<60] == [15, 15, 0, 0, 3])
    let c = table(SSDGroupWaveform.full3in7.registers)
    #expect(
      c.count == 105 && c[50..<60] == [0, 2, 3, 10, 0, 2, 6, 10, 5, 0]
        && c.suffix(5) == [0x22, 0x22, 0x22, 0x22, 0x22])
    #expect(table(SSDGroupWaveform.partial3in7.registers)[10..<12] == [0x01, 0x2A])
  }

  @Test("The first generation: a byte of voltages a phase, then frames of four bits, or a byte on the IL3895")
  func phases() {
    #expect(
      table(SSDPhaseWaveform.full(vcom: 0xA8).registers)
        == [0x50, 0xAA, 0x55, 0xAA, 0x11] + [UInt8](repeating: 0, count: 15)
        + [0xFF, 0xFF, 0x1F, 0, 0, 0, 0, 0, 0, 0])
    var partial = [UInt8](repeating: 0, count: 29)
    partial[0] = 0x18
    partial.replaceSubrange(16...17, with: [0x0F, 0x01])
    #expect(table(SSDPhaseWaveform.partialIL3895.registers) == partial)
    #expect(SSDPhaseWaveform.full(vcom: 0x9B).registers.map(\.command) == [0x0C, 0x2C, 0x3A, 0x3B, 0x32])
  }

  @Test("IL91874: two bytes lead the VCOM row of 44; JD79653A: groups of seven")
  func ultraChip() throws {
    let rows = UCWaveform.partialIL91874.registers
    let vcom = try #require(rows.first { $0.command == 0x20 }?.data)
    #expect(vcom.count == 44 && vcom.prefix(8) == [0, 0, 0x00, 0x19, 0x01, 0, 0, 0x01])
    #expect(rows.first { $0.command == 0x22 }?.data.prefix(6) == [0x80, 0x19, 0x01, 0, 0, 0x01])
    #expect(
      UCWaveform.partialJD79653A.registers.first { $0.command == 0x23 }?.data.prefix(7)
        == [1, 0x44, 0x44, 0x43, 0x01, 1, 1])
  }

  @Test("The first generation has no display modes: 0xC7 drives whatever the waveform says")
  func steps() {
    let written = RefreshTraits.Waveform.written([])
    #expect(SSDUpdate.steps(for: .partial, written, hasDisplayModes: false).rawValue == 0xC7)
    #expect(SSDUpdate.steps(for: .full, .sensed, hasDisplayModes: false).rawValue == 0xF7)
    #expect(SSDUpdate.steps(for: .partial, written).rawValue == 0xCF)
  }
}
