extension PanelModel {
  /// Good Display GDEM0213B74: bare 2.13 inch glass, black and white, 250 × 122 in landscape.
  ///
  /// Durations measured at room temperature, powering up and down included (GxEPD2, class 213_B74).
  public static let goodDisplayGDEM0213B74 = PanelModel(
    name: "gooddisplay-gdem0213b74", title: "Good Display GDEM0213B74", part: "GDEM0213B74",
    aliases: ["GxEPD2_213_B74"],
    controller: .ssd1680, width: 122, height: 250, startsAtSource8: true,
    full: RefreshTraits(typical: .milliseconds(3502), source: .measured, border: 0x05),
    partial: RefreshTraits(typical: .milliseconds(690), source: .measured))
}
