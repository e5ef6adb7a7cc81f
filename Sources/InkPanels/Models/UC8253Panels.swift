extension PanelModel {
  /// Panels of 3.1 and 3.7 inch on the UC8253.
  ///
  /// Nobody we know published durations; those here are of the UC8179, which keeps its waveforms at the same
  /// temperatures; drivers of both panels fetch a partial one at 110 °C as there.
  static let uc8253: [PanelModel] = [
    PanelModel(
      name: "gooddisplay-gdeq031t10", title: "Good Display GDEQ031T10 (LilyGo T-Deck Pro)",
      part: "GDEQ031T10", aliases: ["GxEPD2_310_GDEQ031T10", "EP31_240x320", "LilyGo T-Deck Pro"],
      markings: ["KEGMO 3100"],
      controller: .uc8253, width: 240, height: 320, full: .stored(4108, .related),
      fast: .stored(1171, .related, celsius: 90), partial: .stored(435, .related, celsius: 110)),
    PanelModel(
      name: "gooddisplay-gdey037t03", title: "Good Display GDEY037T03", part: "GDEY037T03",
      aliases: ["GxEPD2_370_GDEY037T03", "EP37_240x416", "FPC-F002"], markings: ["FPC-F002"],
      controller: .uc8253, width: 240, height: 416, full: .stored(4108, .related),
      fast: .stored(1171, .related, celsius: 90), partial: .stored(435, .related, celsius: 110)),
  ]
}
