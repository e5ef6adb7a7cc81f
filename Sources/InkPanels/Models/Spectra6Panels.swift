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
      name: "gooddisplay-gdep073e01", title: "Good Display GDEP073E01", part: "GDEP073E01",
      aliases: ["GxEPD2_730c_GDEP073E01", "EP73_SPECTRA_800x480"],
      controller: .e673, width: 800, height: 480, setup: seven, inks: sixInks,
      full: .inks(12_468, .measured, longest: 32_000), operatingCelsius: 0...50),
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
