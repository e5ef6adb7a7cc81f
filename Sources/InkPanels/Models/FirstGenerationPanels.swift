extension PanelModel {
  private static func written(_ milliseconds: Int, _ waveform: SSDPhaseWaveform) -> RefreshTraits {
    RefreshTraits(
      typical: .milliseconds(milliseconds), source: .measured, waveform: .written(waveform.registers))
  }

  private static let full154 = written(1256, .full(vcom: 0x9B))
  private static let partial154 = written(434, .partial(vcom: 0x9B))
  private static let full213 = written(4093, .fullIL3895)
  private static let partial213 = written(477, .partialIL3895)
  private static let full290 = written(1740, .full(vcom: 0xA8))
  private static let partial290 = written(577, .partial(vcom: 0xA8))

  /// Panels of the first generation: IL3820, IL3829, IL3895, SSD1608.
  ///
  /// Every waveform is written; the chips of the Inky pHAT have a full one of their own. Durations are GxEPD2's
  /// at room temperature (classes 154, 213, 290), powering up and down included.
  static let firstGeneration: [PanelModel] = [
    PanelModel(
      name: "gooddisplay-gde0213b1", title: "Good Display GDE0213B1", part: "GDE0213B1",
      aliases: ["GxEPD2_213", "HINK-E0213-G01"], markings: ["HINK-E0213-G01"],
      controller: .il3895, width: 122, height: 250, full: full213, partial: partial213),
    PanelModel(
      name: "gooddisplay-gdeh029a1", title: "Good Display GDEH029A1", part: "GDEH029A1",
      aliases: ["GxEPD2_290", "E029A01-FPC-A1"], markings: ["E029A01-FPC-A1 SYX1553"],
      controller: .il3820, width: 128, height: 296, full: full290, partial: partial290),
    PanelModel(
      name: "gooddisplay-gdep015oc1", title: "Good Display GDEP015OC1", part: "GDEP015OC1",
      aliases: ["GxEPD2_154", "WFC0000CZ07"], markings: ["WFC0000CZ07"],
      controller: .il3829, width: 200, height: 200, full: full154, partial: partial154),
    PanelModel(
      name: "inky-phat-ssd1608", title: "Pimoroni Inky pHAT black (SSD1608)", part: "Inky pHAT",
      aliases: ["inky-phat-ssd1608-black"],
      controller: .ssd1608, width: 122, height: 250, ramColumnOffset: 1, full: .solomonFull(3500, .related)),
    PanelModel(
      name: "inky-phat-ssd1608-red", title: "Pimoroni Inky pHAT red (SSD1608)", part: "Inky pHAT",
      aliases: ["EP213R_122x250"],
      controller: .ssd1608, width: 122, height: 250, ramColumnOffset: 1, inks: [.white, .black, .red],
      full: .solomonFull(14_600, .related), operatingCelsius: 0...40),
    PanelModel(
      name: "inky-phat-ssd1608-yellow", title: "Pimoroni Inky pHAT yellow (SSD1608)", part: "Inky pHAT",
      controller: .ssd1608, width: 122, height: 250, ramColumnOffset: 1, inks: [.white, .black, .yellow],
      full: .solomonFull(14_600, .related), operatingCelsius: 0...40),
    PanelModel(
      name: "waveshare-1in54-v1", title: "Waveshare 1.54inch e-Paper Module V1", part: "GDEP015OC1",
      aliases: ["epd1in54", "waveshare-epd-1in54", "Waveshare_1_54_bw"],
      controller: .il3829, width: 200, height: 200, full: full154, partial: partial154),
    PanelModel(
      name: "waveshare-2in13-v1", title: "Waveshare 2.13inch e-Paper HAT V1", part: "GDE0213B1",
      aliases: ["epd2in13", "waveshare-epd-2in13", "Waveshare_2_13_bw"],
      controller: .il3895, width: 122, height: 250, full: full213, partial: partial213),
    PanelModel(
      name: "waveshare-2in9-v1", title: "Waveshare 2.9inch e-Paper Module V1", part: "GDEH029A1",
      aliases: ["epd2in9", "waveshare-epd-2in9", "Waveshare_2_9_bw"],
      controller: .il3820, width: 128, height: 296, full: full290, partial: partial290),
  ]
}
