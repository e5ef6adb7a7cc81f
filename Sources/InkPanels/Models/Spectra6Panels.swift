import InkBitmap

extension PanelModel {
  /// E Ink's Spectra 6: black, white, red, yellow, green and blue.
  ///
  /// The measured duration is GxEPD2's, class 730c_GDEP073E01; the longest is what Pimoroni's drivers wait.
  static let spectra6: [PanelModel] = [
    PanelModel(
      name: "gooddisplay-gdep040e01", title: "Good Display GDEP040E01", part: "GDEP040E01",
      aliases: ["EP40_SPECTRA_400x600"],
      controller: .e673, width: 400, height: 600, setup: four, inks: sixInks,
      full: .inks(12_468, .related, longest: 40_000), operatingCelsius: 0...50),
    PanelModel(
      name: "gooddisplay-gdep133c02", title: "Good Display GDEP133C02", part: "GDEP133C02",
      aliases: ["EL133UF1"],
      controller: .el133uf1, width: 1200, height: 1600, setup: large, inks: sixInks,
      full: .inks(19_000, .related, longest: 45_000), operatingCelsius: 0...50),
    PanelModel(
      name: "gooddisplay-gdep073e01", title: "Good Display GDEP073E01", part: "GDEP073E01",
      aliases: ["GxEPD2_730c_GDEP073E01", "EP73_SPECTRA_800x480"],
      markings: ["E350911HF 94V-0 F-6 ROHS 24141"],
      controller: .e673, width: 800, height: 480, setup: seven, inks: sixInks,
      full: .inks(12_468, .measured, longest: 32_000), operatingCelsius: 0...50),
    PanelModel(
      name: "inky-impression-13in3", title: "Pimoroni Inky Impression 13.3\" (2025, Spectra 6)",
      part: "EL133UF1", aliases: ["inky-impression-13-3"],
      controller: .el133uf1, width: 1200, height: 1600, setup: large, inks: sixInks,
      full: .inks(19_000, .related, longest: 45_000), operatingCelsius: 0...50),
    PanelModel(
      name: "inky-impression-4-spectra", title: "Pimoroni Inky Impression 4\" (2025, Spectra 6)",
      part: "GDEP040E01",
      aliases: ["inky-impression-4-e640"],
      controller: .e673, width: 400, height: 600, setup: four, inks: sixInks,
      full: .inks(12_468, .related, longest: 40_000), operatingCelsius: 0...50),
    PanelModel(
      name: "inky-impression-7in3", title: "Pimoroni Inky Impression 7.3\" (2025, Spectra 6)",
      part: "GDEP073E01",
      aliases: ["inky-impression-7-3"],
      controller: .e673, width: 800, height: 480, setup: seven, inks: sixInks,
      full: .inks(12_468, .related, longest: 32_000), operatingCelsius: 0...50),
    PanelModel(
      name: "waveshare-13in3e", title: "Waveshare 13.3inch e-Paper HAT+ (E)", part: "GDEP133C02",
      aliases: ["epd13in3e", "EPD_13IN3E"],
      controller: .el133uf1, width: 1200, height: 1600, setup: large, inks: sixInks,
      full: .inks(19_000, .related, longest: 45_000), operatingCelsius: 0...50),
    PanelModel(
      name: "waveshare-3in6e", title: "Waveshare 3.6inch e-Paper HAT+ (E)", part: "400 × 600, Spectra 6",
      aliases: ["epd3in6e"],
      controller: .e673, width: 400, height: 600, setup: four, inks: sixInks,
      full: .inks(12_468, .related, longest: 40_000), operatingCelsius: 0...50),
    PanelModel(
      name: "waveshare-4in0e", title: "Waveshare 4inch e-Paper HAT+ (E)", part: "GDEP040E01",
      aliases: ["epd4in0e"],
      controller: .e673, width: 400, height: 600, setup: four, inks: sixInks,
      full: .inks(12_468, .related, longest: 40_000), operatingCelsius: 0...50),
    PanelModel(
      name: "waveshare-7in3e", title: "Waveshare 7.3inch e-Paper HAT (E)", part: "GDEP073E01",
      aliases: ["epd7in3e"],
      controller: .e673, width: 800, height: 480, setup: seven, inks: sixInks,
      full: .inks(12_468, .related, longest: 32_000), operatingCelsius: 0...50),
  ]

  private static let sixInks: [Ink] = [.white, .black, .red, .yellow, .green, .blue]

  /// 4 inches (Waveshare's driver of the 4inch E), the booster as it is to be at the refresh.
  private static let four = supply(PixelRegisters.booster2(0x6F, 0x1F, 0x17, 0x27), clock: 0x08)
  /// 7.3 inches (Waveshare's driver of the 7.3inch E).
  private static let seven = supply(PixelRegisters.booster2(0x6F, 0x1F, 0x17, 0x49), clock: 0x03)

  /// 13.3 inches: two chips, of which the first has the supply (Pimoroni's driver of the EL133UF1 and Waveshare's of
  /// the 13.3inch E).
  private static let large: [RegisterWrite] = [
    RegisterWrite(0x74, [0x00, 0x0C, 0x0C, 0xD9, 0xDD, 0xDD, 0x15, 0x15, 0x55], to: .first),
    RegisterWrite(0xF0, [0x49, 0x55, 0x13, 0x5D, 0x05, 0x10]), PixelRegisters.panel(0xDF, 0x6B),
    RegisterWrite(0xA5, [0x44, 0x54, 0x00], to: .first), PixelRegisters.clock(0x08),
    RegisterWrite(0x50, [0x37]), PixelRegisters.timing(0x03, 0x03),
    RegisterWrite(0x03, [0x00, 0xC0, 0x03, 0xA8], to: .first),
    RegisterWrite(0x03, [0x00, 0xC0, 0x03, 0x9A], to: .second), RegisterWrite(0x86, [0x10]),
    PixelRegisters.powerSaving(0x22), RegisterWrite(0xE0, [0x01]),
    PixelRegisters.resolution(columns: 1200, rows: 800),
    RegisterWrite(0xA4, [0x03, 0x00, 0x01, 0x03, 0x00, 0x03, 0x00, 0x00, 0x00], to: .first),
    RegisterWrite(0x01, [0x0F, 0x00, 0x28, 0x2C, 0x28, 0x38], to: .first),
    RegisterWrite(0xB6, [0x07], to: .first), RegisterWrite(0x06, [0xE0, 0x20], to: .first),
    RegisterWrite(0xB7, [0x01], to: .first), RegisterWrite(0x05, [0xE0, 0x20], to: .first),
    RegisterWrite(0xB0, [0x01], to: .first), RegisterWrite(0xB1, [0x02], to: .first),
  ]

  private static func supply(_ booster2: RegisterWrite, clock: UInt8) -> [RegisterWrite] {
    [
      PixelRegisters.unlock, PixelRegisters.power(0x3F), PixelRegisters.panel(0x5F, 0x69),
      PixelRegisters.powerOffSequence(0x00, 0x54, 0x00, 0x44),
      PixelRegisters.booster1(0x40, 0x1F, 0x1F, 0x2C),
      booster2, PixelRegisters.booster3(0x6F, 0x1F, 0x1F, 0x22), PixelRegisters.clock(clock),
      PixelRegisters.timing(0x02, 0x00), RegisterWrite(0x84, [0x01]), PixelRegisters.powerSaving(0x2F),
    ]
  }
}
