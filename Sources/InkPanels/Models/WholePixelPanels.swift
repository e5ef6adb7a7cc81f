import InkBitmap

extension PanelModel {
  /// Black and white panels, some with red, whose controllers keep whole pixels.
  ///
  /// Measured durations are GxEPD2's of the class named among the aliases, without powering up and down; others are of
  /// the same glass in another size. The longest is what GxEPD2 waits, and half as much again.
  static let wholePixels: [PanelModel] = [
    PanelModel(
      name: "gooddisplay-gdeh0576t81", title: "Good Display GDEH0576T81", part: "GDEH0576T81",
      aliases: ["GxEPD2_576_GDEH0576T81"], markings: ["HINK-E0576A01-FPC-A1"],
      controller: .ssd2677BlackAndWhite, width: 920, height: 680, setup: supply576,
      full: .inks(1048, .measured)),
    PanelModel(
      name: "gooddisplay-gdew0583t7", title: "Good Display GDEW0583T7", part: "GDEW0583T7",
      aliases: ["GxEPD2_583", "Waveshare_5_83_bw"],
      controller: .il0371, width: 600, height: 448, setup: supply583, full: .inks(14_599, .measured)),
    PanelModel(
      name: "gooddisplay-gdew0583z21", title: "Good Display GDEW0583Z21", part: "GDEW0583Z21",
      aliases: ["GxEPD2_583c", "Waveshare_5_83_bwr", "EP583R_600x448"],
      controller: .il0371, width: 600, height: 448, setup: supply583Red, inks: [.white, .black, .red],
      full: .inks(29_165, .measured), operatingCelsius: 0...40),
    PanelModel(
      name: "gooddisplay-gdew075t8", title: "Good Display GDEW075T8", part: "GDEW075T8",
      aliases: ["GxEPD2_750", "Waveshare_7_5_bw"], markings: ["WF0583CZ09"],
      controller: .il0371, width: 640, height: 384, setup: supply750, full: .inks(4273, .measured)),
    PanelModel(
      name: "gooddisplay-gdew075z09", title: "Good Display GDEW075Z09", part: "GDEW075Z09",
      aliases: ["GxEPD2_750c", "Waveshare_7_5_bwr", "EP74R_640x384"], markings: ["WF0583CZ09"],
      controller: .il0371, width: 640, height: 384, setup: supply750, inks: [.white, .black, .red],
      full: .inks(31_095, .measured), operatingCelsius: 0...40),
    PanelModel(
      name: "waveshare-5in83-v1", title: "Waveshare 5.83inch e-Paper HAT V1", part: "GDEW0583T7",
      aliases: ["epd5in83", "waveshare-epd-5in83"],
      controller: .il0371, width: 600, height: 448, setup: supply583, full: .inks(14_599, .related)),
    PanelModel(
      name: "waveshare-5in83b-v1", title: "Waveshare 5.83inch e-Paper HAT (B) V1", part: "GDEW0583Z21",
      aliases: ["epd5in83b", "epd5in83bc", "waveshare-epd-5in83bc"],
      controller: .il0371, width: 600, height: 448, setup: supply583Red, inks: [.white, .black, .red],
      full: .inks(29_165, .related), operatingCelsius: 0...40),
    PanelModel(
      name: "waveshare-5in83c-v1", title: "Waveshare 5.83inch e-Paper HAT (C)", part: "GDEW0583C64",
      aliases: ["epd5in83c"],
      controller: .il0371, width: 600, height: 448, setup: supply583Red, inks: [.white, .black, .yellow],
      full: .inks(29_165, .related), operatingCelsius: 0...40),
    PanelModel(
      name: "waveshare-7in5-v1", title: "Waveshare 7.5inch e-Paper HAT V1", part: "GDEW075T8",
      aliases: ["epd7in5", "waveshare-epd-7in5"],
      controller: .il0371, width: 640, height: 384, setup: supply750, full: .inks(4273, .related)),
    PanelModel(
      name: "waveshare-7in5b-v1", title: "Waveshare 7.5inch e-Paper HAT (B) V1", part: "GDEW075Z09",
      aliases: ["epd7in5b", "epd7in5bc", "waveshare-epd-7in5bc"],
      controller: .il0371, width: 640, height: 384, setup: supply750, inks: [.white, .black, .red],
      full: .inks(31_095, .related), operatingCelsius: 0...40),
    PanelModel(
      name: "waveshare-7in5c-v1", title: "Waveshare 7.5inch e-Paper HAT (C)", part: "GDEW075C64",
      aliases: ["epd7in5c"],
      controller: .il0371, width: 640, height: 384, setup: supply750, inks: [.white, .black, .yellow],
      full: .inks(31_095, .related), operatingCelsius: 0...40),
  ]

  /// 5.83 inches (GxEPD2, classes 583 and 583c); black and white runs at twice the frame rate.
  private static let supply583 = il0371(clock: 0x3A, vcom: 0x28)
  private static let supply583Red = il0371(clock: 0x3C, vcom: 0x28)
  /// 7.5 inches, its memory of waveforms woken first (GxEPD2, classes 750 and 750c).
  private static let supply750 =
    [RegisterWrite(0x65, [0x01]), RegisterWrite(0xAB, []), RegisterWrite(0x65, [0x00])]
    + il0371(clock: 0x3C, vcom: 0x1E)

  private static func il0371(clock: UInt8, vcom: UInt8) -> [RegisterWrite] {
    [
      PixelRegisters.power(0x37, 0x00), PixelRegisters.panel(0xCF, 0x08),
      PixelRegisters.booster2(0xC7, 0xCC, 0x28), PixelRegisters.clock(clock), PixelRegisters.internalSensor,
      PixelRegisters.timing(0x22), RegisterWrite(0x82, [vcom]), RegisterWrite(0xE5, [0x03]),
    ]
  }

  /// 5.76 inches, with the waveform stored for 20 to 30 °C (GxEPD2, class 576_GDEH0576T81).
  private static let supply576 = [
    PixelRegisters.panel(0x2F, 0x0E), PixelRegisters.booster2(0x0F, 0x8B, 0x9C, 0xC1),
    RegisterWrite(0xE7, [0xC1]), PixelRegisters.clock(0x08),
    RegisterWrite(0x62, [0x98, 0x98, 0x98, 0x75, 0xCA, 0xB2, 0x98, 0x7E]),
    RegisterWrite(0x65, [0x00, 0x00, 0x00, 0x00]), RegisterWrite(0xE9, [0x01]), RegisterWrite(0xE0, [0x02]),
    RegisterWrite(0xE6, [241]), RegisterWrite(0xA5, []),
  ]
}
