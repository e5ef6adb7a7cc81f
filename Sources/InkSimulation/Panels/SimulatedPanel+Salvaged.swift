import InkBitmap

extension SimulatedPanel {
  private static let red: [Ink] = [.white, .black, .red]

  /// Glass out of shelf labels and e-readers, and two chips in cascade, in the order of size.
  static let salvaged: [SimulatedPanel] = [
    SimulatedPanel(
      model: "solum-1in54-red", chip: .ssd(.ssd1680), width: 152, height: 152, inks: red,
      stored: StoredWaveform.threeInks(full: 718)),
    SimulatedPanel(
      model: "gooddisplay-gdem0122t61", chip: .ssd(.ssd1681), width: 192, height: 176,
      stored: StoredWaveform.blackAndWhite(full: 114, fast: nil, partial: 22)),
    SimulatedPanel(
      model: "dke-depg0154bn", chip: .ssd(.ssd1681), width: 200, height: 200,
      stored: StoredWaveform.blackAndWhite(full: 114, fast: nil, partial: nil)),
    SimulatedPanel(
      model: "solum-2in13-red", chip: .uc(.uc8151), width: 122, height: 250, inks: red,
      stored: StoredWaveform.threeInksAndFast(full: 740)),
    SimulatedPanel(
      model: "solum-2in6-red", chip: .ssd(.ssd1680), width: 152, height: 296, inks: red,
      stored: StoredWaveform.threeInks(full: 833)),
    SimulatedPanel(
      model: "solum-2in9", chip: .ssd(.ssd1680), width: 128, height: 296, firstSource: 8,
      stored: StoredWaveform.blackAndWhite(full: 146, fast: nil, partial: 17)),
    SimulatedPanel(
      model: "solum-2in9-red", chip: .ssd(.ssd1680), width: 128, height: 296, inks: red,
      stored: StoredWaveform.threeInks(full: 1293)),
    SimulatedPanel(
      model: "topwin-4in26", chip: .ssd(.ssd1677), width: 800, height: 480,
      stored: StoredWaveform.blackAndWhite(full: 164, fast: nil, partial: nil)),
    SimulatedPanel(
      model: "xteink-x3", chip: .uc(.uc8179), width: 792, height: 528,
      stored: StoredWaveform.byTemperature(full: 205, fast: nil, partial: nil)),
    SimulatedPanel(
      model: "gooddisplay-gdey0579z93", chip: .ssd(.ssd1683Cascade), width: 792, height: 272, inks: red,
      stored: StoredWaveform.threeInks(full: 1122)),
    SimulatedPanel(
      model: "elecrow-crowpanel-5in79", chip: .ssd(.ssd1683Cascade), width: 792, height: 272,
      stored: StoredWaveform.blackAndWhite(full: 182, fast: nil, partial: 20)),
    SimulatedPanel(
      model: "waveshare-5in79b", chip: .ssd(.ssd1683Cascade), width: 792, height: 272, inks: red,
      mounting: Mounting(isBottomUp: true, isRightToLeft: true), stored: StoredWaveform.threeInks(full: 1122)),
  ]
}
