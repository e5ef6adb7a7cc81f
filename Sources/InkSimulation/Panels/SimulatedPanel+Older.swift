import InkBitmap

extension SimulatedPanel {
  /// Panels on controllers of before 2019, in the order of size.
  ///
  /// Their drivers write every waveform; what stands in their memory is their measured time less power-on and
  /// power-off. The Inky pHAT's driver writes 136 columns and paints from the ninth.
  static let older: [SimulatedPanel] = [
    SimulatedPanel(
      model: "gooddisplay-gdep015oc1", chip: .ssd(.il3829), width: 200, height: 200,
      stored: StoredWaveform.blackAndWhite(full: 76, fast: nil, partial: nil)),
    SimulatedPanel(
      model: "waveshare-1in54-v1", chip: .ssd(.il3829), width: 200, height: 200,
      stored: StoredWaveform.blackAndWhite(full: 76, fast: nil, partial: nil)),
    SimulatedPanel(
      model: "gooddisplay-gde0213b1", chip: .ssd(.il3895), width: 122, height: 250,
      stored: StoredWaveform.blackAndWhite(full: 194, fast: nil, partial: nil)),
    SimulatedPanel(
      model: "waveshare-2in13-v1", chip: .ssd(.il3895), width: 122, height: 250,
      stored: StoredWaveform.blackAndWhite(full: 194, fast: nil, partial: nil)),
    SimulatedPanel(
      model: "inky-phat-ssd1608-yellow", chip: .ssd(.ssd1608), width: 122, height: 250,
      inks: [.white, .black, .yellow], firstSource: 8, stored: StoredWaveform.threeInks(full: 718)),
    SimulatedPanel(
      model: "adafruit-2in13-mono-ssd1675", chip: .ssd(.ssd1675B), width: 122, height: 250,
      stored: StoredWaveform.blackAndWhite(full: 191, fast: nil, partial: nil)),
    SimulatedPanel(
      model: "adafruit-2in13-mono-ssd1675a", chip: .ssd(.ssd1675A), width: 122, height: 250,
      stored: StoredWaveform.blackAndWhite(full: 90, fast: nil, partial: nil)),
    SimulatedPanel(
      model: "gooddisplay-gdeh0213b72", chip: .ssd(.ssd1675A), width: 122, height: 250,
      stored: StoredWaveform.blackAndWhite(full: 90, fast: nil, partial: nil)),
    SimulatedPanel(
      model: "gooddisplay-gdeh0213b73", chip: .ssd(.ssd1675B), width: 122, height: 250,
      stored: StoredWaveform.blackAndWhite(full: 191, fast: nil, partial: nil)),
    SimulatedPanel(
      model: "lilygo-t5-2in13-v2", chip: .ssd(.ssd1675B), width: 122, height: 250,
      stored: StoredWaveform.blackAndWhite(full: 191, fast: nil, partial: nil)),
    SimulatedPanel(
      model: "gooddisplay-gdeh029a1", chip: .ssd(.il3820), width: 128, height: 296,
      stored: StoredWaveform.blackAndWhite(full: 79, fast: nil, partial: nil)),
    SimulatedPanel(
      model: "waveshare-2in9-v1", chip: .ssd(.il3820), width: 128, height: 296,
      stored: StoredWaveform.blackAndWhite(full: 79, fast: nil, partial: nil)),
    SimulatedPanel(
      model: "eink-ed037tc1", chip: .ssd(.ssd1677), width: 280, height: 480,
      stored: StoredWaveform.blackAndWhite(full: 76, fast: nil, partial: nil)),
    SimulatedPanel(
      model: "eink-ed070ec1", chip: .ssd(.ssd1677), width: 960, height: 640,
      stored: StoredWaveform.blackAndWhite(full: 255, fast: nil, partial: nil)),
    SimulatedPanel(
      model: "waveshare-7in5-hd", chip: .ssd(.ssd1677), width: 880, height: 528,
      stored: StoredWaveform.blackAndWhite(full: 289, fast: nil, partial: nil)),
    SimulatedPanel(
      model: "waveshare-7in5b-hd", chip: .ssd(.ssd1677), width: 880, height: 528,
      inks: [.white, .black, .red],
      stored: StoredWaveform.threeInks(full: 1014)),
    SimulatedPanel(
      model: "gooddisplay-gdeh075z90", chip: .ssd(.ssd1677), width: 880, height: 528,
      inks: [.white, .black, .red], stored: StoredWaveform.threeInks(full: 1014)),
  ]
}
