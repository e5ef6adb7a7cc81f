extension PanelModel {
  /// Voltages and booster of 4.2 inch glass (UC8176 datasheet, PWR and BTST): gates at 16 V, sources at 11 V.
  private static let supply: [RegisterWrite] = [
    RegisterWrite(0x01, [0x03, 0x00, 0x2B, 0x2B, 0xFF]), RegisterWrite(0x06, [0x17, 0x17, 0x17]),
  ]

  /// Panels of 4.2 inch on the UC8176, also called IL0398, and its successor UC8276.
  ///
  /// Durations are GxEPD2's at room temperature, without powering up and down (classes 420, 420c, 420c_Z21,
  /// 420_SE0420NQ04). The first generation has every waveform written, the second none but its own.
  static let uc8176: [PanelModel] = [
    PanelModel(
      name: "gooddisplay-gdeq042z21", title: "Good Display GDEQ042Z21", part: "GDEQ042Z21",
      aliases: ["GxEPD2_420c_Z21", "EP42R2_400x300", "Waveshare_4_2_V2_bwr"],
      controller: .uc8276, width: 400, height: 300, inks: [.white, .black, .red],
      full: .stored(15_200, .measured), operatingCelsius: 0...40),
    PanelModel(
      name: "gooddisplay-gdew042m01", title: "Good Display GDEW042M01", part: "GDEW042M01",
      aliases: ["GxEPD2_420_M01"], markings: ["WFT042CZ15"],
      controller: .uc8176, width: 400, height: 300, setup: supply,
      full: .written(1546, .related, .full(vcomVoltage: 0x12)),
      partial: .written(564, .related, .partialUC8176)),
    PanelModel(
      name: "gooddisplay-gdew042t2", title: "Good Display GDEW042T2", part: "GDEW042T2",
      aliases: ["GxEPD2_420", "EP42_400x300", "Waveshare_4_2_bw", "WFT0420CZ15"], markings: ["WFT042CZ15"],
      controller: .uc8176, width: 400, height: 300, setup: supply,
      full: .written(1546, .measured, .full(vcomVoltage: 0x12)),
      partial: .written(564, .measured, .partialUC8176)),
    PanelModel(
      name: "gooddisplay-gdew042z15", title: "Good Display GDEW042Z15", part: "GDEW042Z15",
      aliases: ["GxEPD2_420c", "Waveshare_4_2_bwr"], markings: ["WFT0420CZ15"],
      controller: .uc8176, width: 400, height: 300, setup: supply, inks: [.white, .black, .red],
      full: .stored(15_800, .measured), operatingCelsius: 0...40),
    PanelModel(
      name: "opm-se0420nq04", title: "OPM042A2 glass SE0420NQ04", part: "SE0420NQ04",
      aliases: ["GxEPD2_420_SE0420NQ04", "OPM042A2_V1.0"], markings: ["OPM042A2_V1.0"],
      controller: .uc8276, width: 400, height: 300, full: .stored(3100, .measured)),
    PanelModel(
      name: "waveshare-4in2-v1", title: "Waveshare 4.2inch e-Paper Module V1", part: "GDEW042T2",
      aliases: ["epd4in2", "waveshare-epd-4in2", "4.2inch e-Paper Module"],
      controller: .uc8176, width: 400, height: 300, setup: supply,
      full: .written(1546, .measured, .full(vcomVoltage: 0x12)),
      partial: .written(564, .measured, .partialUC8176)),
  ]
}
