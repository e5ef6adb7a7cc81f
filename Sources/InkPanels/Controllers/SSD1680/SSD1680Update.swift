/// The steps of an activation, in the order the chip takes them (SSD1680 datasheet, command 0x22).
struct SSD1680Update: OptionSet {
  let rawValue: UInt8

  static let clockOn = SSD1680Update(rawValue: 0x80)
  static let analogOn = SSD1680Update(rawValue: 0x40)
  static let loadTemperature = SSD1680Update(rawValue: 0x20)
  static let loadWaveform = SSD1680Update(rawValue: 0x10)
  /// Waveform and display by display mode 2, the differential one.
  static let differential = SSD1680Update(rawValue: 0x08)
  static let display = SSD1680Update(rawValue: 0x04)
  static let analogOff = SSD1680Update(rawValue: 0x02)
  static let clockOff = SSD1680Update(rawValue: 0x01)

  /// Up, with the waveform for the sensed temperature, a whole-screen refresh, down again: 0xF7.
  static let full: SSD1680Update = [
    .clockOn, .analogOn, .loadTemperature, .loadWaveform, .display, .analogOff, .clockOff,
  ]
  /// The same with the temperature the host wrote: 0xD7.
  static let fast: SSD1680Update = full.subtracting(.loadTemperature)
  /// Up, with the waveform for the sensed temperature, a differential refresh, down again: 0xFF, the value after
  /// reset.
  static let partial: SSD1680Update = full.union(.differential)
}
