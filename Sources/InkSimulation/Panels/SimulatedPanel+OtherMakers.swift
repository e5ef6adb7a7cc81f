import InkBitmap

extension SimulatedPanel {
  /// Panels of other makers, and boards that carry glass of Good Display's, in the order of size.
  ///
  /// DKE's glass has no partial waveform in its memory.
  static let otherMakers: [SimulatedPanel] = [
    SimulatedPanel(
      model: "dke-depg0150bn", chip: .ssd(.ssd1681), width: 200, height: 200,
      stored: StoredWaveform.blackAndWhite(full: 114, fast: nil, partial: nil)),
    SimulatedPanel(
      model: "gooddisplay-gdeh0154d67", chip: .ssd(.ssd1681), width: 200, height: 200,
      stored: StoredWaveform.blackAndWhite(full: 114, fast: nil, partial: 22)),
    SimulatedPanel(
      model: "adafruit-2in13-mono", chip: .ssd(.ssd1680), width: 122, height: 250, firstSource: 8,
      stored: StoredWaveform.blackAndWhite(full: 163, fast: 69, partial: 22)),
    SimulatedPanel(
      model: "adafruit-2in13-tricolor", chip: .ssd(.ssd1680), width: 122, height: 250,
      inks: [.white, .black, .red], firstSource: 8, stored: StoredWaveform.threeInks(full: 718)),
    SimulatedPanel(
      model: "dke-depg0213bn", chip: .ssd(.ssd1680), width: 122, height: 250, firstSource: 8,
      stored: StoredWaveform.blackAndWhite(full: 189, fast: nil, partial: nil)),
    SimulatedPanel(
      model: "waveshare-2in13b-v3", chip: .uc(.uc8151), width: 104, height: 212,
      inks: [.white, .black, .red], stored: StoredWaveform.threeInksAndFast(full: 740)),
    SimulatedPanel(
      model: "dke-depg0266bn", chip: .ssd(.ssd1680), width: 152, height: 296, firstSource: 8,
      stored: StoredWaveform.fullInBothModes(frames: 181)),
    SimulatedPanel(
      model: "adafruit-2in9-tricolor", chip: .uc(.il0373), width: 128, height: 296,
      inks: [.white, .black, .red], stored: StoredWaveform.threeInksAndFast(full: 740)),
    SimulatedPanel(
      model: "dke-depg0290bs", chip: .ssd(.ssd1680), width: 128, height: 296, firstSource: 8,
      stored: StoredWaveform.blackAndWhite(full: 189, fast: nil, partial: nil)),
    SimulatedPanel(
      model: "waveshare-2in9b-v3", chip: .uc(.uc8151), width: 128, height: 296, inks: [.white, .black, .red],
      stored: StoredWaveform.threeInksAndFast(full: 740)),
    SimulatedPanel(
      model: "hink-gye042a87", chip: .ssd(.ssd1683), width: 400, height: 300,
      stored: StoredWaveform.blackAndWhite(full: 182, fast: nil, partial: 17)),
    SimulatedPanel(
      model: "inky-what-black", chip: .ssd(.ssd1683), width: 400, height: 300,
      stored: StoredWaveform.blackAndWhite(full: 182, fast: nil, partial: nil)),
    SimulatedPanel(
      model: "inky-what-red", chip: .ssd(.ssd1683), width: 400, height: 300, inks: [.white, .black, .red],
      stored: StoredWaveform.threeInks(full: 1122)),
    SimulatedPanel(
      model: "inky-what-yellow", chip: .ssd(.ssd1683), width: 400, height: 300,
      inks: [.white, .black, .yellow], stored: StoredWaveform.threeInks(full: 1122)),
    SimulatedPanel(
      model: "opm-se0420nq04", chip: .uc(.uc8276), width: 400, height: 300,
      stored: StoredWaveform.byTemperature(full: 155, fast: nil, partial: nil)),
    SimulatedPanel(
      model: "dke-depg0583bn", chip: .uc(.uc8179), width: 648, height: 480,
      stored: StoredWaveform.byTemperature(full: 205, fast: nil, partial: nil)),
    SimulatedPanel(
      model: "waveshare-7in5-v2-gd7965", chip: .uc(.uc8179), width: 800, height: 480,
      stored: StoredWaveform.byTemperature(full: 205, fast: nil, partial: nil)),
    SimulatedPanel(
      model: "waveshare-13in3b", chip: .ssd(.ssd1677), width: 960, height: 680, inks: [.white, .black, .red],
      stored: StoredWaveform.threeInks(full: 1014)),
  ]
}
