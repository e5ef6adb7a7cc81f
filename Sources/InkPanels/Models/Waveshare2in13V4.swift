extension PanelModel {
  /// Waveshare 2.13inch e-Paper HAT V4: black and white, 250 × 122 in landscape.
  ///
  /// Waveforms and temperatures as in Waveshare's driver of this revision. Durations measured at room temperature
  /// on the same glass, powering up and down included (GxEPD2, classes 213_B74 and 213_GDEY0213B74). In a partial
  /// refresh the border floats, as after a reset, which shows the same as tying it to VCOM and spares a register.
  public static let waveshare2in13V4 = PanelModel(
    name: "waveshare-2in13-v4", title: "Waveshare 2.13inch e-Paper HAT V4", part: "GDEY0213B74",
    aliases: ["epd2in13_V4", "waveshare-epd-2in13-v4", "2.13inch e-Paper HAT V4"],
    controller: .ssd1680, width: 122, height: 250, startsAtSource8: true,
    full: RefreshTraits(typical: .milliseconds(3502), source: .measured, border: 0x05),
    fast: RefreshTraits(
      typical: .milliseconds(1617), source: .measured, waveform: .pretended(celsius: 100), border: 0x05),
    partial: RefreshTraits(typical: .milliseconds(692), source: .measured))
}
