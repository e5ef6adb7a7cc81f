import InkBitmap

extension SimulatedPanel {
  /// Good Display's bare panels on Solomon controllers, in the order of size.
  ///
  /// Frames as for Waveshare's, most of which are the same glass.
  static let goodDisplaySSD: [SimulatedPanel] = [
    SimulatedPanel(
      model: "gooddisplay-gdey0154d67", chip: .ssd(.ssd1681), width: 200, height: 200,
      stored: StoredWaveform.blackAndWhite(full: 114, fast: 83, partial: 22)),
    SimulatedPanel(
      model: "gooddisplay-gdem0213b74", chip: .ssd(.ssd1680), width: 122, height: 250, firstSource: 8,
      stored: StoredWaveform.blackAndWhite(full: 163, fast: 69, partial: 22)),
    SimulatedPanel(
      model: "gooddisplay-gdey0213b74", chip: .ssd(.ssd1680), width: 122, height: 250, firstSource: 8,
      stored: StoredWaveform.blackAndWhite(full: 163, fast: 69, partial: 22), swapsPlanes: true),
    SimulatedPanel(
      model: "gooddisplay-gdey0266t90", chip: .ssd(.ssd1680), width: 152, height: 296, firstSource: 8,
      stored: StoredWaveform.blackAndWhite(full: 181, fast: 69, partial: 22), swapsPlanes: true),
    SimulatedPanel(
      model: "gooddisplay-gdey027t91", chip: .ssd(.ssd1680), width: 176, height: 264,
      stored: StoredWaveform.blackAndWhite(full: 163, fast: 69, partial: 22), swapsPlanes: true),
    SimulatedPanel(
      model: "gooddisplay-gdem029t94", chip: .ssd(.ssd1680), width: 128, height: 296, firstSource: 8,
      stored: StoredWaveform.blackAndWhite(full: 146, fast: 74, partial: 17)),
    SimulatedPanel(
      model: "gooddisplay-gdey029t94", chip: .ssd(.ssd1680), width: 128, height: 296, firstSource: 8,
      stored: StoredWaveform.blackAndWhite(full: 146, fast: 74, partial: 17)),
    SimulatedPanel(
      model: "gooddisplay-gdey042t81", chip: .ssd(.ssd1683), width: 400, height: 300,
      stored: StoredWaveform.blackAndWhite(full: 182, fast: 39, partial: 17)),
    SimulatedPanel(
      model: "gooddisplay-gdey0579t93", chip: .ssd(.ssd1683Cascade), width: 792, height: 272,
      stored: StoredWaveform.blackAndWhite(full: 91, fast: 50, partial: 20)),
    SimulatedPanel(
      model: "gooddisplay-gdeq0426t82", chip: .ssd(.ssd1677), width: 800, height: 480,
      mounting: Mounting(isBottomUp: true),
      stored: StoredWaveform.blackAndWhite(full: 164, fast: 67, partial: 24)),
  ]
}
