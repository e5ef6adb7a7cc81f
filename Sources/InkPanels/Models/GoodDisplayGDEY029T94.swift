extension PanelModel {
  /// Good Display GDEY029T94: bare 2.9 inch glass, black and white, 296 × 128 in landscape.
  ///
  /// Durations measured at room temperature, powering up and down included (GxEPD2, classes 290_T94 and 290_GDEY029T94).
  public static let goodDisplayGDEY029T94 = PanelModel(
    name: "gooddisplay-gdey029t94", title: "Good Display GDEY029T94", part: "GDEY029T94",
    aliases: ["GxEPD2_290_GDEY029T94", "FPC-A005"],
    controller: .ssd1680, width: 128, height: 296, startsAtSource8: true,
    full: RefreshTraits(typical: .milliseconds(3155), source: .measured, border: 0x05),
    fast: RefreshTraits(
      typical: .milliseconds(1715), source: .measured, waveform: .pretended(celsius: 100), border: 0x05),
    partial: RefreshTraits(typical: .milliseconds(598), source: .measured))
}
