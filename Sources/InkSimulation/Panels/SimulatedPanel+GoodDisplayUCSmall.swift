import InkBitmap

extension SimulatedPanel {
  /// Good Display's bare panels of less than 4 inch on controllers of the UltraChip dialect, in the order of
  /// size.
  ///
  /// None has a short waveform in its memory but those on the UC8253; the IL0373 has none at all that drivers
  /// use.
  static let goodDisplayUCSmall: [SimulatedPanel] = [
    SimulatedPanel(
      model: "gooddisplay-gdew0154t8", chip: .uc(.il0373), width: 152, height: 152,
      stored: StoredWaveform.byTemperature(full: 162, fast: nil, partial: nil)),
    SimulatedPanel(
      model: "gooddisplay-gdew0154m10", chip: .uc(.uc8151), width: 152, height: 152,
      stored: StoredWaveform.byTemperature(full: 162, fast: nil, partial: nil)),
    SimulatedPanel(
      model: "gooddisplay-gdew0213i5f", chip: .uc(.il0373), width: 104, height: 212,
      stored: StoredWaveform.byTemperature(full: 162, fast: nil, partial: nil)),
    SimulatedPanel(
      model: "gooddisplay-gdew0213t5d", chip: .uc(.uc8151), width: 104, height: 212,
      stored: StoredWaveform.byTemperature(full: 162, fast: nil, partial: nil)),
    SimulatedPanel(
      model: "gooddisplay-gdew026t0", chip: .uc(.il0373), width: 152, height: 296,
      stored: StoredWaveform.byTemperature(full: 162, fast: nil, partial: nil)),
    SimulatedPanel(
      model: "gooddisplay-gdew029t5", chip: .uc(.il0373), width: 128, height: 296,
      stored: StoredWaveform.byTemperature(full: 162, fast: nil, partial: nil)),
    SimulatedPanel(
      model: "gooddisplay-gdew029i6fd", chip: .uc(.uc8151), width: 128, height: 296,
      stored: StoredWaveform.byTemperature(full: 162, fast: nil, partial: nil)),
    SimulatedPanel(
      model: "gooddisplay-gdew029m06", chip: .uc(.uc8151), width: 128, height: 296,
      stored: StoredWaveform.byTemperature(full: 162, fast: nil, partial: nil)),
    SimulatedPanel(
      model: "gooddisplay-gdeq031t10", chip: .uc(.uc8253), width: 240, height: 320,
      stored: StoredWaveform.byTemperature(full: 205, fast: 58, partial: 21)),
    SimulatedPanel(
      model: "gooddisplay-gdey037t03", chip: .uc(.uc8253), width: 240, height: 416,
      stored: StoredWaveform.byTemperature(full: 205, fast: 58, partial: 21)),
  ]
}
