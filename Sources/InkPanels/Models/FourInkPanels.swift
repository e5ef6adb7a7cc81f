import InkBitmap

extension PanelModel {
  /// Black, white, yellow and red on controllers of Fitipower, Himax and Solomon.
  ///
  /// Measured durations are GxEPD2's of the class named among the aliases, without powering up and down; others
  /// are of the nearest size. The longest is what the maker's own driver waits. 180 s and 0 to 40 °C as for all
  /// panels with red.
  static let fourInks: [PanelModel] = [
    PanelModel(
      name: "adafruit-2in13-quad", title: "Adafruit 2.13\" Quad-Color eInk", part: "GDEY0213F51",
      aliases: ["ThinkInk_213_Quadcolor_AJHE5"],
      controller: .jd79661, width: 122, height: 250, setup: small, inks: redYellow,
      full: .inks(21_428, .related), operatingCelsius: 0...40),
    PanelModel(
      name: "adafruit-3in52-quad", title: "Adafruit 3.52\" Quad-Color eInk", part: "180 × 384, four inks",
      aliases: ["ThinkInk_352_Quadcolor_AJHE5"],
      controller: .jd79667, width: 180, height: 384, setup: small, inks: redYellow,
      full: .inks(26_028, .related), operatingCelsius: 0...40),
    PanelModel(
      name: "gooddisplay-gdem0154f51h", title: "Good Display GDEM0154F51H", part: "GDEM0154F51H",
      aliases: ["GxEPD2_154c_GDEM0154F51H", "EP154YR_200x200"], markings: ["FPC-8101"],
      controller: .jd79660, width: 200, height: 200, setup: oneSupply, inks: redYellow,
      full: .inks(21_428, .measured), operatingCelsius: 0...40),
    PanelModel(
      name: "gooddisplay-gdem035f51", title: "Good Display GDEM035F51", part: "GDEM035F51",
      aliases: ["GxEPD2_350c_GDEM035F51", "EP35YR_184x384"], markings: ["FPC-8500"],
      controller: .jd79667, width: 184, height: 384, setup: tall, inks: redYellow,
      full: .inks(21_428, .measured), operatingCelsius: 0...40),
    PanelModel(
      name: "gooddisplay-gdem037f51", title: "Good Display GDEM037F51", part: "GDEM037F51",
      aliases: ["EP37YR_240x416"],
      controller: .jd79667, width: 240, height: 416, setup: charge, inks: redYellow,
      full: .inks(21_428, .related), operatingCelsius: 0...40),
    PanelModel(
      name: "gooddisplay-gdem0397f81", title: "Good Display GDEM0397F81", part: "GDEM0397F81",
      aliases: ["GxEPD2_397c_GDEM0397F81", "EP397YR_800x480"], markings: ["FPC7750"],
      controller: .ssd2677FourInks, width: 800, height: 480, memoryRows: 680, setup: solomon, inks: redYellow,
      full: .inks(21_860, .measured), operatingCelsius: 0...40),
    PanelModel(
      name: "gooddisplay-gdem042f52", title: "Good Display GDEM042F52", part: "GDEM042F52",
      aliases: ["EP42YR_400x300"],
      controller: .jd79668, width: 400, height: 300, setup: square, inks: redYellow,
      full: .inks(20_000, .related), operatingCelsius: 0...40),
    PanelModel(
      name: "gooddisplay-gdem075f52", title: "Good Display GDEM075F52", part: "GDEM075F52",
      aliases: ["GxEPD2_750c_GDEM075F52", "EP75YR_800x480"], markings: ["FPC-8619"],
      controller: .jd79665, width: 800, height: 480, setup: large, inks: redYellow,
      full: .inks(20_918, .measured), operatingCelsius: 0...40),
    PanelModel(
      name: "gooddisplay-gdey0213f51", title: "Good Display GDEY0213F51", part: "GDEY0213F51",
      aliases: ["GxEPD2_213c_GDEY0213F51"], markings: ["FPC-A002 20.04.08"],
      controller: .jd79661, width: 122, height: 250, setup: small, inks: redYellow,
      full: .inks(21_428, .measured), operatingCelsius: 0...40),
    PanelModel(
      name: "gooddisplay-gdey0213f52", title: "Good Display GDEY0213F52", part: "GDEY0213F52",
      aliases: ["EP213YR_122x250"],
      controller: .jd79661, width: 122, height: 250, setup: small, inks: redYellow,
      full: .inks(21_428, .related), operatingCelsius: 0...40),
    PanelModel(
      name: "gooddisplay-gdey0266f51h", title: "Good Display GDEY0266F51H", part: "GDEY0266F51H",
      aliases: ["GxEPD2_266c_GDEY0266F51H", "EP266YR_184x360", "GDEY0266F51"],
      markings: ["FPC-H006 22.04.02"],
      controller: .jd79667, width: 184, height: 360, setup: small, inks: redYellow,
      full: .inks(26_028, .measured), operatingCelsius: 0...40),
    PanelModel(
      name: "gooddisplay-gdey0266f52h", title: "Good Display GDEY0266F52H", part: "GDEY0266F52H",
      aliases: ["EP266YR2_184x360"],
      controller: .jd79667, width: 184, height: 360, setup: small, inks: redYellow,
      full: .inks(26_028, .related), operatingCelsius: 0...40),
    PanelModel(
      name: "gooddisplay-gdey029f51", title: "Good Display GDEY029F51", part: "GDEY029F51",
      aliases: ["EP29YR_128x296"],
      controller: .jd79667, width: 128, height: 296, setup: small, inks: redYellow,
      full: .inks(21_428, .related), operatingCelsius: 0...40),
    PanelModel(
      name: "gooddisplay-gdey029f51h", title: "Good Display GDEY029F51H", part: "GDEY029F51H",
      aliases: ["GxEPD2_290c_GDEY029F51H", "EP29YR_168x384"], markings: ["FPC-H004 22.03.24"],
      controller: .jd79667, width: 168, height: 384, setup: small, inks: redYellow,
      full: .inks(21_428, .measured), operatingCelsius: 0...40),
    PanelModel(
      name: "gooddisplay-gdey0420f51", title: "Good Display GDEY0420F51", part: "GDEY0420F51",
      aliases: ["GxEPD2_420c_GDEY0420F51"],
      controller: .hx8717, width: 400, height: 300, setup: himax, inks: redYellow,
      full: .inks(27_677, .measured), operatingCelsius: 0...40),
    PanelModel(
      name: "gooddisplay-gdey116f51", title: "Good Display GDEY116F51", part: "GDEY116F51",
      aliases: ["GxEPD2_1160c_GDEY116F51"], markings: ["FPC-K012 23.09.27"],
      controller: .ssd2677FourInks, width: 960, height: 640, setup: solomonLarge, inks: redYellow,
      full: .inks(19_255, .measured), operatingCelsius: 0...40),
    PanelModel(
      name: "inky-phat-jd79661", title: "Pimoroni Inky pHAT, red and yellow", part: "GDEY0213F51",
      aliases: ["inky-phat-4"],
      controller: .jd79661, width: 122, height: 250, setup: small, inks: redYellow,
      full: .inks(21_428, .related, longest: 40_000), operatingCelsius: 0...40),
    PanelModel(
      name: "inky-what-jd79668", title: "Pimoroni Inky wHAT, red and yellow", part: "GDEM042F52",
      aliases: ["inky-what-4"],
      controller: .jd79668, width: 400, height: 300, setup: square, inks: redYellow,
      full: .inks(20_000, .related, longest: 40_000), operatingCelsius: 0...40),
    PanelModel(
      name: "waveshare-1in54g", title: "Waveshare 1.54inch e-Paper Module (G)", part: "GDEM0154F51H",
      aliases: ["epd1in54g"],
      controller: .jd79660, width: 200, height: 200, setup: oneSupply, inks: redYellow,
      full: .inks(21_428, .related), operatingCelsius: 0...40),
    PanelModel(
      name: "waveshare-2in13g", title: "Waveshare 2.13inch e-Paper HAT (G)", part: "GDEY0213F51",
      aliases: ["epd2in13g"],
      controller: .jd79661, width: 122, height: 250, setup: small, inks: redYellow,
      full: .inks(21_428, .related), operatingCelsius: 0...40),
    PanelModel(
      name: "waveshare-2in15g", title: "Waveshare 2.15inch e-Paper HAT+ (G)", part: "160 × 296, four inks",
      aliases: ["epd2in15g", "EP215YR_160x296"],
      controller: .jd79667, width: 160, height: 296, setup: small, inks: redYellow,
      full: .inks(21_428, .related), operatingCelsius: 0...40),
    PanelModel(
      name: "waveshare-2in66g", title: "Waveshare 2.66inch e-Paper Module (G)", part: "GDEY0266F51H",
      aliases: ["epd2in66g"],
      controller: .jd79667, width: 184, height: 360, setup: small, inks: redYellow,
      full: .inks(26_028, .related), operatingCelsius: 0...40),
    PanelModel(
      name: "waveshare-2in9g", title: "Waveshare 2.9inch e-Paper Module (G)", part: "GDEY029F51",
      aliases: ["epd2in9g"],
      controller: .jd79667, width: 128, height: 296, setup: small, inks: redYellow,
      full: .inks(21_428, .related), operatingCelsius: 0...40),
    PanelModel(
      name: "waveshare-3in5g", title: "Waveshare 3.5inch e-Paper HAT (G)", part: "GDEM035F51",
      aliases: ["epd3in5g"],
      controller: .jd79667, width: 184, height: 384, setup: tall, inks: redYellow,
      full: .inks(21_428, .related), operatingCelsius: 0...40),
    PanelModel(
      name: "waveshare-3in7g", title: "Waveshare 3.7inch e-Paper HAT (G)", part: "GDEM037F51",
      aliases: ["epd3in7g"],
      controller: .jd79667, width: 240, height: 416, setup: charge, inks: redYellow,
      full: .inks(21_428, .related), operatingCelsius: 0...40),
    PanelModel(
      name: "waveshare-3in97g", title: "Waveshare 3.97inch e-Paper HAT (G)", part: "GDEM0397F81",
      aliases: ["epd3in97g"],
      controller: .ssd2677FourInks, width: 800, height: 480, memoryRows: 680, setup: solomon, inks: redYellow,
      full: .inks(21_860, .related), operatingCelsius: 0...40),
    PanelModel(
      name: "waveshare-4in2g", title: "Waveshare 4.2inch e-Paper Module (G)", part: "GDEM042F52",
      aliases: ["epd4in2g"],
      controller: .jd79668, width: 400, height: 300, setup: square, inks: redYellow,
      full: .inks(20_000, .related), operatingCelsius: 0...40),
    PanelModel(
      name: "waveshare-5in83g", title: "Waveshare 5.83inch e-Paper HAT (G)", part: "648 × 480, four inks",
      aliases: ["epd5in83g"],
      controller: .jd79665, width: 648, height: 480, setup: medium, inks: redYellow,
      full: .inks(20_918, .related), operatingCelsius: 0...40),
  ]

