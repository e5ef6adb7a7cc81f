extension PanelModel {
  /// Voltages and booster of small glass (UC8151 datasheet, PWR and BTST): gates at 16 V, sources at 11 V.
  static let uc8151Supply: [RegisterWrite] = [
    RegisterWrite(0x01, [0x03, 0x00, 0x2B, 0x2B, 0x03]), RegisterWrite(0x06, [0x17, 0x17, 0x17]),
  ]
  /// Every waveform written, at 100 Hz and VCOM -0.5 V.
  private static let writtenFull = RefreshTraits.written(1546, .related, .full(vcomVoltage: 0x08))
  private static let writtenPartial = RefreshTraits.written(
    354, .measured, .partial(clock: 0x3A, vcomVoltage: 0x08))
  /// The full waveform stored, the partial one written at 50 Hz.
  private static let storedFull = RefreshTraits.stored(3250, .measured)
  private static let slowPartial = RefreshTraits.written(
    705, .measured, .partial(clock: nil, vcomVoltage: 0x08))

  /// Black and white panels on the UC8151, the UC8151D and the IL0373.
  ///
  /// Measured durations are GxEPD2's at room temperature, without powering up and down (full 290_T5D and, for
  /// the IL0373, the same waveform on the IL0398; partial as the reference waveform of either chip). Glass
  /// whose partial waveform was tried by nobody we know has none here.
  static let uc8151: [PanelModel] = [
    PanelModel(
      name: "gooddisplay-gdew0154m10", title: "Good Display GDEW0154M10", part: "GDEW0154M10",
      aliases: ["GxEPD2_154_M10"], markings: ["WFT0154CZ17"],
      controller: .uc8151, width: 152, height: 152, setup: uc8151Supply, full: .stored(3250, .related)),
    PanelModel(
      name: "gooddisplay-gdew0154t8", title: "Good Display GDEW0154T8", part: "GDEW0154T8",
      aliases: ["GxEPD2_154_T8"], markings: ["WFT0154CZ17"],
      controller: .il0373, width: 152, height: 152, setup: uc8151Supply, full: writtenFull,
      partial: writtenPartial),
    PanelModel(
      name: "gooddisplay-gdew0213i5f", title: "Good Display GDEW0213I5F (flexible)", part: "GDEW0213I5F",
      aliases: ["GxEPD2_213_flex", "Waveshare 2.13inch flexible", "Waveshare_2_13_flex"],
      markings: ["WFT0213CZ16"],
      controller: .il0373, width: 104, height: 212, setup: uc8151Supply, full: writtenFull,
      partial: writtenPartial),
    PanelModel(
      name: "gooddisplay-gdew0213t5d", title: "Good Display GDEW0213T5D", part: "GDEW0213T5D",
      aliases: ["GxEPD2_213_T5D"], markings: ["WFT0213CZ16"],
      controller: .uc8151, width: 104, height: 212, setup: uc8151Supply, full: .stored(3250, .related),
      partial: slowPartial),
    PanelModel(
      name: "gooddisplay-gdew0213m21", title: "Good Display GDEW0213M21", part: "GDEW0213M21",
      aliases: ["GxEPD2_213_M21"], markings: ["WFT0213CZ16"],
      controller: .uc8151, width: 104, height: 212, setup: uc8151Supply, full: .stored(3250, .related),
      partial: .written(705, .related, .partial(clock: nil, vcomVoltage: 0x08))),
    PanelModel(
      name: "gooddisplay-gdew026m01", title: "Good Display GDEW026M01", part: "GDEW026M01",
      aliases: ["GxEPD2_260_M01"], markings: ["WFT0260CZB2"],
      controller: .uc8151, width: 152, height: 296, setup: uc8151Supply, full: .stored(3250, .related),
      partial: .written(705, .related, .partial(clock: nil, vcomVoltage: 0x08))),
    PanelModel(
      name: "gooddisplay-gdew026t0", title: "Good Display GDEW026T0", part: "GDEW026T0",
      aliases: ["GxEPD2_260", "Waveshare 2.6inch"], markings: ["WFT0154CZ17"],
      controller: .il0373, width: 152, height: 296, setup: uc8151Supply, full: writtenFull,
      partial: writtenPartial),
    PanelModel(
      name: "gooddisplay-gdew029i6fd", title: "Good Display GDEW029I6FD (flexible)", part: "GDEW029I6FD",
      aliases: ["GxEPD2_290_I6FD"], markings: ["WFT0290CZ10"],
      controller: .uc8151, width: 128, height: 296, setup: uc8151Supply, full: .stored(3250, .related)),
    PanelModel(
      name: "gooddisplay-gdew029m06", title: "Good Display GDEW029M06", part: "GDEW029M06",
      aliases: ["GxEPD2_290_M06"], markings: ["WFT0290CZ10"],
      controller: .uc8151, width: 128, height: 296, setup: uc8151Supply, full: .stored(3250, .related)),
    PanelModel(
      name: "gooddisplay-gdew029t5", title: "Good Display GDEW029T5", part: "GDEW029T5",
      aliases: ["GxEPD2_290_T5", "Waveshare_2_9_bw_T5"], markings: ["WFT0290CZ10"],
      controller: .il0373, width: 128, height: 296, setup: uc8151Supply, full: writtenFull,
      partial: writtenPartial),
    PanelModel(
      name: "gooddisplay-gdew029t5d", title: "Good Display GDEW029T5D", part: "GDEW029T5D",
      aliases: ["GxEPD2_290_T5D"], markings: ["WFT0290CZ10"],
      controller: .uc8151, width: 128, height: 296, setup: uc8151Supply, full: storedFull,
      partial: slowPartial),
    PanelModel(
      name: "waveshare-2in13d", title: "Waveshare 2.13inch e-Paper HAT (D)", part: "GDEW0213T5D",
      aliases: ["epd2in13d", "waveshare-epd-2in13d", "2.13inch e-Paper HAT (D)"],
      controller: .uc8151, width: 104, height: 212, setup: uc8151Supply, full: .stored(3250, .related),
      partial: slowPartial),
    PanelModel(
      name: "waveshare-2in6", title: "Waveshare 2.6inch e-Paper Module", part: "GDEW026T0",
      aliases: ["Waveshare_2_6_bw"],
      controller: .il0373, width: 152, height: 296, setup: uc8151Supply, full: writtenFull,
      partial: writtenPartial),
    PanelModel(
      name: "waveshare-2in9d", title: "Waveshare 2.9inch e-Paper HAT (D)", part: "2.9inch (D)",
      aliases: ["epd2in9d", "waveshare-epd-2in9d", "2.9inch e-Paper HAT (D)"],
      controller: .uc8151, width: 128, height: 296, setup: uc8151Supply, full: storedFull,
      partial: slowPartial),
  ]

  /// Panels with red on the UC8151 and the IL0373.
  ///
  /// Measured on the IL0373 (GxEPD2, class 213c).
  static let uc8151Color: [PanelModel] = [
    PanelModel(
      name: "adafruit-2in9-tricolor", title: "Adafruit 2.9inch tri-color FeatherWing (IL0373)",
      part: "IL0373", aliases: ["EP29R2_128x296", "Adafruit 2.9\" Tricolor FeatherWing"],
      controller: .il0373, width: 128, height: 296, setup: uc8151Supply, inks: [.white, .black, .red],
      full: .stored(14_800, .related), operatingCelsius: 0...40),
    PanelModel(
      name: "gooddisplay-gdeh029z13", title: "Good Display GDEH029Z13", part: "GDEH029Z13",
      aliases: ["GxEPD2_290_Z13c"], markings: ["HINK-E029A10-A3 20160809"],
      controller: .uc8151, width: 128, height: 296, setup: uc8151Supply, inks: [.white, .black, .red],
      full: .stored(14_800, .related), operatingCelsius: 0...40),
    PanelModel(
      name: "gooddisplay-gdew0213z16", title: "Good Display GDEW0213Z16", part: "GDEW0213Z16",
      aliases: ["GxEPD2_213c", "Waveshare_2_13_bwr"], markings: ["WFT0213CZ16"],
      controller: .il0373, width: 104, height: 212, setup: uc8151Supply, inks: [.white, .black, .red],
      full: .stored(14_800, .measured), operatingCelsius: 0...40),
    PanelModel(
      name: "gooddisplay-gdew0213z19", title: "Good Display GDEW0213Z19", part: "GDEW0213Z19",
      aliases: ["GxEPD2_213_Z19c"], markings: ["HINK-E0213A20-A2 2020-11-19"],
      controller: .uc8151, width: 104, height: 212, setup: uc8151Supply, inks: [.white, .black, .red],
      full: .stored(14_800, .related), operatingCelsius: 0...40),
    PanelModel(
      name: "gooddisplay-gdew029z10", title: "Good Display GDEW029Z10", part: "GDEW029Z10",
      aliases: ["GxEPD2_290c", "Waveshare_2_9_bwr"], markings: ["WFT0290CZ10"],
      controller: .il0373, width: 128, height: 296, setup: uc8151Supply, inks: [.white, .black, .red],
      full: .stored(14_800, .related), operatingCelsius: 0...40),
    PanelModel(
      name: "waveshare-2in13b-v3", title: "Waveshare 2.13inch e-Paper HAT (B) V3", part: "2.13inch (B) V3",
      aliases: ["epd2in13b_V3", "waveshare-epd-2in13b-v3", "2.13inch e-Paper HAT (B) V3"],
      controller: .uc8151, width: 104, height: 212, setup: uc8151Supply, inks: [.white, .black, .red],
      full: .stored(14_800, .related), operatingCelsius: 0...40),
    PanelModel(
      name: "waveshare-2in9b-v3", title: "Waveshare 2.9inch e-Paper Module (B) V3", part: "2.9inch (B) V3",
      aliases: ["epd2in9b_V3", "waveshare-epd-2in9b-v3", "2.9inch e-Paper Module (B) V3"],
      controller: .uc8151, width: 128, height: 296, setup: uc8151Supply, inks: [.white, .black, .red],
      full: .stored(14_800, .related), operatingCelsius: 0...40),
  ]
}
