import InkBitmap

extension SimulatedPanel {
  /// Panels of two and three inks on chips that keep whole pixels.
  ///
  /// Frames are measured times at 20 ms a frame.
  static let wholePixels: [SimulatedPanel] = [
    SimulatedPanel(
      model: "gooddisplay-gdeh0576t81", chip: .uc(.ssd2677BlackAndWhite), width: 920, height: 680,
      inks: [.white, .black],
      // Waveforms are chosen by numbers from 232 on, that of 20 to 30 degrees by 241: as a temperature -15.
      stored: [StoredWaveform(mode: 2, above: -16, upTo: -14, .color(frames: 52))]),
    SimulatedPanel(
      model: "gooddisplay-gdew0583t7", chip: .uc(.il0371), width: 600, height: 448, inks: [.white, .black],
      stored: StoredWaveform.threeInks(full: 730)),
    SimulatedPanel(
      model: "waveshare-5in83-v1", chip: .uc(.il0371), width: 600, height: 448, inks: [.white, .black],
      stored: StoredWaveform.threeInks(full: 730)),
    SimulatedPanel(
      model: "gooddisplay-gdew0583z21", chip: .uc(.il0371), width: 600, height: 448,
      inks: [.white, .black, .red],
      stored: StoredWaveform.threeInks(full: 1458)),
    SimulatedPanel(
      model: "waveshare-5in83b-v1", chip: .uc(.il0371), width: 600, height: 448,
      inks: [.white, .black, .red],
      stored: StoredWaveform.threeInks(full: 1458)),
    SimulatedPanel(
      model: "waveshare-5in83c-v1", chip: .uc(.il0371Yellow), width: 600, height: 448,
      inks: [.white, .black, .yellow],
      stored: StoredWaveform.threeInks(full: 1458)),
    SimulatedPanel(
      model: "gooddisplay-gdew075t8", chip: .uc(.il0371), width: 640, height: 384, inks: [.white, .black],
      stored: StoredWaveform.threeInks(full: 214)),
    SimulatedPanel(
      model: "waveshare-7in5-v1", chip: .uc(.il0371), width: 640, height: 384, inks: [.white, .black],
      stored: StoredWaveform.threeInks(full: 214)),
    SimulatedPanel(
      model: "gooddisplay-gdew075z09", chip: .uc(.il0371), width: 640, height: 384,
      inks: [.white, .black, .red],
      stored: StoredWaveform.threeInks(full: 1555)),
    SimulatedPanel(
      model: "waveshare-7in5b-v1", chip: .uc(.il0371), width: 640, height: 384, inks: [.white, .black, .red],
      stored: StoredWaveform.threeInks(full: 1555)),
    SimulatedPanel(
      model: "waveshare-7in5c-v1", chip: .uc(.il0371Yellow), width: 640, height: 384,
      inks: [.white, .black, .yellow],
      stored: StoredWaveform.threeInks(full: 1555)),
    SimulatedPanel(
      model: "gooddisplay-gdep133c02", chip: .twin(.el133uf1), width: 1200, height: 1600,
      inks: [.white, .black, .red, .yellow, .green, .blue], stored: StoredWaveform.threeInks(full: 950)),
    SimulatedPanel(
      model: "inky-impression-13in3", chip: .twin(.el133uf1), width: 1200, height: 1600,
      inks: [.white, .black, .red, .yellow, .green, .blue], stored: StoredWaveform.threeInks(full: 950)),
    SimulatedPanel(
      model: "waveshare-13in3e", chip: .twin(.el133uf1), width: 1200, height: 1600,
      inks: [.white, .black, .red, .yellow, .green, .blue], stored: StoredWaveform.threeInks(full: 950)),
  ]
}
