extension PanelModel {
  /// Booster soft start of large glass, level 2 (SSD1677 datasheet, command 0x0C, as Waveshare's 4.26inch
  /// sets it).
  private static let booster: [RegisterWrite] = [RegisterWrite(0x0C, [0xAE, 0xC7, 0xC3, 0xC0, 0x80])]

  private static func written(_ milliseconds: Int, _ waveform: SSDGroupWaveform) -> RefreshTraits {
    RefreshTraits(
      typical: .milliseconds(milliseconds), source: .measured, waveform: .written(waveform.registers),
      border: 0x01)
  }
  /// Booster of 3.7 inch glass (Waveshare's driver of the 3.7inch).
  private static let booster3in7: [RegisterWrite] = [
    RegisterWrite(0x0C, [0xAE, 0xC7, 0xC3, 0xC0, 0xC0]), RegisterWrite(0x18, [0x80]),
  ]
  private static let full3in7 = written(980, .full3in7)
  private static let partial3in7 = written(781, .partial3in7)

  /// Panels on the SSD1677.
  ///
  /// Measured durations are GxEPD2's at room temperature (classes 426, 397, 1020, 1160, 1330), powering up
  /// and down included; the full one of 4.26 inch is the vendor's. The datasheet does not say that memory
  /// survives deep sleep.
  static let ssd1677: [PanelModel] = [
    PanelModel(
      name: "eink-ed037tc1", title: "E Ink ED037TC1", part: "ED037TC1",
      aliases: ["GxEPD2_370_TC1", "ICA-FU-20"], markings: ["ICA-FU-20 ichia 2029"],
      controller: .ssd1677, width: 280, height: 480, setup: booster3in7, full: full3in7, partial: partial3in7,
      grays: .ssd1677Of3in7,
      keepsMemoryAsleep: false),
    PanelModel(
      name: "eink-ed070ec1", title: "E Ink ED070EC1", part: "ED070EC1", aliases: ["EP7_960x640"],
      controller: .ssd1677, width: 960, height: 640, setup: booster, full: .solomonFull(5325, .related),
      keepsMemoryAsleep: false),
    PanelModel(
      name: "gooddisplay-gdeh075z90", title: "Good Display GDEH075Z90", part: "GDEH075Z90",
      aliases: ["GxEPD2_750c_Z90", "HINK-E075A07-A0", "Waveshare_7_5_bwr_Z90"], markings: ["HINK-E075A07-A0"],
      controller: .ssd1677, width: 880, height: 528, setup: booster, inks: [.white, .black, .red],
      full: .solomonFull(20_500, .related), keepsMemoryAsleep: false, operatingCelsius: 0...40),
    PanelModel(
      name: "gooddisplay-gdeh116t91", title: "Good Display GDEH116T91", part: "GDEH116T91",
      aliases: ["GxEPD2_1160_T91"],
      controller: .ssd1677, width: 960, height: 640, setup: booster,
      full: .solomonFull(6180, .measured), partial: .solomonPartial(870, .measured),
      keepsMemoryAsleep: false),
    PanelModel(
      name: "gooddisplay-gdem0397t81", title: "Good Display GDEM0397T81", part: "GDEM0397T81",
      aliases: ["GxEPD2_397_GDEM0397T81", "FPC-7750", "EP397_800x480", "GDEM0397T81P"],
      markings: ["FPC-7750"],
      controller: .ssd1677, width: 800, height: 480, isBottomUp: true, gateScan: 0x02, setup: booster,
      full: .solomonFull(4278, .measured), partial: .solomonPartial(631, .measured),
      keepsMemoryAsleep: false),
    PanelModel(
      name: "gooddisplay-gdem102t91", title: "Good Display GDEM102T91", part: "GDEM102T91",
      aliases: ["GxEPD2_1020_GDEM102T91", "FPC7705"], markings: ["FPC7705 REV.b"],
      controller: .ssd1677, width: 960, height: 640, setup: booster,
      full: .solomonFull(5325, .measured), partial: .solomonPartial(989, .measured),
      keepsMemoryAsleep: false),
    PanelModel(
      name: "gooddisplay-gdem133t91", title: "Good Display GDEM133T91", part: "GDEM133T91",
      aliases: ["GxEPD2_1330_GDEM133T91", "FPC-7701"], markings: ["FPC-7701 REV.B"],
      controller: .ssd1677, width: 960, height: 680, setup: booster,
      full: .solomonFull(4069, .measured), partial: .solomonPartial(756, .measured), grays: .ssd1677Of13in3,
      keepsMemoryAsleep: false),
    PanelModel(
      name: "gooddisplay-gdem133z91", title: "Good Display GDEM133Z91", part: "GDEM133Z91",
      aliases: ["GxEPD2_1330c_GDEM133Z91"], markings: ["FPC-7701 REV.B"],
      controller: .ssd1677, width: 960, height: 680, setup: booster, inks: [.white, .black, .red],
      full: .solomonFull(20_500, .measured), keepsMemoryAsleep: false, operatingCelsius: 0...40),
    PanelModel(
      name: "gooddisplay-gdeq0426t82", title: "Good Display GDEQ0426T82", part: "GDEQ0426T82",
      aliases: ["GxEPD2_426_GDEQ0426T82", "P426010-MF1-A"], markings: ["P426010-MF1-A"],
      controller: .ssd1677, width: 800, height: 480, isBottomUp: true, gateScan: 0x02, setup: booster,
      full: .solomonFull(3500, .datasheet), fast: .solomonFast(1567, .measured, celsius: 90),
      partial: .solomonPartial(723, .measured), grays: .ssd1677Of4in26, keepsMemoryAsleep: false),
    PanelModel(
      name: "gooddisplay-gdey116z91", title: "Good Display GDEY116Z91", part: "GDEY116Z91",
      aliases: ["GxEPD2_1160c_GDEY116Z91"], markings: ["FPV-K002 22.04.15"],
      controller: .ssd1677, width: 960, height: 640, setup: booster, inks: [.white, .black, .red],
      full: .solomonFull(20_500, .related), keepsMemoryAsleep: false, operatingCelsius: 0...40),
    PanelModel(
      name: "waveshare-13in3b", title: "Waveshare 13.3inch e-Paper HAT (B)", part: "GDEM133Z91",
      aliases: ["epd13in3b", "waveshare-epd-13in3b", "13.3inch e-Paper HAT (B)"],
      controller: .ssd1677, width: 960, height: 680, setup: booster, inks: [.white, .black, .red],
      full: .solomonFull(20_500, .measured), keepsMemoryAsleep: false, operatingCelsius: 0...40),
    PanelModel(
      name: "waveshare-13in3k", title: "Waveshare 13.3inch e-Paper HAT (K)", part: "GDEM133T91",
      aliases: ["epd13in3k", "waveshare-epd-13in3k", "13.3inch e-Paper HAT (K)"],
      controller: .ssd1677, width: 960, height: 680, setup: booster,
      full: .solomonFull(4069, .measured), partial: .solomonPartial(756, .measured), grays: .ssd1677Of13in3,
      keepsMemoryAsleep: false),
    PanelModel(
      name: "waveshare-3in7", title: "Waveshare 3.7inch e-Paper HAT", part: "ED037TC1",
      aliases: ["epd3in7", "waveshare-epd-3in7", "3.7inch e-Paper HAT", "Waveshare 3.7\""],
      controller: .ssd1677, width: 280, height: 480, setup: booster3in7, full: full3in7, partial: partial3in7,
      grays: .ssd1677Of3in7,
      keepsMemoryAsleep: false),
    PanelModel(
      name: "waveshare-4in26", title: "Waveshare 4.26inch e-Paper HAT", part: "GDEQ0426T82",
      aliases: [
        "epd4in26", "waveshare-epd-4in26", "4.26inch e-Paper HAT", "EP426_800x480", "EP426_800x480_4GRAY",
      ],
      controller: .ssd1677, width: 800, height: 480, isBottomUp: true, gateScan: 0x02, setup: booster,
      full: .solomonFull(3500, .datasheet), fast: .solomonFast(1567, .measured, celsius: 90),
      partial: .solomonPartial(723, .measured), grays: .ssd1677Of4in26, keepsMemoryAsleep: false),
    PanelModel(
      name: "waveshare-7in5-hd", title: "Waveshare 7.5inch HD e-Paper HAT", part: "7.5inch HD",
      aliases: ["epd7in5_HD", "waveshare-epd-7in5-hd"],
      controller: .ssd1677, width: 880, height: 528, setup: booster, full: .solomonFull(6000, .related),
      keepsMemoryAsleep: false),
    PanelModel(
      name: "waveshare-7in5b-hd", title: "Waveshare 7.5inch HD e-Paper HAT (B)", part: "GDEH075Z90",
      aliases: ["epd7in5b_HD", "waveshare-epd-7in5b-hd"],
      controller: .ssd1677, width: 880, height: 528, setup: booster, inks: [.white, .black, .red],
      full: .solomonFull(20_500, .related), keepsMemoryAsleep: false, operatingCelsius: 0...40),
  ]
}
