extension PanelModel {
  /// Panels of 1.54 inch on the SSD1681.
  ///
  /// Measured durations are GxEPD2's at room temperature (classes 154_D67, GDEY0154D67 and 154_Z90c),
  /// powering up and down included. The red glass of GDEH0154Z90 is sold with the SSD1682, which takes the
  /// same commands.
  static let ssd1681: [PanelModel] = [
    PanelModel(
      name: "dke-depg0150bn", title: "DKE DEPG0150BN (LilyGo T5 1.5inch)", part: "DEPG0150BN",
      aliases: ["GxEPD2_150_BN", "LILYGO TTGO T5 V2.4.1 1.50 inch"], markings: ["FPC8101"],
      controller: .ssd1681, width: 200, height: 200,
      full: .solomonFull(2510, .related)),
    PanelModel(
      name: "gooddisplay-gdeh0154d67", title: "Good Display GDEH0154D67", part: "GDEH0154D67",
      aliases: ["GxEPD2_154_D67", "HINK-E154A07-A1", "Waveshare_1_54_bw_D67"], markings: ["HINK-E154A07-A1"],
      controller: .ssd1681, width: 200, height: 200,
      full: .solomonFull(2510, .measured), partial: .solomonPartial(694, .measured)),
    PanelModel(
      name: "gooddisplay-gdeh0154z90", title: "Good Display GDEH0154Z90", part: "GDEH0154Z90",
      aliases: ["GxEPD2_154_Z90c", "Waveshare_1_54_bwr_Z90"], markings: ["HINK-E154A07-A1"],
      controller: .ssd1681, width: 200, height: 200, inks: [.white, .black, .red],
      full: .solomonFull(13_600, .measured), operatingCelsius: 0...40),
    PanelModel(
      name: "gooddisplay-gdey0154d67", title: "Good Display GDEY0154D67", part: "GDEY0154D67",
      aliases: ["GxEPD2_154_GDEY0154D67", "FPC-B001"], markings: ["FPC-B001 20.05.21"],
      controller: .ssd1681, width: 200, height: 200,
      full: .solomonFull(2510, .measured), fast: .solomonFast(1907, .measured),
      partial: .solomonPartial(696, .measured)),
    PanelModel(
      name: "waveshare-1in54-v2", title: "Waveshare 1.54inch e-Paper Module V2", part: "GDEH0154D67",
      aliases: [
        "epd1in54_V2", "waveshare-epd-1in54-v2", "1.54inch e-Paper Module V2", "EP154_200x200",
        "EP154_200x200_4GRAY",
      ],
      controller: .ssd1681, width: 200, height: 200,
      full: .solomonFull(2510, .measured), fast: .solomonFast(1907, .measured),
      partial: .solomonPartial(694, .measured)),
    PanelModel(
      name: "waveshare-1in54b-v2", title: "Waveshare 1.54inch e-Paper Module (B) V2", part: "GDEH0154Z90",
      aliases: ["epd1in54b_V2", "waveshare-epd-1in54b-v2", "1.54inch e-Paper Module (B) V2"],
      controller: .ssd1681, width: 200, height: 200, inks: [.white, .black, .red],
      full: .solomonFull(13_600, .measured), operatingCelsius: 0...40),
  ]
}
