extension PanelModel {
  private static func written(_ milliseconds: Int, _ waveform: SSDGroupWaveform) -> RefreshTraits {
    RefreshTraits(
      typical: .milliseconds(milliseconds), source: .measured, waveform: .written(waveform.registers),
      border: 0x03)
  }

  private static let fullA = written(1950, .fullSSD1675A)
  private static let partialA = written(456, .partialSSD1675A)
  private static let fullB = written(4140, .fullSSD1675B)
  private static let partialB = written(519, .partialSSD1675B)

  /// Panels of 2.13 inch on the SSD1675A, also called IL3897, and the SSD1675B.
  ///
  /// Every waveform is written. Durations are GxEPD2's at room temperature (classes 213_B72 and 213_B73), powering
  /// up and down included.
  static let ssd1675: [PanelModel] = [
    PanelModel(
      name: "adafruit-2in13-mono-ssd1675", title: "Adafruit 2.13inch mono eInk, first (SSD1675B)",
      part: "GDEH0213B73", aliases: ["ThinkInk_213_Mono_B73", "adafruit-4197-ssd1675"],
      controller: .ssd1675b, width: 122, height: 250, full: fullB, partial: partialB),
    PanelModel(
      name: "adafruit-2in13-mono-ssd1675a", title: "Adafruit 2.13inch mono eInk (SSD1675A)",
      part: "GDEH0213B72", aliases: ["ThinkInk_213_Mono_B72"],
      controller: .ssd1675a, width: 122, height: 250, full: fullA, partial: partialA),
    PanelModel(
      name: "gooddisplay-gdeh0213b72", title: "Good Display GDEH0213B72", part: "GDEH0213B72",
      aliases: ["GxEPD2_213_B72", "HINK-E0213A22-A0 SLH1852"], markings: ["HINK-E0213A22-A0 SLH1852"],
      controller: .ssd1675a, width: 122, height: 250, full: fullA, partial: partialA),
    PanelModel(
      name: "gooddisplay-gdeh0213b73", title: "Good Display GDEH0213B73", part: "GDEH0213B73",
      aliases: ["GxEPD2_213_B73", "HINK-E0213A22-A0 SLH1914", "Waveshare_2_13_bw_B73"],
      markings: ["HINK-E0213A22-A0 SLH1914"],
      controller: .ssd1675b, width: 122, height: 250, full: fullB, partial: partialB),
    PanelModel(
      name: "lilygo-t5-2in13-v2", title: "LilyGo TTGO T5 V2.3 2.13inch (GDEH0213B73)", part: "GDEH0213B73",
      aliases: ["lilygo-t5-v2-3", "TTGO T5 V2.3"],
      controller: .ssd1675b, width: 122, height: 250, full: fullB, partial: partialB),
    PanelModel(
      name: "waveshare-2in13-v2", title: "Waveshare 2.13inch e-Paper HAT V2", part: "GDEH0213B72",
      aliases: [
        "epd2in13_V2", "waveshare-epd-2in13-v2", "2.13inch e-Paper HAT V2", "Waveshare_2_13_bw_B72",
      ],
      controller: .ssd1675a, width: 122, height: 250, full: fullA, partial: partialA),
  ]
}
