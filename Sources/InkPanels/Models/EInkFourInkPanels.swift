import InkBitmap

extension PanelModel {
  /// Black, white, yellow and red on E Ink's own controllers.
  ///
  /// Measured durations are GxEPD2's, classes 300c and 437c, without powering up and down; others are of the
  /// nearest size.
  static let eInkFourInks: [PanelModel] = [
    PanelModel(
      name: "waveshare-1in64g", title: "Waveshare 1.64inch e-Paper Module (G)",
      part: "168 × 168, Spectra 3000",
      aliases: ["epd1in64g"],
      controller: .spectra3000, width: 168, height: 168, setup: small168, inks: redYellow,
      full: .inks(12_358, .related), operatingCelsius: 0...40),
    PanelModel(
      name: "waveshare-2in36g", title: "Waveshare 2.36inch e-Paper Module (G)",
      part: "168 × 296, Spectra 3000",
      aliases: ["epd2in36g"],
      controller: .spectra3000, width: 168, height: 296, setup: small296, inks: redYellow,
      full: .inks(12_358, .related), operatingCelsius: 0...40),
    PanelModel(
      name: "waveshare-3in0g", title: "Waveshare 3inch e-Paper Module (G)", part: "168 × 400, Spectra 3000",
      aliases: [
        "epd3in0g", "GxEPD2_300c", "Waveshare3inch4color", "3inch 4-Color E-Paper",
        "Waveshare 3.00\" 4-color",
      ],
      controller: .spectra3000, width: 168, height: 400, setup: tall400, inks: redYellow,
      full: .inks(12_358, .measured), operatingCelsius: 0...40),
    PanelModel(
      name: "waveshare-4in37g", title: "Waveshare 4.37inch e-Paper Module (G)",
      part: "512 × 368, Spectra 3100",
      aliases: [
        "epd4in37g", "GxEPD2_437c", "Waveshare437inch4color", "4.37inch 4-Color E-Paper",
        "Waveshare 4.37\" 4-color",
      ],
      controller: .spectra3100, width: 512, height: 368, setup: medium437, inks: redYellow,
      full: .inks(12_709, .measured), operatingCelsius: 0...40),
    PanelModel(
      name: "waveshare-7in3g", title: "Waveshare 7.3inch e-Paper HAT (G)", part: "800 × 480, Spectra 3100",
      aliases: ["epd7in3g"],
      controller: .spectra3100, width: 800, height: 480, setup: large73, inks: redYellow,
      full: .inks(20_000, .related), operatingCelsius: 0...40),
  ]

  private static let redYellow: [Ink] = [.white, .black, .red, .yellow]

  /// 1.64 inches (Waveshare's driver of the 1.64inch G).
  private static let small168 = [
    PixelRegisters.unlockFourInks, RegisterWrite(0xB0, [0x03]), PixelRegisters.panel(0x4F, 0x6B),
    PixelRegisters.powerOffSequence(0x00), RegisterWrite(0xF0, [0xF6, 0x0D, 0x00, 0x00, 0x00]),
    PixelRegisters.booster2(0xCF, 0xDF, 0x0F), PixelRegisters.internalSensor,
    PixelRegisters.timing(0x0C, 0x05),
    RegisterWrite(0x84, [0x01]),
  ]
  /// 2.36 inches (Waveshare's driver of the 2.36inch G).
  private static let small296 = [
    PixelRegisters.unlockFourInks, RegisterWrite(0xB0, [0x03]), PixelRegisters.panel(0x4F, 0x69),
    PixelRegisters.powerOffSequence(0x00), RegisterWrite(0xF0, [0xF6, 0x0D, 0x00, 0x00, 0x00]),
    PixelRegisters.booster2(0xCF, 0xDE, 0x0F), PixelRegisters.internalSensor,
    PixelRegisters.timing(0x0C, 0x05),
    RegisterWrite(0x84, [0x01]),
  ]
  /// 3 inches (Waveshare's driver of the 3inch G).
  private static let tall400 = [
    PixelRegisters.unlockFourInks, RegisterWrite(0xB0, [0x00]), PixelRegisters.power(0x0F, 0x00),
    PixelRegisters.panel(0x4F, 0x6B), PixelRegisters.booster2(0xD7, 0xDE, 0x12),
    PixelRegisters.timing(0x0C, 0x05), PixelRegisters.powerSaving(0xFF), RegisterWrite(0x84, [0x00]),
  ]
  /// 4.37 inches (Waveshare's driver of the 4.37inch G).
  private static let medium437 = [
    PixelRegisters.unlock, PixelRegisters.power(0x3F), PixelRegisters.panel(0x4F, 0x69),
    PixelRegisters.booster1(0x40, 0x1F, 0x1F, 0x2C), PixelRegisters.booster3(0x6F, 0x1F, 0x1F, 0x22),
    PixelRegisters.booster2(0x6F, 0x1F, 0x17, 0x17), PixelRegisters.powerOffSequence(0x00, 0x54, 0x00, 0x44),
    PixelRegisters.timing(0x02, 0x00), PixelRegisters.clock(0x08), PixelRegisters.powerSaving(0x2F),
    RegisterWrite(0x84, [0x01]),
  ]
  /// 7.3 inches (Waveshare's driver of the 7.3inch G).
  private static let large73 = [
    PixelRegisters.unlock, PixelRegisters.power(0x3F), PixelRegisters.panel(0x4F, 0x69),
    PixelRegisters.booster1(0x40, 0x1F, 0x1F, 0x2C), PixelRegisters.booster3(0x6F, 0x1F, 0x1F, 0x22),
    PixelRegisters.booster2(0x6F, 0x1F, 0x14, 0x14), PixelRegisters.powerOffSequence(0x00, 0x54, 0x00, 0x44),
    PixelRegisters.timing(0x02, 0x00), PixelRegisters.clock(0x08), PixelRegisters.powerSaving(0x2F),
    RegisterWrite(0x84, [0x01]),
  ]
}
