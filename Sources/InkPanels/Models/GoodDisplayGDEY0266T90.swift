extension PanelModel {
  /// Good Display GDEY0266T90: bare 2.66 inch glass, black and white, 296 × 152 in landscape.
  ///
  /// Durations measured at room temperature, powering up and down included (GxEPD2, classes 266_BN and 266_GDEY0266T90).
  public static let goodDisplayGDEY0266T90 = PanelModel(
    name: "gooddisplay-gdey0266t90", title: "Good Display GDEY0266T90", part: "GDEY0266T90",
    aliases: ["GxEPD2_266_GDEY0266T90", "EP266_152x296", "FPC-A003"],
    controller: .ssd1680, width: 152, height: 296, startsAtSource8: true,
    full: RefreshTraits(typical: .milliseconds(3854), source: .measured, border: 0x05),
    fast: RefreshTraits(
      typical: .milliseconds(1618), source: .measured, waveform: .pretended(celsius: 100), border: 0x05),
    partial: RefreshTraits(typical: .milliseconds(693), source: .measured))
}
