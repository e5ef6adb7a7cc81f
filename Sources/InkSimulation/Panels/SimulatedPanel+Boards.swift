import InkBitmap

extension SimulatedPanel {
  private static let red: [Ink] = [.white, .black, .red]

  /// Boards that carry glass of another maker, in the order of size; the CrowPanels' is wired from the first source.
  static let boards: [SimulatedPanel] = [
    SimulatedPanel(
      model: "elecrow-crowpanel-1in54", chip: .ssd(.ssd1680), width: 152, height: 152,
      stored: StoredWaveform.blackAndWhite(full: 163, fast: nil, partial: 22)),
    SimulatedPanel(
      model: "adafruit-1in54-mono", chip: .ssd(.ssd1681), width: 200, height: 200,
      stored: StoredWaveform.blackAndWhite(full: 114, fast: nil, partial: 22)),
    SimulatedPanel(
      model: "adafruit-1in54-tricolor", chip: .ssd(.ssd1681), width: 200, height: 200, inks: red,
      stored: StoredWaveform.threeInks(full: 668)),
    SimulatedPanel(
      model: "weact-1in54", chip: .ssd(.ssd1681), width: 200, height: 200,
      stored: StoredWaveform.blackAndWhite(full: 114, fast: 83, partial: 22)),
    SimulatedPanel(
      model: "elecrow-crowpanel-2in13", chip: .ssd(.ssd1680), width: 122, height: 250,
      stored: StoredWaveform.blackAndWhite(full: 163, fast: nil, partial: 22)),
    SimulatedPanel(
      model: "lilygo-t5-2in13-v2-3-1", chip: .ssd(.ssd1680), width: 122, height: 250, firstSource: 8,
      stored: StoredWaveform.blackAndWhite(full: 189, fast: nil, partial: nil)),
    SimulatedPanel(
      model: "weact-2in13", chip: .ssd(.ssd1680), width: 122, height: 250, firstSource: 8,
      stored: StoredWaveform.blackAndWhite(full: 163, fast: 69, partial: 22), swapsPlanes: true),
    SimulatedPanel(
      model: "weact-2in13-red", chip: .ssd(.ssd1680), width: 122, height: 250, inks: red, firstSource: 8,
      stored: StoredWaveform.threeInks(full: 718)),
    SimulatedPanel(
      model: "lilygo-t5-2in66", chip: .ssd(.ssd1680), width: 152, height: 296, firstSource: 8,
      stored: StoredWaveform.fullInBothModes(frames: 181)),
    SimulatedPanel(
      model: "adafruit-2in9-mono", chip: .ssd(.ssd1680), width: 128, height: 296, firstSource: 8,
      stored: StoredWaveform.blackAndWhite(full: 146, fast: nil, partial: 17)),
    SimulatedPanel(
      model: "adafruit-2in9-tricolor-ssd1680", chip: .ssd(.ssd1680), width: 128, height: 296, inks: red,
      firstSource: 8, stored: StoredWaveform.threeInks(full: 1293)),
    SimulatedPanel(
      model: "elecrow-crowpanel-2in9", chip: .ssd(.ssd1680), width: 128, height: 296,
      stored: StoredWaveform.blackAndWhite(full: 146, fast: nil, partial: 17)),
    SimulatedPanel(
      model: "weact-2in9", chip: .ssd(.ssd1680), width: 128, height: 296, firstSource: 8,
      stored: StoredWaveform.blackAndWhite(full: 146, fast: 74, partial: 17)),
    SimulatedPanel(
      model: "weact-2in9-red", chip: .ssd(.ssd1680), width: 128, height: 296, inks: red, firstSource: 8,
      stored: StoredWaveform.threeInks(full: 1293)),
    SimulatedPanel(
      model: "elecrow-crowpanel-3in7", chip: .uc(.uc8253), width: 240, height: 416,
      stored: StoredWaveform.byTemperature(full: 205, fast: 58, partial: 21)),
    SimulatedPanel(
      model: "adafruit-4in2-mono", chip: .ssd(.ssd1683), width: 400, height: 300,
      stored: StoredWaveform.blackAndWhite(full: 182, fast: 39, partial: 17)),
    SimulatedPanel(
      model: "adafruit-4in2-tricolor", chip: .ssd(.ssd1683), width: 400, height: 300, inks: red,
      stored: StoredWaveform.threeInks(full: 1122)),
    SimulatedPanel(
      model: "elecrow-crowpanel-4in2", chip: .ssd(.ssd1683), width: 400, height: 300,
      stored: StoredWaveform.blackAndWhite(full: 182, fast: nil, partial: 17)),
    SimulatedPanel(
      model: "weact-4in2", chip: .ssd(.ssd1683), width: 400, height: 300,
      stored: StoredWaveform.blackAndWhite(full: 182, fast: 39, partial: 17)),
    SimulatedPanel(
      model: "weact-4in2-red", chip: .ssd(.ssd1683), width: 400, height: 300, inks: red,
      stored: StoredWaveform.threeInks(full: 1122)),
    SimulatedPanel(
      model: "seeed-xiao-7in5", chip: .uc(.uc8179), width: 800, height: 480,
      stored: StoredWaveform.byTemperature(full: 205, fast: 58, partial: 21)),
    SimulatedPanel(
      model: "trmnl-og", chip: .uc(.uc8179), width: 800, height: 480,
      stored: StoredWaveform.byTemperature(full: 205, fast: 58, partial: 21)),
  ]
}
