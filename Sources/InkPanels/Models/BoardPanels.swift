import InkBitmap

extension PanelModel {
  private static let redSSD: [Ink] = [.white, .black, .red]

  /// Glass as boards of other makers carry it.
  ///
  /// The figures are those of the glass: GxEPD2's at room temperature, class by class; `related` where a board's
  /// glass is told by size and controller alone.
  static let boards: [PanelModel] = [
    PanelModel(
      name: "adafruit-1in54-mono", title: "Adafruit 1.54inch mono eInk (SSD1681)", part: "GDEH0154D67",
      aliases: ["ThinkInk_154_Mono_D67"],
      controller: .ssd1681, width: 200, height: 200, full: .solomonFull(2510, .measured),
      partial: .solomonPartial(694, .measured)),
    PanelModel(
      name: "adafruit-1in54-tricolor", title: "Adafruit 1.54inch tri-color eInk (SSD1681)",
      part: "GDEH0154Z90",
      aliases: ["ThinkInk_154_Tricolor_Z90"],
      controller: .ssd1681, width: 200, height: 200, inks: redSSD, full: .solomonFull(13_600, .measured),
      operatingCelsius: 0...40),
    PanelModel(
      name: "adafruit-2in9-mono", title: "Adafruit 2.9inch mono eInk, MagTag (SSD1680)", part: "GDEY029T94",
      aliases: ["ThinkInk_290_Grayscale4_T94", "adafruit-magtag"],
      controller: .ssd1680, width: 128, height: 296, startsAtSource8: true,
      full: .solomonFull(3155, .measured), partial: .solomonPartial(598, .measured)),
    PanelModel(
      name: "adafruit-2in9-tricolor-ssd1680", title: "Adafruit 2.9inch tri-color eInk (SSD1680)",
      part: "GDEM029C90", aliases: ["ThinkInk_290_Tricolor_Z94"],
      controller: .ssd1680, width: 128, height: 296, startsAtSource8: true, inks: redSSD,
      full: .solomonFull(26_100, .related), operatingCelsius: 0...40),
    PanelModel(
      name: "adafruit-4in2-mono", title: "Adafruit 4.2inch mono eInk (SSD1683)", part: "GDEY042T81",
      aliases: ["ThinkInk_420_Grayscale4_MFGN", "ThinkInk_420_Mono_MFGN"],
      controller: .ssd1683, width: 400, height: 300, full: .solomonFull(4000, .datasheet),
      fast: .solomonFast(1140, .measured, celsius: 110), partial: .solomonPartial(722, .measured)),
    PanelModel(
      name: "adafruit-4in2-tricolor", title: "Adafruit 4.2inch tri-color eInk (SSD1683)", part: "GDEY042Z98",
      aliases: ["ThinkInk_420_Tricolor_RW", "ThinkInk_420_Tricolor_MFGNR"],
      controller: .ssd1683, width: 400, height: 300, inks: redSSD, full: .solomonFull(22_800, .measured),
      operatingCelsius: 0...40),
    PanelModel(
      name: "elecrow-crowpanel-1in54", title: "Elecrow CrowPanel 1.54inch", part: "CrowPanel 1.54",
      aliases: ["EP154Z_152x152", "CrowPanel 1.54\""],
      controller: .ssd1680, width: 152, height: 152, full: .solomonFull(3502, .related),
      partial: .solomonPartial(692, .related)),
    PanelModel(
      name: "elecrow-crowpanel-2in13", title: "Elecrow CrowPanel 2.13inch", part: "CrowPanel 2.13",
      aliases: ["EP213Z_122x250", "CrowPanel 2.13\""],
      controller: .ssd1680, width: 122, height: 250, full: .solomonFull(3502, .related),
      partial: .solomonPartial(692, .related)),
    PanelModel(
      name: "elecrow-crowpanel-2in9", title: "Elecrow CrowPanel 2.9inch", part: "CrowPanel 2.9",
      aliases: ["EP29Z_128x296", "CrowPanel 2.9\""],
      controller: .ssd1680, width: 128, height: 296, full: .solomonFull(3155, .related),
      partial: .solomonPartial(598, .related)),
    PanelModel(
      name: "elecrow-crowpanel-3in7", title: "Elecrow CrowPanel 3.7inch (UC8253)", part: "GDEY037T03",
      aliases: ["EP37B_240x416", "CrowPanel 3.7\""],
      controller: .uc8253, width: 240, height: 416, full: .stored(4108, .related),
      fast: .stored(1171, .related, celsius: 90), partial: .stored(435, .related, celsius: 110)),
    PanelModel(
      name: "elecrow-crowpanel-4in2", title: "Elecrow CrowPanel 4.2inch (SSD1683)", part: "GYE042A87",
      aliases: ["CrowPanel 4.2\""],
      controller: .ssd1683, width: 400, height: 300, full: .solomonFull(4000, .related),
      partial: .solomonPartial(722, .related)),
    PanelModel(
      name: "lilygo-t5-2in13-v2-3-1", title: "LilyGo T5 V2.3.1 2.13inch (DEPG0213BN)", part: "DEPG0213BN",
      aliases: ["LILYGO T5 V2.3.1", "TTGO T5 V2.4.1 2.13"],
      controller: .ssd1680, width: 122, height: 250, startsAtSource8: true,
      full: .solomonFull(4012, .measured), partial: .solomonPartial(676, .computed, .partial2in9)),
    PanelModel(
      name: "lilygo-t5-2in66", title: "LilyGo T5 2.66inch (DEPG0266BN)", part: "DEPG0266BN",
      aliases: ["TTGO T5 V2.66"],
      controller: .ssd1680, width: 152, height: 296, startsAtSource8: true,
      full: .solomonFull(3854, .measured), partial: .solomonPartial(676, .computed, .partial2in9)),
    PanelModel(
      name: "pimoroni-badger2040", title: "Pimoroni Badger 2040 (UC8151)", part: "GDEW029T5D",
      aliases: ["EP29_128x296", "EP29_128x296_4GRAY", "badger2040"],
      controller: .uc8151, width: 128, height: 296, setup: uc8151Supply, full: .stored(3250, .related),
      partial: .written(705, .related, .partial(clock: nil, vcomVoltage: 0x08))),
    PanelModel(
      name: "seeed-xiao-7in5", title: "Seeed XIAO 7.5inch ePaper Panel", part: "GDEY075T7",
      aliases: ["seeed-reterminal-e1001", "XIAO 7.5\" ePaper"],
      controller: .uc8179, width: 800, height: 480, setup: uc8179Supply, full: .stored(4108, .related),
      fast: .stored(1171, .measured, celsius: 90), partial: .stored(435, .measured, celsius: 110),
      ratedRefreshes: 1_000_000),
    PanelModel(
      name: "trmnl-og", title: "TRMNL (7.5inch)", part: "GDEY075T7", aliases: ["trmnl", "TRMNL OG"],
      controller: .uc8179, width: 800, height: 480, setup: uc8179Supply, full: .stored(4108, .related),
      fast: .stored(1171, .measured, celsius: 90), partial: .stored(435, .measured, celsius: 110),
      ratedRefreshes: 1_000_000),
    PanelModel(
      name: "weact-1in54", title: "WeAct Studio 1.54inch (SSD1681)", part: "GDEY0154D67",
      aliases: ["WeActStudio 1.54inch"],
      controller: .ssd1681, width: 200, height: 200, full: .solomonFull(2510, .related),
      fast: .solomonFast(1907, .related), partial: .solomonPartial(696, .related)),
    PanelModel(
      name: "weact-2in13", title: "WeAct Studio 2.13inch black (SSD1680)", part: "GDEY0213B74",
      aliases: ["WeActStudio 2.13inch"],
      controller: .ssd1680, width: 122, height: 250, startsAtSource8: true,
      full: .solomonFull(3502, .related), fast: .solomonFast(1617, .related),
      partial: .solomonPartial(692, .related)),
    PanelModel(
      name: "weact-2in13-red", title: "WeAct Studio 2.13inch red (SSD1680)",
      part: "GDEY0213Z98",
      aliases: ["WeActStudio 2.13inch BWR"],
      controller: .ssd1680, width: 122, height: 250, startsAtSource8: true, inks: redSSD,
      full: .solomonFull(14_600, .related), operatingCelsius: 0...40),
    PanelModel(
      name: "weact-2in9", title: "WeAct Studio 2.9inch black (SSD1680)", part: "GDEY029T94",
      aliases: ["WeActStudio 2.9inch"],
      controller: .ssd1680, width: 128, height: 296, startsAtSource8: true,
      full: .solomonFull(3155, .related), fast: .solomonFast(1715, .related),
      partial: .solomonPartial(598, .related)),
    PanelModel(
      name: "weact-2in9-red", title: "WeAct Studio 2.9inch red (SSD1680)",
      part: "GDEM029C90",
      aliases: ["WeActStudio 2.9inch BWR"],
      controller: .ssd1680, width: 128, height: 296, startsAtSource8: true, inks: redSSD,
      full: .solomonFull(26_100, .related), operatingCelsius: 0...40),
    PanelModel(
      name: "weact-4in2", title: "WeAct Studio 4.2inch black (SSD1683)", part: "GDEY042T81",
      aliases: ["WeActStudio 4.2inch"],
      controller: .ssd1683, width: 400, height: 300, full: .solomonFull(4000, .related),
      fast: .solomonFast(1140, .related, celsius: 110), partial: .solomonPartial(722, .related)),
    PanelModel(
      name: "weact-4in2-red", title: "WeAct Studio 4.2inch red (SSD1683)",
      part: "GDEY042Z98",
      aliases: ["WeActStudio 4.2inch BWR"],
      controller: .ssd1683, width: 400, height: 300, inks: redSSD, full: .solomonFull(22_800, .related),
      operatingCelsius: 0...40),
  ]
}
