import InkBitmap

extension SimulatedPanel {
  /// Good Display's bare panels with red on Solomon controllers, in the order of size.
  ///
  /// Frames are the measured 13.6, 14.6, 16.9, 26.1, 22.8 and 20.5 s less power-on and power-off, at 20 ms a
  /// frame.
  static let goodDisplaySSDColor: [SimulatedPanel] = [
    SimulatedPanel(
      model: "gooddisplay-gdeh0154z90", chip: .ssd(.ssd1682), width: 200, height: 200,
      inks: [.white, .black, .red], stored: StoredWaveform.threeInks(full: 668)),
    SimulatedPanel(
      model: "gooddisplay-gdey0213z98", chip: .ssd(.ssd1680), width: 122, height: 250,
      inks: [.white, .black, .red], firstSource: 8, stored: StoredWaveform.threeInks(full: 718)),
    SimulatedPanel(
      model: "gooddisplay-gdey0266z90", chip: .ssd(.ssd1680), width: 152, height: 296,
      inks: [.white, .black, .red], firstSource: 8, stored: StoredWaveform.threeInks(full: 833)),
    SimulatedPanel(
      model: "gooddisplay-gdem029c90", chip: .ssd(.ssd1680), width: 128, height: 296,
      inks: [.white, .black, .red], firstSource: 8, stored: StoredWaveform.threeInks(full: 1293)),
    SimulatedPanel(
      model: "gooddisplay-gdey042z98", chip: .ssd(.ssd1683), width: 400, height: 300,
      inks: [.white, .black, .red], stored: StoredWaveform.threeInks(full: 1122)),
    SimulatedPanel(
      model: "gooddisplay-gdey116z91", chip: .ssd(.ssd1677), width: 960, height: 640,
      inks: [.white, .black, .red], stored: StoredWaveform.threeInks(full: 1014)),
    SimulatedPanel(
      model: "gooddisplay-gdem133z91", chip: .ssd(.ssd1677), width: 960, height: 680,
      inks: [.white, .black, .red], stored: StoredWaveform.threeInks(full: 1014)),
  ]
}
