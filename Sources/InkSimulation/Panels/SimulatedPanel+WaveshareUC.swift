import InkBitmap

extension SimulatedPanel {
  /// Waveshare's panels on controllers of the UltraChip dialect, in the order of size.
  static let waveshareUC: [SimulatedPanel] = [
    SimulatedPanel(
      model: "waveshare-2in9d", chip: .uc(.uc8151), width: 128, height: 296,
      stored: StoredWaveform.byTemperature(full: 162, fast: nil, partial: nil)),
    SimulatedPanel(
      model: "waveshare-4in2-v1", chip: .uc(.il0398), width: 400, height: 300,
      stored: StoredWaveform.byTemperature(full: 152, fast: nil, partial: nil)),
    SimulatedPanel(
      model: "waveshare-5in83-v2", chip: .uc(.uc8179), width: 648, height: 480,
      stored: StoredWaveform.byTemperature(full: 205, fast: 58, partial: 24)),
    SimulatedPanel(
      model: "waveshare-5in83b-v2", chip: .uc(.uc8179), width: 648, height: 480,
      inks: [.white, .black, .red],
      stored: StoredWaveform.threeInksAndFast(full: 1105)),
    SimulatedPanel(
      model: "waveshare-7in5-v2", chip: .uc(.uc8179), width: 800, height: 480,
      stored: StoredWaveform.byTemperature(full: 205, fast: 58, partial: 21)),
    SimulatedPanel(
      model: "waveshare-7in5b-v2", chip: .uc(.uc8179), width: 800, height: 480, inks: [.white, .black, .red],
      stored: StoredWaveform.threeInksAndFast(full: 850)),
  ]
}
