import InkBitmap

extension GrayMode {
  // Which bits are which level: Waveshare's drivers of the panels named, and GxEPD2_4G.

  /// SSD1680 of 2.13 and 2.7 inches: 262 frames and 235 ms to power up and down.
  static let ssd1680 = solomon(5475, .computed, .grays, border: 0x00)
  /// SSD1680 of 2.9 inches: 174 frames, of which the middle ones may be shorter.
  static let ssd1680Of2in9 = solomon(3000, .related, .grays2in9, border: 0x04)

  private static func solomon(
    _ milliseconds: Int, _ source: RefreshTraits.Source, _ waveform: SSDWaveform, border: UInt8
  ) -> GrayMode {
    GrayMode(
      RefreshTraits(
        typical: .milliseconds(milliseconds), source: source, waveform: .written(waveform.registers),
        border: border),
      newPlane: [.lightGray, .black], oldPlane: [.darkGray, .black])
  }

  /// SSD1677 of 3.7 inches.
  static let ssd1677Of3in7 = GrayMode(
    RefreshTraits(
      typical: .milliseconds(1740), source: .measured,
      waveform: .written(SSDGroupWaveform.grays3in7.registers), border: 0x00),
    newPlane: [.white, .darkGray], oldPlane: [.white, .lightGray])
  /// SSD1677 of 4.26 inches: 181 frames and 223 ms to power up and down.
  static let ssd1677Of4in26 = ssd1677(3843, .grays4in26)
  /// SSD1677 of 13.3 inches: 186 frames.
  static let ssd1677Of13in3 = ssd1677(3943, .grays13in3)

  private static func ssd1677(_ milliseconds: Int, _ waveform: SSDGroupWaveform) -> GrayMode {
    GrayMode(
      RefreshTraits(
        typical: .milliseconds(milliseconds), source: .computed, waveform: .written(waveform.registers),
        border: 0x00),
      newPlane: [.lightGray, .black], oldPlane: [.darkGray, .black])
  }

  /// SSD1683 of 4.2 inches, which takes the rows by its display mode 2.
  static let ssd1683 = GrayMode(
    RefreshTraits(
      typical: .milliseconds(5403), source: .measured,
      waveform: .written(SSDPackedWaveform.grays.registers), border: 0x03),
    newPlane: [.white, .darkGray], oldPlane: [.white, .lightGray], usesSecondDisplayMode: true)

  /// UC8179 of 7.5 inches, by a waveform from registers, which every batch takes.
  static let uc8179 = GrayMode(
    .written(2324, .measured, .graysUC8179), newPlane: [.white, .darkGray], oldPlane: [.white, .lightGray])
}
