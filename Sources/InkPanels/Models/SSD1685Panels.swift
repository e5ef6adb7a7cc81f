extension PanelModel {
  /// Panels on the SSD1685.
  ///
  /// Nobody we know published durations; those here are of 2.9 inch glass on the SSD1680 (GxEPD2, class
  /// 290_GDEY029T94). The glass begins at the second byte of display memory.
  static let ssd1685: [PanelModel] = [
    PanelModel(
      name: "gooddisplay-gdey029t71h", title: "Good Display GDEY029T71H", part: "GDEY029T71H",
      aliases: ["GxEPD2_290_GDEY029T71H", "FPC-H004"], markings: ["FPC-H004 22.03.24"],
      controller: .ssd1685, width: 168, height: 384, ramColumnOffset: 1,
      full: .solomonFull(3155, .related), partial: .solomonPartial(598, .related))
  ]
}