  private static let redYellow: [Ink] = [.white, .black, .red, .yellow]

  /// 1.54 inches (Waveshare's driver of the 1.54inch G): the supply is in the chip's memory.
  private static let oneSupply = [
    PixelRegisters.unlockFitipower, PixelRegisters.panel(0x0F, 0x29),
    PixelRegisters.booster2(0x0D, 0x12, 0x30, 0x20, 0x19, 0x2A, 0x22), RegisterWrite(0xE9, [0x01]),
    PixelRegisters.clock(0x08),
  ]
  /// 2.13 to 3.52 inches (Waveshare's drivers of the 2.13inch and 2.66inch G; GxEPD2, class 213c_GDEY0213F51).
  private static let small = [
    PixelRegisters.unlockFitipower, PixelRegisters.panel(0x0F, 0x29), PixelRegisters.power(0x07, 0x00),
    PixelRegisters.powerOffSequence(0x10, 0x54, 0x44),
    PixelRegisters.booster2(0x05, 0x00, 0x3F, 0x0A, 0x25, 0x12, 0x1A), PixelRegisters.timing(0x02, 0x02),
    RegisterWrite(0xE7, [0x1C]), PixelRegisters.powerSaving(0x22), RegisterWrite(0xB4, [0xD0]),
    RegisterWrite(0xB5, [0x03]), RegisterWrite(0xE9, [0x01]), PixelRegisters.clock(0x08),
  ]
  /// 3.5 inches (GxEPD2, class 350c_GDEM035F51).
  private static let tall = [
    PixelRegisters.unlockFourInks, PixelRegisters.unlockFitipower, PixelRegisters.panel(0x0F, 0x29),
    PixelRegisters.power(0x07, 0x00), PixelRegisters.powerOffSequence(0x10, 0x54, 0x44),
    PixelRegisters.booster2(0x0F, 0x0A, 0x2F, 0x25, 0x22, 0x2E, 0x21), PixelRegisters.timing(0x02, 0x02),
    RegisterWrite(0xE7, [0x1C]), PixelRegisters.powerSaving(0x22), RegisterWrite(0xB6, [0x6F]),
    RegisterWrite(0xB4, [0xD0]), RegisterWrite(0xE9, [0x01]), PixelRegisters.clock(0x08),
  ]
  /// 3.7 inches (Waveshare's driver of the 3.7inch G), with the charge pump's page.
  private static let charge = [
    PixelRegisters.panel(0x0F, 0x29), PixelRegisters.power(0x07, 0x00, 0x22, 0x78, 0x0A, 0x22),
    PixelRegisters.powerOffSequence(0x10, 0x54, 0x44), PixelRegisters.booster2(0xC0, 0xC0, 0xC0),
    PixelRegisters.clock(0x08), PixelRegisters.internalSensor, PixelRegisters.timing(0x02, 0x02),
    RegisterWrite(0x65, [0x00, 0x00, 0x00, 0x00]), RegisterWrite(0xE7, [0x1C]),
    PixelRegisters.powerSaving(0x22), RegisterWrite(0xFF, [0xA5]),
    RegisterWrite(0xEF, [0x01, 0x1E, 0x0A, 0x1B, 0x0B, 0x17]), RegisterWrite(0xC3, [0xFD]),
    RegisterWrite(0xDC, [0x01]), RegisterWrite(0xDD, [0x08]), RegisterWrite(0xDE, [0x41]),
    RegisterWrite(0xFD, [0x01]), RegisterWrite(0xE8, [0x03]), RegisterWrite(0xDA, [0x07]),
    RegisterWrite(0xC9, [0x00]), RegisterWrite(0xA8, [0x0F]), RegisterWrite(0xFF, [0xE3]),
    RegisterWrite(0xE9, [0x01]),
  ]
  /// 4.2 inches (Pimoroni's driver of the JD79668).
  private static let square = [
    PixelRegisters.unlockFitipower, PixelRegisters.panel(0x0F, 0x29),
    PixelRegisters.booster2(0x0D, 0x12, 0x24, 0x25, 0x12, 0x29, 0x10), PixelRegisters.clock(0x08),
    RegisterWrite(0xAE, [0xCF]), RegisterWrite(0xB0, [0x13]), RegisterWrite(0xBD, [0x07]),
    RegisterWrite(0xBE, [0xFE]), RegisterWrite(0xE9, [0x01]),
  ]
  /// 5.83 inches (Waveshare's driver of the 5.83inch G).
  private static let medium = [
    PixelRegisters.unlockFitipower, PixelRegisters.panel(0x2F, 0x29), PixelRegisters.powerSaving(0x88),
    RegisterWrite(0x65, [0x00, 0x10, 0x00, 0x00]), RegisterWrite(0xE9, [0x01]), PixelRegisters.clock(0x08),
  ]
  /// 7.5 inches (GxEPD2, class 750c_GDEM075F52).
  private static let large = [
    PixelRegisters.panel(0x0F, 0x29), PixelRegisters.booster2(0x0F, 0x8B, 0x93, 0xA1),
    PixelRegisters.internalSensor, PixelRegisters.timing(0x02, 0x02),
    RegisterWrite(0x62, [0x98, 0x98, 0x98, 0x75, 0xCA, 0xB2, 0x98, 0x7E]),
    RegisterWrite(0x65, [0x00, 0x00, 0x00, 0x00]), RegisterWrite(0xE7, [0x1C]),
    PixelRegisters.powerSaving(0x00), RegisterWrite(0xE9, [0x01]), PixelRegisters.clock(0x08),
  ]
  /// 4.2 inches on the HX8717 (GxEPD2, class 420c_GDEY0420F51).
  private static let himax = [
    PixelRegisters.panel(0x0F, 0x09), PixelRegisters.power(0x07, 0x00, 0x22, 0x78, 0x0A, 0x22),
    PixelRegisters.powerOffSequence(0x10, 0x54, 0x44), PixelRegisters.booster2(0x26, 0x26, 0x26),
    PixelRegisters.clock(0x02), PixelRegisters.internalSensor, PixelRegisters.timing(0x02, 0x02),
    RegisterWrite(0x65, [0x00, 0x00, 0x00, 0x00]), RegisterWrite(0x82, [0xAD]), RegisterWrite(0xE7, [0x1C]),
    PixelRegisters.powerSaving(0x22), RegisterWrite(0xE0, [0x00]), RegisterWrite(0xE9, [0x01]),
  ]
  /// 3.97 inches on the SSD2677 (GxEPD2, class 397c_GDEM0397F81).
  private static let solomon = [
    PixelRegisters.panel(0x2B, 0x29), PixelRegisters.booster2(0x0F, 0x8B, 0x93, 0xC1),
    PixelRegisters.clock(0x08), RegisterWrite(0x62, [0x76, 0x76, 0x76, 0x5A, 0x9D, 0x8A, 0x76, 0x62]),
    RegisterWrite(0x65, [0x00, 0x00, 0x00, 0x00]), RegisterWrite(0xE0, [0x10]), RegisterWrite(0xE7, [0xA4]),
    RegisterWrite(0xE9, [0x01]),
  ]
  /// 11.6 inches (GxEPD2, class 1160c_GDEY116F51).
  private static let solomonLarge = [
    PixelRegisters.panel(0x2F, 0x29), PixelRegisters.power(0x07, 0x00, 0x20, 0x1E, 0x78, 0x20),
    PixelRegisters.powerOffSequence(0x00, 0x00, 0x00), PixelRegisters.booster2(0x0F, 0x8B, 0x9C, 0xC1),
    PixelRegisters.clock(0x02), PixelRegisters.internalSensor, PixelRegisters.timing(0x04, 0x02),
    RegisterWrite(0x65, [0x00, 0x00, 0x00, 0x00]), RegisterWrite(0xE7, [0x16]),
    PixelRegisters.powerSaving(0x65), RegisterWrite(0xE0, [0x00]), RegisterWrite(0xE9, [0x01]),
    RegisterWrite(0x62, [0x77, 0x77, 0x77, 0x5C, 0x9F, 0x8C, 0x77, 0x63]),
  ]
}
