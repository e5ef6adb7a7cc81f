import InkBitmap

extension SimulatedPanel {
  /// Good Display's bare panels with red on controllers of the UltraChip dialect, in the order of size.
  ///
  /// Frames are the measured 14.8, 15.8, 15.2, 22.1, 28.7 and 26.3 s at 20 ms a frame.
  static let goodDisplayUCColor: [SimulatedPanel] = [
    SimulatedPanel(
      model: "gooddisplay-gdew0213z16", chip: .uc(.il0373), width: 104, height: 212,
      inks: [.white, .black, .red], stored: StoredWaveform.threeInksAndFast(full: 740)),
    SimulatedPanel(
      model: "gooddisplay-gdew0213z19", chip: .uc(.uc8151), width: 104, height: 212,
      inks: [.white, .black, .red], stored: StoredWaveform.threeInksAndFast(full: 740)),
    SimulatedPanel(
      model: "gooddisplay-gdeh029z13", chip: .uc(.uc8151), width: 128, height: 296,
      inks: [.white, .black, .red], stored: StoredWaveform.threeInksAndFast(full: 740)),
    SimulatedPanel(
      model: "gooddisplay-gdew029z10", chip: .uc(.il0373), width: 128, height: 296,
      inks: [.white, .black, .red], stored: StoredWaveform.threeInksAndFast(full: 740)),
    SimulatedPanel(
      model: "gooddisplay-gdew042z15", chip: .uc(.il0398), width: 400, height: 300,
      inks: [.white, .black, .red], stored: StoredWaveform.threeInksAndFast(full: 790)),
    SimulatedPanel(
      model: "gooddisplay-gdeq042z21", chip: .uc(.uc8276), width: 400, height: 300,
      inks: [.white, .black, .red], stored: StoredWaveform.threeInksAndFast(full: 760)),
    SimulatedPanel(
      model: "gooddisplay-gdew0583z83", chip: .uc(.uc8179), width: 648, height: 480,
      inks: [.white, .black, .red], stored: StoredWaveform.threeInksAndFast(full: 1105)),
    SimulatedPanel(
      model: "gooddisplay-gdeq0583z31", chip: .uc(.uc8179), width: 648, height: 480,
      inks: [.white, .black, .red], stored: StoredWaveform.threeInksAndFast(full: 1435)),
    SimulatedPanel(
      model: "gooddisplay-gdew075z08", chip: .uc(.uc8179), width: 800, height: 480,
      inks: [.white, .black, .red], stored: StoredWaveform.threeInksAndFast(full: 1315)),
  ]
}
