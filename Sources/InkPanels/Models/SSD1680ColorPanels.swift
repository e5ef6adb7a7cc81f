extension PanelModel {
  /// Panels with red on the SSD1680.
  ///
  /// Durations are GxEPD2's at room temperature (classes 213_Z98c, 266c and 290_C90c). Red needs the long
  /// waveform: there is no partial refresh that does not fade it.
  static let ssd1680Color: [PanelModel] = [
    PanelModel(
      name: "adafruit-2in13-tricolor", title: "Adafruit 2.13inch tri-color eInk (SSD1680)",
      part: "GDEY0213Z98", aliases: ["ThinkInk_213_Tricolor_RW"],
      controller: .ssd1680, width: 122, height: 250, startsAtSource8: true, inks: [.white, .black, .red],
      full: .solomonFull(14_600, .related), operatingCelsius: 0...40),
    PanelModel(
      name: "gooddisplay-gdem029c90", title: "Good Display GDEM029C90", part: "GDEM029C90",
      aliases: ["GxEPD2_290_C90c"], markings: ["FPC-7519 rev.b"],
      controller: .ssd1680, width: 128, height: 296, startsAtSource8: true, inks: [.white, .black, .red],
      full: .solomonFull(26_100, .measured), operatingCelsius: 0...40),
    PanelModel(
      name: "gooddisplay-gdey0213z98", title: "Good Display GDEY0213Z98", part: "GDEY0213Z98",
      aliases: ["GxEPD2_213_Z98c"], markings: ["FPC-A002 20.04.08"],
      controller: .ssd1680, width: 122, height: 250, startsAtSource8: true, inks: [.white, .black, .red],
      full: .solomonFull(14_600, .measured), operatingCelsius: 0...40),
    PanelModel(
      name: "gooddisplay-gdey0266z90", title: "Good Display GDEY0266Z90", part: "GDEY0266Z90",
      aliases: ["GxEPD2_266c", "Waveshare_2_66_bwr"], markings: ["FPC-7510"],
      controller: .ssd1680, width: 152, height: 296, startsAtSource8: true, inks: [.white, .black, .red],
      full: .solomonFull(16_900, .measured), operatingCelsius: 0...40),
    PanelModel(
      name: "waveshare-2in13b-v4", title: "Waveshare 2.13inch e-Paper HAT (B) V4", part: "GDEY0213Z98",
      aliases: ["epd2in13b_V4", "waveshare-epd-2in13b-v4", "2.13inch e-Paper HAT (B) V4"],
      controller: .ssd1680, width: 122, height: 250, startsAtSource8: true, inks: [.white, .black, .red],
      full: .solomonFull(14_600, .measured), operatingCelsius: 0...40),
    PanelModel(
      name: "waveshare-2in66b", title: "Waveshare 2.66inch e-Paper Module (B)", part: "GDEY0266Z90",
      aliases: ["epd2in66b", "waveshare-epd-2in66b", "2.66inch e-Paper Module (B)"],
      controller: .ssd1680, width: 152, height: 296, startsAtSource8: true, inks: [.white, .black, .red],
      full: .solomonFull(16_900, .measured), operatingCelsius: 0...40),
    PanelModel(
      name: "waveshare-2in9b-v4", title: "Waveshare 2.9inch e-Paper Module (B) V4", part: "GDEM029C90",
      aliases: ["epd2in9b_V4", "waveshare-epd-2in9b-v4", "2.9inch e-Paper Module (B) V4"],
      controller: .ssd1680, width: 128, height: 296, startsAtSource8: true, inks: [.white, .black, .red],
      full: .solomonFull(26_100, .measured), operatingCelsius: 0...40),
  ]
}
