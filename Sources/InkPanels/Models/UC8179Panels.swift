extension PanelModel {
  /// Voltages, booster and power saving of 5.83 and 7.5 inch glass (GxEPD2, class 750_GDEY075T7): gates at 20
  /// V, sources at 15 V.
  static let uc8179Supply: [RegisterWrite] = [
    RegisterWrite(0x01, [0x07, 0x07, 0x3F, 0x3F, 0x09]), RegisterWrite(0x06, [0x17, 0x17, 0x28, 0x17]),
    RegisterWrite(0xE3, [0x22]),
  ]

  /// Black and white panels on the UC8179 and its equals GD7965 and EK79655.
  ///
  /// Measured durations are GxEPD2's at room temperature, without powering up and down: full 750_T7, fast and
  /// partial 750_GDEY075T7 and 583_GDEQ0583T31. Batches before 2020 have no fast and no partial waveform in
  /// their memory: those rows write one, which takes 1.6 s. Lifetime as in the 7.5inch specification.
  static let uc8179: [PanelModel] = [
    PanelModel(
      name: "dke-depg0583bn", title: "DKE DEPG0583BN", part: "DEPG0583BN", aliases: ["EP583_648x480"],
      controller: .uc8179, width: 648, height: 480, setup: uc8179Supply, full: .stored(4108, .related),
      partial: .written(1580, .related, .partialUC8179)),
    PanelModel(
      name: "gooddisplay-gdeq0583t31", title: "Good Display GDEQ0583T31", part: "GDEQ0583T31",
      aliases: ["GxEPD2_583_GDEQ0583T31", "P583010-MF1-B"], markings: ["P583010-MF1-B"],
      controller: .uc8179, width: 648, height: 480, setup: uc8179Supply, full: .stored(4108, .related),
      fast: .stored(1157, .measured, celsius: 90), partial: .stored(491, .measured, celsius: 110)),
    PanelModel(
      name: "gooddisplay-gdew0583t8", title: "Good Display GDEW0583T8", part: "GDEW0583T8",
      aliases: ["GxEPD2_583_T8"], markings: ["WFT0583CZ61"],
      controller: .uc8179, width: 648, height: 480, setup: uc8179Supply, full: .stored(4108, .measured),
      partial: .written(1584, .measured, .partialUC8179)),
    PanelModel(
      name: "gooddisplay-gdew075t7", title: "Good Display GDEW075T7", part: "GDEW075T7",
      aliases: [
        "GxEPD2_750_T7", "EP75_800x480", "EP75_800x480_4GRAY", "EP75_800x480_4GRAY_V2",
        "Waveshare_7_5_bw_T7",
      ], markings: ["WFT0583CZ61"],
      controller: .uc8179, width: 800, height: 480, setup: uc8179Supply, full: .stored(4108, .measured),
      partial: .written(1584, .measured, .partialUC8179), grays: .uc8179, ratedRefreshes: 1_000_000),
    PanelModel(
      name: "gooddisplay-gdey075t7", title: "Good Display GDEY075T7", part: "GDEY075T7",
      aliases: ["GxEPD2_750_GDEY075T7", "FPC-C001"], markings: ["FPC-C001 20.08.20"],
      controller: .uc8179, width: 800, height: 480, setup: uc8179Supply, full: .stored(4108, .related),
      fast: .stored(1171, .measured, celsius: 90), partial: .stored(435, .measured, celsius: 110),
      grays: .uc8179,
      ratedRefreshes: 1_000_000),
    PanelModel(
      name: "waveshare-5in83-v2", title: "Waveshare 5.83inch e-Paper HAT V2", part: "GDEQ0583T31",
      aliases: ["epd5in83_V2", "waveshare-epd-5in83-v2", "5.83inch e-Paper HAT V2"],
      controller: .uc8179, width: 648, height: 480, setup: uc8179Supply, full: .stored(4108, .measured),
      fast: .stored(1157, .measured, celsius: 90), partial: .stored(491, .measured, celsius: 110)),
    PanelModel(
      name: "waveshare-7in5-v2", title: "Waveshare 7.5inch e-Paper HAT V2", part: "GDEY075T7",
      aliases: [
        "epd7in5_V2", "waveshare-epd-7in5-v2", "7.5inch e-Paper HAT V2", "EP75_800x480_GEN2",
        "EP75_800x480_4GRAY_GEN2",
        "GDEY075T7-D2", "GEDY075-D2",
      ],
      controller: .uc8179, width: 800, height: 480, setup: uc8179Supply, full: .stored(4108, .related),
      fast: .stored(1171, .measured, celsius: 90), partial: .stored(435, .measured, celsius: 110),
      grays: .uc8179,
      ratedRefreshes: 1_000_000),
    PanelModel(
      name: "waveshare-7in5-v2-gd7965", title: "Waveshare 7.5inch e-Paper HAT V2, before 2020",
      part: "GDEW075T7", aliases: ["epd7in5_V2_old"],
      controller: .uc8179, width: 800, height: 480, setup: uc8179Supply, full: .stored(4108, .measured),
      partial: .written(1584, .measured, .partialUC8179), grays: .uc8179, ratedRefreshes: 1_000_000),
  ]

  /// Panels with red on the UC8179.
  ///
  /// Durations are GxEPD2's at room temperature (classes 750c_GDEY075Z08, 583c_Z83, 583c_GDEQ0583Z31);
  /// Waveshare says 16 s of its 7.5inch.
  static let uc8179Color: [PanelModel] = [
    PanelModel(
      name: "gooddisplay-gdeq0583z31", title: "Good Display GDEQ0583Z31", part: "GDEQ0583Z31",
      aliases: ["GxEPD2_583c_GDEQ0583Z31"],
      controller: .uc8179, width: 648, height: 480, setup: uc8179Supply, inks: [.white, .black, .red],
      full: .stored(28_700, .measured), operatingCelsius: 0...40),
    PanelModel(
      name: "gooddisplay-gdew0583z83", title: "Good Display GDEW0583Z83", part: "GDEW0583Z83",
      aliases: ["GxEPD2_583c_Z83"], markings: ["WFT0583CZ61"],
      controller: .uc8179, width: 648, height: 480, setup: uc8179Supply, inks: [.white, .black, .red],
      full: .stored(22_100, .measured), operatingCelsius: 0...40),
    PanelModel(
      name: "gooddisplay-gdew075z08", title: "Good Display GDEW075Z08", part: "GDEW075Z08",
      aliases: ["GxEPD2_750c_Z08", "GxEPD2_750c_GDEW075Z08", "Waveshare_7_5_bwr_Z08"],
      markings: ["WFT0583CZ61"],
      controller: .uc8179, width: 800, height: 480, setup: uc8179Supply, inks: [.white, .black, .red],
      full: .stored(26_300, .related), operatingCelsius: 0...40),
    PanelModel(
      name: "gooddisplay-gdey075z08", title: "Good Display GDEY075Z08", part: "GDEY075Z08",
      aliases: ["GxEPD2_750c_GDEY075Z08"], markings: ["FPC-C001 21.08.30"],
      controller: .uc8179, width: 800, height: 480, setup: uc8179Supply, inks: [.white, .black, .red],
      full: .stored(26_300, .measured), operatingCelsius: 0...40),
    PanelModel(
      name: "waveshare-5in83b-v2", title: "Waveshare 5.83inch e-Paper HAT (B) V2", part: "GDEW0583Z83",
      aliases: ["epd5in83b_V2", "waveshare-epd-5in83b-v2", "5.83inch e-Paper HAT (B) V2"],
      controller: .uc8179, width: 648, height: 480, setup: uc8179Supply, inks: [.white, .black, .red],
      full: .stored(22_100, .measured), operatingCelsius: 0...40),
    PanelModel(
      name: "waveshare-7in5b-v2", title: "Waveshare 7.5inch e-Paper HAT (B) V2", part: "GDEY075Z08",
      aliases: ["epd7in5b_V2", "waveshare-epd-7in5b-v2", "7.5inch e-Paper HAT (B) V2", "EP75R_800x480"],
      controller: .uc8179, width: 800, height: 480, setup: uc8179Supply, inks: [.white, .black, .red],
      full: .stored(17_100, .measured), operatingCelsius: 0...40),
  ]
}
