import InkBitmap

extension PanelModel {
  /// Voltages, booster and what unlocks them (GxEPD2, class 154_M09).
  private static let supplyM09: [RegisterWrite] = [
    RegisterWrite(0x01, [0x03, 0x06, 0x2A, 0x2A]), RegisterWrite(0x4D, [0x55]), RegisterWrite(0xAA, [0x0F]),
    RegisterWrite(0xE9, [0x02]), RegisterWrite(0xB6, [0x11]), RegisterWrite(0xF3, [0x0A]),
    RegisterWrite(0x06, [0xC7, 0x0C, 0x0C]), RegisterWrite(0x60, [0x00]), RegisterWrite(0xE3, [0x00]),
  ]
  private static let fullM09 = RefreshTraits.written(800, .computed, .fullJD79653A)
  private static let partialM09 = RefreshTraits.written(240, .computed, .partialJD79653A)

  /// Voltages and booster of 2.7 inch glass (GxEPD2, class 270).
  private static let supply270: [RegisterWrite] = [
    RegisterWrite(0x01, [0x03, 0x00, 0x2B, 0x2B]), RegisterWrite(0x06, [0x07, 0x07, 0x17]),
    RegisterWrite(0x16, [0x00]),
  ]
  private static let full270 = RefreshTraits.written(
    1546, .related, .full(vcomVoltage: 0x08, vcomLead: [0x00, 0x00]))
  private static let partial270 = RefreshTraits.written(284, .related, .partialIL91874)

  /// Voltages, booster and power saving of 2.7 inch glass with red (GxEPD2, class 270c).
  private static let supply270c: [RegisterWrite] = [
    RegisterWrite(0x01, [0x03, 0x00, 0x2B, 0x2B, 0x09]), RegisterWrite(0x06, [0x07, 0x07, 0x17]),
    RegisterWrite(0xF8, [0x60, 0xA5]), RegisterWrite(0xF8, [0x89, 0xA5]), RegisterWrite(0xF8, [0x90, 0x00]),
    RegisterWrite(0xF8, [0x93, 0x2A]), RegisterWrite(0xF8, [0x73, 0x41]), RegisterWrite(0x16, [0x00]),
  ]
  /// The frames at 100 Hz; GxEPD2 measured 15.5 s.
  private static let full270c = RefreshTraits(
    typical: .milliseconds(11_570), source: .computed, longest: .milliseconds(16_000),
    waveform: .written(UCWaveform.colorIL91874.registers))

  /// Voltages and booster of 1.54 inch glass with red (GxEPD2, class 154c).
  private static let supply154c: [RegisterWrite] = [
    RegisterWrite(0x01, [0x07, 0x00, 0x08, 0x00]), RegisterWrite(0x06, [0x07, 0x07, 0x07]),
  ]
  private static let full154c = RefreshTraits(
    typical: .milliseconds(7136), source: .measured, waveform: .written(UCWaveform.colorIL0376F))

  /// Voltages and clock of 1.02 inch glass (GxEPD2, class 102).
  private static let supply102: [RegisterWrite] = [
    RegisterWrite(0xD2, [0x3F]), RegisterWrite(0x01, [0x03, 0x00, 0x2B, 0x2B]), RegisterWrite(0x06, [0x3F]),
    RegisterWrite(0x2A, [0x00, 0x00]), RegisterWrite(0x30, [0x13]), RegisterWrite(0x60, [0x22]),
    RegisterWrite(0x82, [0x12]), RegisterWrite(0xE3, [0x33]),
  ]

  /// Voltages and booster of 3.7 inch glass (GxEPD2, class 371).
  private static let supply371: [RegisterWrite] = [
    RegisterWrite(0x01, [0x07, 0x07, 0x3F, 0x3F]), RegisterWrite(0x06, [0x17, 0x17, 0x1D]),
    RegisterWrite(0x82, [0x1C]),
  ]

