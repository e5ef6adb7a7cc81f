extension PanelModel {
  /// Panels of 5.79 inch on two SSD1683.
  ///
  /// Durations are GxEPD2's at room temperature (class 579_GDEY0579T93, a refresh with the short waveform: 2184 ms
  /// and 421 ms, powering up and down besides); the long ones are those of 4.2 inch glass on one chip.
  static let cascade: [PanelModel] = [
    PanelModel(
      name: "elecrow-crowpanel-5in79", title: "Elecrow CrowPanel 5.79inch", part: "GDEY0579T93",
      aliases: ["EP579_792x272", "CrowPanel 5.79\""],
      controller: .ssd1683, width: 792, height: 272, full: .solomonFull(4000, .related),
      partial: .solomonPartial(785, .related)),
    PanelModel(
      name: "gooddisplay-gdey0579t93", title: "Good Display GDEY0579T93", part: "GDEY0579T93",
      aliases: ["GxEPD2_579_GDEY0579T93", "FPC-E004"], markings: ["FPC-E004 22.04.13"],
      controller: .ssd1683, width: 792, height: 272, full: .solomonFull(4000, .related),
      partial: .solomonPartial(785, .measured)),
    PanelModel(
      name: "gooddisplay-gdey0579z93", title: "Good Display GDEY0579Z93", part: "GDEY0579Z93",
      aliases: ["GxEPD2_579c_GDEY0579Z93"], markings: ["FPC-E004 22.04.13"],
      controller: .ssd1683, width: 792, height: 272, inks: [.white, .black, .red],
      full: .solomonFull(22_800, .related), operatingCelsius: 0...40),
    PanelModel(
      name: "waveshare-5in79", title: "Waveshare 5.79inch e-Paper Module", part: "GDEY0579T93",
      aliases: ["epd5in79", "waveshare-epd-5in79"],
      controller: .ssd1683, width: 792, height: 272, isBottomUp: true, isRightToLeft: true,
      full: .solomonFull(4000, .related), partial: .solomonPartial(785, .measured)),
    PanelModel(
      name: "waveshare-5in79b", title: "Waveshare 5.79inch e-Paper Module (B)", part: "GDEY0579Z93",
      aliases: ["epd5in79b", "waveshare-epd-5in79b"],
      controller: .ssd1683, width: 792, height: 272, isBottomUp: true, isRightToLeft: true,
      inks: [.white, .black, .red], full: .solomonFull(22_800, .related), operatingCelsius: 0...40),
  ]
}
