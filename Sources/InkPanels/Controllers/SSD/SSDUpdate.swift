/// The steps of an activation, in the order the chip takes them (SSD1680 datasheet, command 0x22).
struct SSDUpdate: OptionSet {
  let rawValue: UInt8

  static let clockOn = SSDUpdate(rawValue: 0x80)
  static let analogOn = SSDUpdate(rawValue: 0x40)
  static let loadTemperature = SSDUpdate(rawValue: 0x20)
  static let loadWaveform = SSDUpdate(rawValue: 0x10)
  /// Waveform and display by display mode 2, the differential one.
  static let differential = SSDUpdate(rawValue: 0x08)
  static let display = SSDUpdate(rawValue: 0x04)
  static let analogOff = SSDUpdate(rawValue: 0x02)
  static let clockOff = SSDUpdate(rawValue: 0x01)

  /// Up, with the waveform for the sensed temperature, a whole-screen refresh, down again: 0xF7.
  static let full: SSDUpdate = [
    .clockOn, .analogOn, .loadTemperature, .loadWaveform, .display, .analogOff, .clockOff,
  ]
  /// The same with the temperature the host wrote: 0xD7.
  static let fast: SSDUpdate = full.subtracting(.loadTemperature)
  /// Up, with the waveform for the sensed temperature, a differential refresh, down again: 0xFF, the value
  /// after reset.
  static let partial: SSDUpdate = full.union(.differential)

  /// The steps for a mode with a waveform chosen in that way.
  ///
  /// 0xC7 and 0xCF drive with the waveform the host wrote, the second by display mode 2, which the first
  /// generation has not.
  static func steps(
    for mode: RefreshMode, _ waveform: RefreshTraits.Waveform, hasDisplayModes: Bool = true
  ) -> SSDUpdate {
    let kind: SSDUpdate = mode == .partial && hasDisplayModes ? partial : full
    switch waveform {
    case .sensed: return kind
    case .pretended: return kind.subtracting(.loadTemperature)
    case .written: return kind.subtracting([.loadTemperature, .loadWaveform])
    }
  }
}
