extension PanelModel {
  /// Good Display GDEY027T91: bare 2.7 inch glass, black and white, 264 × 176 in landscape.
  ///
  /// The full duration is the maker's; the others were measured at room temperature (GxEPD2, class 270_GDEY027T91).
  public static let goodDisplayGDEY027T91 = PanelModel(
    name: "gooddisplay-gdey027t91", title: "Good Display GDEY027T91", part: "GDEY027T91",
    aliases: ["GxEPD2_270_GDEY027T91", "EP27B_176x264"],
    controller: .ssd1680, width: 176, height: 264,
    full: RefreshTraits(typical: .seconds(6), source: .datasheet, border: 0x05),
    fast: RefreshTraits(
      typical: .milliseconds(1627), source: .measured, waveform: .pretended(celsius: 100), border: 0x05),
    partial: RefreshTraits(typical: .milliseconds(696), source: .measured))
}
