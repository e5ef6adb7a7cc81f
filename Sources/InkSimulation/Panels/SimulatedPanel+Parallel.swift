import InkBitmap

extension SimulatedPanel {
  /// Parallel panels behind an IT8951, which has its waveforms itself.
  static let parallel: [SimulatedPanel] = [
    ("waveshare-6in-it8951", 800, 600), ("waveshare-6in-hd-it8951", 1448, 1072),
    ("waveshare-7in8-it8951", 1872, 1404), ("waveshare-9in7-it8951", 1200, 825),
    ("waveshare-10in3-it8951", 1872, 1404),
  ].map { model, width, height in
    SimulatedPanel(
      model: model, chip: .it8951, width: width, height: height,
      stored: StoredWaveform.blackAndWhite(full: 32, fast: nil, partial: 13))
  }
}
