extension PanelModel {
  /// Panels of 4.2 inch on the SSD1683.
  ///
  /// Measured durations are GxEPD2's at room temperature (class 420_GDEY042T81; three inks 420c_GDEY042Z98),
  /// powering up and down included; full ones in black and white are the vendor's. A glass without a maker's
  /// name is called after the marking on its cable. The fast waveform is stored at 110 °C.
  static let ssd1683: [PanelModel] = [
    PanelModel(
      name: "gooddisplay-gdey042t81", title: "Good Display GDEY042T81", part: "GDEY042T81",
      aliases: ["GxEPD2_420_GDEY042T81", "EP42B_400x300", "EP42B_400x300_4GRAY", "DEPG0420BN"],
      controller: .ssd1683, width: 400, height: 300,
      full: .solomonFull(4000, .datasheet), fast: .solomonFast(1140, .measured, celsius: 110),
      partial: .solomonPartial(722, .measured), grays: .ssd1683),
    PanelModel(
      name: "gooddisplay-gdey042z98", title: "Good Display GDEY042Z98", part: "GDEY042Z98",
      aliases: ["GxEPD2_420c_GDEY042Z98"],
      controller: .ssd1683, width: 400, height: 300, inks: [.white, .black, .red],
      full: .solomonFull(22_800, .measured), operatingCelsius: 0...40),
    PanelModel(
      name: "hink-gye042a87", title: "HINK-E042-A07 glass GYE042A87", part: "GYE042A87",
      aliases: ["GxEPD2_420_GYE042A87", "HINK-E042-A07-FPC-A1"], markings: ["HINK-E042-A07-FPC-A1"],
      controller: .ssd1683, width: 400, height: 300,
      full: .solomonFull(4000, .related), partial: .solomonPartial(722, .related)),
    PanelModel(
      name: "inky-what-black", title: "Pimoroni Inky wHAT black (SSD1683)", part: "Inky wHAT",
      aliases: ["inky-what-ssd1683-black"],
      controller: .ssd1683, width: 400, height: 300, full: .solomonFull(4000, .related)),
    PanelModel(
      name: "inky-what-red", title: "Pimoroni Inky wHAT red (SSD1683)", part: "Inky wHAT",
      aliases: ["inky-what-ssd1683-red", "EP42R_400x300"],
      controller: .ssd1683, width: 400, height: 300, inks: [.white, .black, .red],
      full: .solomonFull(22_800, .related), operatingCelsius: 0...40),
    PanelModel(
      name: "inky-what-yellow", title: "Pimoroni Inky wHAT yellow (SSD1683)", part: "Inky wHAT",
      aliases: ["inky-what-ssd1683-yellow"],
      controller: .ssd1683, width: 400, height: 300, inks: [.white, .black, .yellow],
      full: .solomonFull(22_800, .related), operatingCelsius: 0...40),
    PanelModel(
      name: "waveshare-4in2-v2", title: "Waveshare 4.2inch e-Paper Module V2", part: "GDEY042T81",
      aliases: ["epd4in2_V2", "waveshare-epd-4in2-v2", "4.2inch e-Paper Module V2"],
      controller: .ssd1683, width: 400, height: 300,
      full: .solomonFull(4000, .datasheet), fast: .solomonFast(1140, .measured, celsius: 110),
      partial: .solomonPartial(722, .measured), grays: .ssd1683),
    PanelModel(
      name: "waveshare-4in2b-v2", title: "Waveshare 4.2inch e-Paper Module (B) V2",
      part: "GDEY042Z98",
      aliases: ["epd4in2b_V2", "waveshare-epd-4in2b-v2", "4.2inch e-Paper Module (B) V2"],
      controller: .ssd1683, width: 400, height: 300, inks: [.white, .black, .red],
      full: .solomonFull(22_800, .measured), operatingCelsius: 0...40),
  ]
}
