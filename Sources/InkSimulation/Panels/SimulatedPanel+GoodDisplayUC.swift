import InkBitmap

extension SimulatedPanel {
  /// Good Display's bare panels on controllers of the UltraChip dialect, in the order of size.
  static let goodDisplayUC: [SimulatedPanel] = [
    SimulatedPanel(
      model: "gooddisplay-gdew029t5d", chip: .uc(.uc8151), width: 128, height: 296,
      stored: StoredWaveform.byTemperature(full: 162, fast: nil, partial: nil)),
    SimulatedPanel(
      model: "gooddisplay-gdew042t2", chip: .uc(.il0398), width: 400, height: 300,
      stored: StoredWaveform.byTemperature(full: 152, fast: nil, partial: nil)),
    SimulatedPanel(
      model: "gooddisplay-gdew075t7", chip: .uc(.uc8179), width: 800, height: 480,
      stored: StoredWaveform.byTemperature(full: 205, fast: nil, partial: nil)),
    SimulatedPanel(
      model: "gooddisplay-gdey075t7", chip: .uc(.uc8179), width: 800, height: 480,
      stored: StoredWaveform.byTemperature(full: 205, fast: 58, partial: 21)),
    SimulatedPanel(
      model: "gooddisplay-gdey075z08", chip: .uc(.uc8179), width: 800, height: 480,
      inks: [.white, .black, .red],
      stored: StoredWaveform.threeInksAndFast(full: 1300)),
  ]
}
