import InkBitmap

extension SimulatedPanel {
  /// Good Display's bare panels in sizes that Waveshare does not sell or sells with another controller, in
  /// the order of size.
  ///
  /// Frames are measured times less power-on and power-off, at 20 ms a frame.
  static let goodDisplayLarge: [SimulatedPanel] = [
    SimulatedPanel(
      model: "gooddisplay-gdey029t71h", chip: .ssd(.ssd1685), width: 168, height: 384, firstSource: 8,
      stored: StoredWaveform.blackAndWhite(full: 146, fast: nil, partial: 17)),
    SimulatedPanel(
      model: "gooddisplay-gdem0397t81", chip: .ssd(.ssd1677), width: 800, height: 480,
      mounting: Mounting(isBottomUp: true),
      stored: StoredWaveform.blackAndWhite(full: 203, fast: nil, partial: 20)),
    SimulatedPanel(
      model: "gooddisplay-gdew0583t8", chip: .uc(.uc8179), width: 648, height: 480,
      stored: StoredWaveform.byTemperature(full: 205, fast: nil, partial: nil)),
    SimulatedPanel(
      model: "gooddisplay-gdeq0583t31", chip: .uc(.uc8179), width: 648, height: 480,
      stored: StoredWaveform.byTemperature(full: 205, fast: 58, partial: 24)),
    SimulatedPanel(
      model: "gooddisplay-gdem102t91", chip: .ssd(.ssd1677), width: 960, height: 640,
      stored: StoredWaveform.blackAndWhite(full: 255, fast: nil, partial: 37)),
    SimulatedPanel(
      model: "gooddisplay-gdeh116t91", chip: .ssd(.ssd1677), width: 960, height: 640,
      stored: StoredWaveform.blackAndWhite(full: 298, fast: nil, partial: 31)),
    SimulatedPanel(
      model: "gooddisplay-gdem133t91", chip: .ssd(.ssd1677), width: 960, height: 680,
      stored: StoredWaveform.blackAndWhite(full: 192, fast: nil, partial: 26)),
  ]
}
