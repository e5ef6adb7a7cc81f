extension PanelModel {
  /// Waveshare 2.13inch e-Paper HAT V4: black and white, 250 × 122 in landscape.
  ///
  /// Waveforms and temperatures as in Waveshare's driver of this revision. Durations measured on the same
  /// glass (GxEPD2, classes 213_B74 and 213_GDEY0213B74).
  public static let waveshare2in13V4 = PanelModel(
    name: "waveshare-2in13-v4", title: "Waveshare 2.13inch e-Paper HAT V4", part: "GDEY0213B74",
    aliases: ["epd2in13_V4", "waveshare-epd-2in13-v4", "2.13inch e-Paper HAT V4"],
    controller: .ssd1680, width: 122, height: 250, startsAtSource8: true,
    full: .solomonFull(3502, .measured), fast: .solomonFast(1617, .measured),
    partial: .solomonPartial(692, .measured), grays: .ssd1680)

  /// Black and white panels on the SSD1680.
  ///
  /// Measured durations are GxEPD2's at room temperature, class by class, powering up and down included; full
  /// ones of 2.7 inch are the maker's. GDEM029T94 is not the batch that Waveshare sold as 2.9inch V2: that
  /// one bears the same marking and has no partial waveform.
  static let ssd1680: [PanelModel] = [
    waveshare2in13V4,
    PanelModel(
      name: "adafruit-2in13-mono", title: "Adafruit 2.13inch mono eInk (GDEY0213B74)",
      part: "GDEY0213B74", aliases: ["ThinkInk_213_Mono_GDEY0213B74"],
      controller: .ssd1680, width: 122, height: 250, startsAtSource8: true,
      full: .solomonFull(3502, .measured), fast: .solomonFast(1617, .measured),
      partial: .solomonPartial(692, .measured), grays: .ssd1680),
    PanelModel(
      name: "dke-depg0213bn", title: "DKE DEPG0213BN (LilyGo T5 2.13inch)", part: "DEPG0213BN",
      aliases: ["GxEPD2_213_BN", "LILYGO T5 V2.3.1 2.13 inch"], markings: ["FPC-7528B"],
      controller: .ssd1680, width: 122, height: 250, startsAtSource8: true,
      full: .solomonFull(4012, .measured), partial: .solomonPartial(676, .computed, .partial2in9)),
    PanelModel(
      name: "dke-depg0266bn", title: "DKE DEPG0266BN (LilyGo T5 2.66inch)", part: "DEPG0266BN",
      aliases: ["GxEPD2_266_BN", "LILYGO TTGO T5 2.66 inch E-paper Display"], markings: ["FPC7510"],
      controller: .ssd1680, width: 152, height: 296, startsAtSource8: true,
      full: .solomonFull(3854, .measured), partial: .solomonPartial(676, .computed, .partial2in9)),
    PanelModel(
      name: "dke-depg0290bs", title: "DKE DEPG0290BS (LilyGo T5 2.9inch)", part: "DEPG0290BS",
      aliases: ["GxEPD2_290_BS", "LILYGO TTGO T5 V2.4.1 2.9\" b/w"], markings: ["FPC-7519 rev.b"],
      controller: .ssd1680, width: 128, height: 296, startsAtSource8: true,
      full: .solomonFull(4012, .related), partial: .solomonPartial(676, .computed, .partial2in9)),
    PanelModel(
      name: "gooddisplay-gdem0213b74", title: "Good Display GDEM0213B74", part: "GDEM0213B74",
      aliases: ["GxEPD2_213_B74"], markings: ["FPC-7528B"],
      controller: .ssd1680, width: 122, height: 250, startsAtSource8: true,
      full: .solomonFull(3502, .measured), partial: .solomonPartial(690, .measured)),
    PanelModel(
      name: "gooddisplay-gdem029t94", title: "Good Display GDEM029T94", part: "GDEM029T94",
      aliases: ["GxEPD2_290_T94"], markings: ["FPC-7519 rev.b"],
      controller: .ssd1680, width: 128, height: 296, startsAtSource8: true,
      full: .solomonFull(3155, .measured), partial: .solomonPartial(694, .measured)),
    PanelModel(
      name: "gooddisplay-gdey0213b74", title: "Good Display GDEY0213B74", part: "GDEY0213B74",
      aliases: ["GxEPD2_213_GDEY0213B74", "EP213B_122x250", "FPC-A002"], markings: ["FPC-A002 20.04.08"],
      controller: .ssd1680, width: 122, height: 250, startsAtSource8: true,
      full: .solomonFull(3502, .measured), fast: .solomonFast(1617, .measured),
      partial: .solomonPartial(692, .measured), grays: .ssd1680),
    PanelModel(
      name: "gooddisplay-gdey0266t90", title: "Good Display GDEY0266T90", part: "GDEY0266T90",
      aliases: ["GxEPD2_266_GDEY0266T90", "EP266_152x296", "FPC-A003"], markings: ["FPC-A003 HB"],
      controller: .ssd1680, width: 152, height: 296, startsAtSource8: true,
      full: .solomonFull(3854, .measured), fast: .solomonFast(1618, .measured),
      partial: .solomonPartial(693, .measured)),
    PanelModel(
      name: "gooddisplay-gdey027t91", title: "Good Display GDEY027T91", part: "GDEY027T91",
      aliases: ["GxEPD2_270_GDEY027T91", "EP27B_176x264"], markings: ["FB"],
      controller: .ssd1680, width: 176, height: 264,
      full: .solomonFull(6000, .datasheet), fast: .solomonFast(1627, .measured),
      partial: .solomonPartial(696, .measured), grays: .ssd1680),
    PanelModel(
      name: "gooddisplay-gdey029t94", title: "Good Display GDEY029T94", part: "GDEY029T94",
      aliases: ["GxEPD2_290_GDEY029T94", "FPC-A005"], markings: ["FPC-A005 20.06.15"],
      controller: .ssd1680, width: 128, height: 296, startsAtSource8: true,
      full: .solomonFull(3155, .measured), fast: .solomonFast(1715, .measured),
      partial: .solomonPartial(598, .measured), grays: .ssd1680Of2in9),
    PanelModel(
      name: "waveshare-2in13-v3", title: "Waveshare 2.13inch e-Paper HAT V3", part: "2.13inch V3",
      aliases: ["epd2in13_V3", "waveshare-epd-2in13-v3", "2.13inch e-Paper HAT V3"],
      controller: .ssd1680, width: 122, height: 250, startsAtSource8: true,
      full: .solomonFull(3502, .related), partial: .solomonPartial(676, .computed, .partial2in13)),
    PanelModel(
      name: "waveshare-2in66", title: "Waveshare 2.66inch e-Paper Module", part: "2.66inch",
      aliases: ["epd2in66", "waveshare-epd-2in66", "2.66inch e-Paper Module"],
      controller: .ssd1680, width: 152, height: 296, startsAtSource8: true,
      full: .solomonFull(3854, .measured), partial: .solomonPartial(676, .computed, .partial2in9)),
    PanelModel(
      name: "waveshare-2in7-v2", title: "Waveshare 2.7inch e-Paper HAT V2", part: "GDEY027T91",
      aliases: ["epd2in7_V2", "waveshare-epd-2in7-v2", "2.7inch e-Paper HAT V2"],
      controller: .ssd1680, width: 176, height: 264,
      full: .solomonFull(6000, .datasheet), fast: .solomonFast(1627, .measured),
      partial: .solomonPartial(696, .measured), grays: .ssd1680),
    PanelModel(
      name: "waveshare-2in9-v2", title: "Waveshare 2.9inch e-Paper Module V2", part: "GDEM029T94",
      aliases: [
        "epd2in9_V2", "waveshare-epd-2in9-v2", "2.9inch e-Paper Module V2", "GxEPD2_290_T94_V2",
        "EP296_128x296", "EP294_128x296",
        "Waveshare 2.9\" b/w V2", "Waveshare 2.9\" V2 variant", "Waveshare 2.9\" 128x296 B/W V2",
      ], markings: ["FPC-7519 rev.b"],
      controller: .ssd1680, width: 128, height: 296, startsAtSource8: true,
      full: .solomonFull(3155, .measured), partial: .solomonPartial(676, .computed, .partial2in9),
      grays: .ssd1680Of2in9),
  ]
}
