extension PanelModel {
  /// Good Display GDEM029T94: bare 2.9 inch glass, black and white, 296 × 128 in landscape.
  ///
  /// Not the batch that Waveshare sold as 2.9inch V2: that one bears the same marking and has no partial waveform.
  /// Durations measured at room temperature, powering up and down included (GxEPD2, class 290_T94).
  public static let goodDisplayGDEM029T94 = PanelModel(
    name: "gooddisplay-gdem029t94", title: "Good Display GDEM029T94", part: "GDEM029T94",
    aliases: ["GxEPD2_290_T94"],
    controller: .ssd1680, width: 128, height: 296, startsAtSource8: true,
    full: RefreshTraits(typical: .milliseconds(3155), source: .measured, border: 0x05),
    partial: RefreshTraits(typical: .milliseconds(694), source: .measured))
}
