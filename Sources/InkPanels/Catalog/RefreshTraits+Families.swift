extension RefreshTraits {
  // MARK: - Solomon

  /// A full refresh by the waveform stored for the sensed temperature, the border white with the picture.
  static func solomonFull(_ milliseconds: Int, _ source: Source) -> RefreshTraits {
    RefreshTraits(typical: .milliseconds(milliseconds), source: source, border: 0x05)
  }

  /// A full refresh by the short waveform stored at a temperature that no glass has.
  static func solomonFast(_ milliseconds: Int, _ source: Source, celsius: Int = 100) -> RefreshTraits {
    RefreshTraits(
      typical: .milliseconds(milliseconds), source: source, waveform: .pretended(celsius: celsius),
      border: 0x05)
  }

  /// A partial refresh by the stored waveform.
  ///
  /// The border floats, as after a reset, which shows the same as tying it to VCOM and spares a register.
  static func solomonPartial(_ milliseconds: Int, _ source: Source) -> RefreshTraits {
    RefreshTraits(typical: .milliseconds(milliseconds), source: source)
  }

  /// A partial refresh by a waveform of the host's: the frames at 50 Hz and 236 ms to power up and down.
  static func solomonPartial(_ milliseconds: Int, _ source: Source, _ waveform: SSDWaveform) -> RefreshTraits
  {
    RefreshTraits(
      typical: .milliseconds(milliseconds), source: source, waveform: .written(waveform.registers))
  }

  // MARK: - UltraChip

  /// A refresh by the waveform stored for the sensed temperature.
  static func stored(_ milliseconds: Int, _ source: Source) -> RefreshTraits {
    RefreshTraits(typical: .milliseconds(milliseconds), source: source)
  }

  /// A refresh by the waveform stored at a temperature that no glass has: 90 °C is fast, 110 °C partial.
  static func stored(_ milliseconds: Int, _ source: Source, celsius: Int) -> RefreshTraits {
    RefreshTraits(
      typical: .milliseconds(milliseconds), source: source, waveform: .pretended(celsius: celsius))
  }

  /// A refresh by the only waveform of a panel with four inks and more; `longest` is in milliseconds too.
  static func inks(_ milliseconds: Int, _ source: Source, longest: Int? = nil) -> RefreshTraits {
    RefreshTraits(
      typical: .milliseconds(milliseconds), source: source, longest: longest.map { .milliseconds($0) })
  }

  /// A refresh by a waveform of the host's.
  static func written(_ milliseconds: Int, _ source: Source, _ waveform: UCWaveform) -> RefreshTraits {
    RefreshTraits(
      typical: .milliseconds(milliseconds), source: source, waveform: .written(waveform.registers))
  }
}
