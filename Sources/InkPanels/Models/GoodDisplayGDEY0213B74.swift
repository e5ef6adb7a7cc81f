extension PanelModel {
  /// Good Display GDEY0213B74: bare 2.13 inch glass, black and white, 250 × 122 in landscape.
  ///
  /// Durations measured at room temperature, powering up and down included (GxEPD2, classes 213_B74 and 213_GDEY0213B74).
  public static let goodDisplayGDEY0213B74 = PanelModel(
    name: "gooddisplay-gdey0213b74", title: "Good Display GDEY0213B74", part: "GDEY0213B74",
    aliases: ["GxEPD2_213_GDEY0213B74", "EP213B_122x250", "FPC-A002"],
    controller: .ssd1680, width: 122, height: 250, startsAtSource8: true,
    full: RefreshTraits(typical: .milliseconds(3502), source: .measured, border: 0x05),
    fast: RefreshTraits(
      typical: .milliseconds(1617), source: .measured, waveform: .pretended(celsius: 100), border: 0x05),
    partial: RefreshTraits(typical: .milliseconds(692), source: .measured))
}