  /// Panels on the IL91874, the JD79653A, the UC8171 and the UC8175.
  ///
  /// Measured durations are GxEPD2's at room temperature (classes 102 and 371), without powering up and down; others
  /// follow from the frames of the waveform that is written.
  static let smallUC: [PanelModel] = [
    PanelModel(
      name: "gooddisplay-gdew0102t4", title: "Good Display GDEW0102T4", part: "GDEW0102T4",
      aliases: ["GxEPD2_102", "EP102_80x128", "WFT0102CZA2"], markings: ["WFT0102CZA2"],
      controller: .uc8175, width: 80, height: 128, setup: supply102, full: .stored(3500, .measured)),
    PanelModel(
      name: "gooddisplay-gdew0154m09", title: "Good Display GDEW0154M09", part: "GDEW0154M09",
      aliases: ["GxEPD2_154_M09", "WFT0154CZB3"], markings: ["WFT0154CZB3"],
      controller: .jd79653a, width: 200, height: 200, setup: supplyM09, full: fullM09, partial: partialM09),
    PanelModel(
      name: "gooddisplay-gdew0154z04", title: "Good Display GDEW0154Z04", part: "GDEW0154Z04",
      aliases: ["GxEPD2_154c", "Waveshare_1_54_bwr"], markings: ["WFT0000CZ04"],
      controller: .il0376f, width: 200, height: 200, setup: supply154c, inks: [.white, .black, .red],
      full: full154c, operatingCelsius: 0...40),
    PanelModel(
      name: "gooddisplay-gdew027c44", title: "Good Display GDEW027C44", part: "GDEW027C44",
      aliases: ["GxEPD2_270c", "Waveshare_2_7_bwr"], markings: ["WFI0190CZ22"],
      controller: .il91874, width: 176, height: 264, setup: supply270c, inks: [.white, .black, .red],
      full: full270c, operatingCelsius: 0...40),
    PanelModel(
      name: "gooddisplay-gdew027w3", title: "Good Display GDEW027W3", part: "GDEW027W3",
      aliases: ["GxEPD2_270", "WFI0190CZ22", "EP27_176x264"], markings: ["WFI0190CZ22"],
      controller: .il91874, width: 176, height: 264, setup: supply270, full: full270, partial: partial270),
    PanelModel(
      name: "gooddisplay-gdew0371w7", title: "Good Display GDEW0371W7", part: "GDEW0371W7",
      aliases: ["GxEPD2_371", "Waveshare_3_7_bw"],
      controller: .uc8171, width: 240, height: 416, setup: supply371, full: .stored(2950, .measured),
      partial: .written(1480, .measured, .partialUC8171)),
    PanelModel(
      name: "m5stack-coreink", title: "M5Stack CoreInk (GDEW0154M09)", part: "GDEW0154M09",
      aliases: ["m5-coreink", "M5CoreInk"],
      controller: .jd79653a, width: 200, height: 200, setup: supplyM09, full: fullM09, partial: partialM09),
    PanelModel(
      name: "waveshare-1in02", title: "Waveshare 1.02inch e-Paper Module", part: "GDEW0102T4",
      aliases: ["epd1in02", "waveshare-epd-1in02", "Waveshare_1_02_bw"],
      controller: .uc8175, width: 80, height: 128, setup: supply102, full: .stored(3500, .measured)),
    PanelModel(
      name: "waveshare-1in54b-v1", title: "Waveshare 1.54inch e-Paper Module (B) V1", part: "GDEW0154Z04",
      aliases: ["epd1in54b", "waveshare-epd-1in54b"],
      controller: .il0376f, width: 200, height: 200, setup: supply154c, inks: [.white, .black, .red],
      full: full154c, operatingCelsius: 0...40),
    PanelModel(
      name: "waveshare-2in7b-v1", title: "Waveshare 2.7inch e-Paper HAT (B)", part: "GDEW027C44",
      aliases: ["epd2in7b", "waveshare-epd-2in7b"],
      controller: .il91874, width: 176, height: 264, setup: supply270c, inks: [.white, .black, .red],
      full: full270c, operatingCelsius: 0...40),
    PanelModel(
      name: "waveshare-2in7-v1", title: "Waveshare 2.7inch e-Paper HAT V1", part: "GDEW027W3",
      aliases: ["epd2in7", "waveshare-epd-2in7", "Waveshare_2_7_bw"],
      controller: .il91874, width: 176, height: 264, setup: supply270, full: full270, partial: partial270),
  ]
}
