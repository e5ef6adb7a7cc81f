import InkBitmap

extension PanelModel {
  /// E Ink's seven inks (ACeP), which want 15 to 35 °C.
  ///
  /// Measured durations are GxEPD2's of the class named among the aliases; the longest is what Pimoroni's driver
  /// waits.
  static let sevenInks: [PanelModel] = [
    PanelModel(
      name: "adafruit-5in65-acep", title: "Adafruit 5.65\" ACeP 7-Color eInk", part: "GDEP0565D90",
      aliases: ["ThinkInk_ACeP"],
      controller: .uc8159, width: 600, height: 448, setup: five, inks: allInks,
      full: .inks(11_354, .related, longest: 32_000), operatingCelsius: 15...35),
    PanelModel(
      name: "gooddisplay-gdep0565d90", title: "Good Display GDEP0565D90", part: "GDEP0565D90",
      aliases: ["GxEPD2_565c_GDEP0565D90"], markings: ["E219454, AB1024-EGA AC0750TC1"],
      controller: .uc8159, width: 600, height: 448, setup: five, inks: allInks,
      full: .inks(11_292, .measured, longest: 32_000), operatingCelsius: 15...35),
    PanelModel(
      name: "gooddisplay-gdey073d46", title: "Good Display GDEY073D46", part: "GDEY073D46",
      aliases: ["GxEPD2_730c_GDEY073D46", "EP73_800x480", "GEDY073D46"], markings: ["N-FPC-001 2021.11.26"],
      controller: .ac073tc1, width: 800, height: 480, setup: seven, inks: allInks,
      full: .inks(38_858, .measured, longest: 45_000), operatingCelsius: 15...35),
    PanelModel(
      name: "inky-impression-4", title: "Pimoroni Inky Impression 4\"", part: "UC8159, 640 × 400",
      aliases: ["inky-impression-4-acep"],
      controller: .uc8159, width: 640, height: 400, setup: four, inks: allInks,
      full: .inks(11_354, .related, longest: 32_000), operatingCelsius: 15...35),
    PanelModel(
      name: "inky-impression-5in7", title: "Pimoroni Inky Impression 5.7\"", part: "UC8159, 600 × 448",
      aliases: ["inky-impression-5-7", "inky-impression"],
      controller: .uc8159, width: 600, height: 448, setup: five, inks: allInks,
      full: .inks(11_354, .related, longest: 32_000), operatingCelsius: 15...35),
    PanelModel(
      name: "inky-impression-7in3-acep", title: "Pimoroni Inky Impression 7.3\"", part: "AC073TC1A",
      aliases: ["inky-impression-7-3-acep"],
      controller: .ac073tc1, width: 800, height: 480, setup: seven, inks: allInks,
      full: .inks(41_000, .related, longest: 45_000), operatingCelsius: 15...35),
    PanelModel(
      name: "waveshare-4in01f", title: "Waveshare 4.01inch e-Paper HAT (F)", part: "GDEP040D61",
      aliases: ["epd4in01f"],
      controller: .uc8159, width: 640, height: 400, setup: four, inks: allInks,
      full: .inks(11_354, .related, longest: 32_000), operatingCelsius: 15...35),
    PanelModel(
      name: "waveshare-5in65f", title: "Waveshare 5.65inch e-Paper Module (F)", part: "GDEP0565D90",
      aliases: ["epd5in65f", "GxEPD2_565c", "ACeP565", "Waveshare_5_65_7c", "5.65inch ACeP 7-Color E-Paper"],
      controller: .uc8159, width: 600, height: 448, setup: five, inks: allInks,
      full: .inks(11_354, .measured, longest: 32_000), operatingCelsius: 15...35),
    PanelModel(
      name: "waveshare-7in3f", title: "Waveshare 7.3inch e-Paper HAT (F)", part: "GDEY073D46",
      aliases: [
        "epd7in3f", "GxEPD2_730c_ACeP_730", "ACeP730", "Waveshare_7_30_7c", "7.3inch ACeP 7-Color E-Paper",
      ],
      controller: .ac073tc1, width: 800, height: 480, setup: seven, inks: allInks,
      full: .inks(38_858, .measured, longest: 45_000), operatingCelsius: 15...35),
  ]

  private static let allInks: [Ink] = [.white, .black, .red, .yellow, .orange, .green, .blue]

  /// 5.65 inches (Waveshare's driver of the 5.65inch F).
  private static let five = uc8159(0xEF, 0x08, voltages: 0x23)
  /// 4 inches: other resolution bits (Pimoroni's driver of the UC8159).
  private static let four = uc8159(0xAF, 0x08, voltages: 0x23)

  private static func uc8159(_ panel: UInt8, _ inks: UInt8, voltages: UInt8) -> [RegisterWrite] {
    [
      PixelRegisters.panel(panel, inks), PixelRegisters.power(0x37, 0x00, voltages, voltages),
      PixelRegisters.powerOffSequence(0x00), PixelRegisters.booster2(0xC7, 0xC7, 0x1D),
      PixelRegisters.clock(0x3C), PixelRegisters.internalSensor, PixelRegisters.timing(0x22),
      PixelRegisters.powerSaving(0xAA),
    ]
  }

  /// 7.3 inches (Waveshare's driver of the 7.3inch F).
  private static let seven = [
    PixelRegisters.unlock, PixelRegisters.power(0x3F, 0x00, 0x32, 0x2A, 0x0E, 0x2A),
    PixelRegisters.panel(0x5F, 0x69), PixelRegisters.powerOffSequence(0x00, 0x54, 0x00, 0x44),
    PixelRegisters.booster1(0x40, 0x1F, 0x1F, 0x2C), PixelRegisters.booster2(0x6F, 0x1F, 0x1F, 0x22),
    PixelRegisters.booster3(0x6F, 0x1F, 0x1F, 0x22), RegisterWrite(0x13, [0x00, 0x04]),
    PixelRegisters.clock(0x3C), PixelRegisters.internalSensor, PixelRegisters.timing(0x02, 0x00),
    RegisterWrite(0x82, [0x1E]), RegisterWrite(0x84, [0x00]), RegisterWrite(0x86, [0x00]),
    PixelRegisters.powerSaving(0x2F), RegisterWrite(0xE0, [0x00]), RegisterWrite(0xE6, [0x00]),
  ]
}
