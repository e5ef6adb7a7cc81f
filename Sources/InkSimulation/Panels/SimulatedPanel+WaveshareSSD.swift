import InkBitmap

extension SimulatedPanel {
  /// Waveshare's panels on Solomon controllers, in the order of size.
  ///
  /// The 2.13 inch V4's fast refresh never sets the source range and is in place all the same; the 2.66
  /// inch's full refresh leaves the update control as after reset, in mode 2. Frames are the measured times
  /// at room temperature less power-on and power-off, at 20 ms a frame.
  static let waveshareSSD: [SimulatedPanel] = [
    SimulatedPanel(
      model: "waveshare-1in54-v2", chip: .ssd(.ssd1681), width: 200, height: 200,
      stored: StoredWaveform.blackAndWhite(full: 114, fast: 83, partial: 22)),
    SimulatedPanel(
      model: "waveshare-1in54b-v2", chip: .ssd(.ssd1681), width: 200, height: 200,
      inks: [.white, .black, .red],
      stored: StoredWaveform.threeInks(full: 668)),
    SimulatedPanel(
      model: "waveshare-2in13-v2", chip: .ssd(.ssd1675A), width: 122, height: 250,
      stored: StoredWaveform.blackAndWhite(full: 90, fast: nil, partial: nil)),
    SimulatedPanel(
      model: "waveshare-2in13-v3", chip: .ssd(.ssd1680), width: 122, height: 250, firstSource: 8,
      stored: StoredWaveform.blackAndWhite(full: 163, fast: 69, partial: nil)),
    SimulatedPanel(
      model: "waveshare-2in13-v4", chip: .ssd(.ssd1680), width: 122, height: 250, firstSource: 8,
      usesInnerSources: true,
      stored: StoredWaveform.blackAndWhite(full: 163, fast: 69, partial: 22)),
    SimulatedPanel(
      model: "waveshare-2in13b-v4", chip: .ssd(.ssd1680), width: 122, height: 250,
      inks: [.white, .black, .red],
      firstSource: 8, stored: StoredWaveform.threeInks(full: 718)),
    SimulatedPanel(
      model: "waveshare-2in66", chip: .ssd(.ssd1680), width: 152, height: 296, firstSource: 8,
      stored: StoredWaveform.fullInBothModes(frames: 181)),
    SimulatedPanel(
      model: "waveshare-2in66b", chip: .ssd(.ssd1680), width: 152, height: 296, inks: [.white, .black, .red],
      firstSource: 8, stored: StoredWaveform.threeInks(full: 833)),
    SimulatedPanel(
      model: "waveshare-2in7-v2", chip: .ssd(.ssd1680), width: 176, height: 264,
      stored: StoredWaveform.blackAndWhite(full: 163, fast: 69, partial: 22)),
    SimulatedPanel(
      model: "waveshare-2in9-v2", chip: .ssd(.ssd1680), width: 128, height: 296, firstSource: 8,
      stored: StoredWaveform.blackAndWhite(full: 146, fast: 74, partial: nil)),
    SimulatedPanel(
      model: "waveshare-2in9b-v4", chip: .ssd(.ssd1680), width: 128, height: 296,
      inks: [.white, .black, .red],
      firstSource: 8, stored: StoredWaveform.threeInks(full: 1293, partial: 17)),
    SimulatedPanel(
      model: "waveshare-3in7", chip: .ssd(.ssd1677), width: 280, height: 480,
      stored: StoredWaveform.blackAndWhite(full: 76, fast: nil, partial: nil)),
    SimulatedPanel(
      model: "waveshare-4in2-v2", chip: .ssd(.ssd1683), width: 400, height: 300,
      stored: StoredWaveform.blackAndWhite(full: 182, fast: 39, partial: 17)),
    SimulatedPanel(
      model: "waveshare-4in2b-v2", chip: .ssd(.ssd1683), width: 400, height: 300,
      inks: [.white, .black, .red],
      stored: StoredWaveform.threeInks(full: 1122)),
    SimulatedPanel(
      model: "waveshare-4in26", chip: .ssd(.ssd1677), width: 800, height: 480,
      mounting: Mounting(isBottomUp: true),
      stored: StoredWaveform.blackAndWhite(full: 164, fast: 67, partial: 24)),
    SimulatedPanel(
      model: "waveshare-5in79", chip: .ssd(.ssd1683Cascade), width: 792, height: 272,
      mounting: Mounting(isBottomUp: true, isRightToLeft: true),
      stored: StoredWaveform.blackAndWhite(full: 91, fast: 50, partial: 20)),
    SimulatedPanel(
      model: "waveshare-13in3k", chip: .ssd(.ssd1677), width: 960, height: 680,
      stored: StoredWaveform.blackAndWhite(full: 192, fast: nil, partial: 22)),
  ]
}
