extension PanelModel {
  /// Waveshare 2.7inch e-Paper HAT V2: black and white, 264 × 176 in landscape.
  ///
  /// The full duration is the vendor's; the others were measured at room temperature on the same glass (GxEPD2,
  /// class 270_GDEY027T91).
  public static let waveshare2in7V2 = PanelModel(
    name: "waveshare-2in7-v2", title: "Waveshare 2.7inch e-Paper HAT V2", part: "GDEY027T91",
    aliases: ["epd2in7_V2", "waveshare-epd-2in7-v2", "2.7inch e-Paper HAT V2"],
    controller: .ssd1680, width: 176, height: 264,
    full: RefreshTraits(typical: .seconds(6), source: .datasheet, border: 0x05),
    fast: RefreshTraits(
      typical: .milliseconds(1627), source: .measured, waveform: .pretended(celsius: 100), border: 0x05),
    partial: RefreshTraits(typical: .milliseconds(696), source: .measured))
}
