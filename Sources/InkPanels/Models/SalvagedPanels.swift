import InkBitmap

extension PanelModel {
  private static let red: [Ink] = [.white, .black, .red]

  /// Glass taken out of shelf labels and e-readers, known by size and controller (bb_epaper, panel table).
  ///
  /// Nobody we know published durations; those here are of glass of the same size on the same controller.
  static let salvaged: [PanelModel] = [
    PanelModel(
      name: "dke-depg0154bn", title: "DKE DEPG01540BN", part: "DEPG01540BN", aliases: ["EP154B_200x200"],
      controller: .ssd1681, width: 200, height: 200, full: .solomonFull(2510, .related)),
    PanelModel(
      name: "gooddisplay-gdem0122t61", title: "Good Display GDEM0122T61", part: "GDEM0122T61",
      aliases: ["EP122_192x176"],
      controller: .ssd1681, width: 192, height: 176, full: .solomonFull(2510, .related),
      partial: .solomonPartial(694, .related)),
    PanelModel(
      name: "solum-1in54-red", title: "Solum shelf label 1.54inch red", part: "152 × 152 BWR",
      aliases: ["EP154R_152x152"],
      controller: .ssd1680, width: 152, height: 152, inks: red, full: .solomonFull(14_600, .related),
      operatingCelsius: 0...40),
    PanelModel(
      name: "solum-2in13-red", title: "Solum shelf label 2.13inch red (UC8151)", part: "122 × 250 BWR",
      aliases: ["EP213R2_122x250"],
      controller: .uc8151, width: 122, height: 250, setup: uc8151Supply, inks: red,
      full: .stored(14_800, .related), operatingCelsius: 0...40),
    PanelModel(
      name: "solum-2in6-red", title: "Solum shelf label 2.6inch red", part: "152 × 296 BWR",
      aliases: ["EP26R_152x296", "Solum 2.6"],
      controller: .ssd1680, width: 152, height: 296, inks: red, full: .solomonFull(16_900, .related),
      operatingCelsius: 0...40),
    PanelModel(
      name: "solum-2in9", title: "Solum shelf label 2.9inch", part: "128 × 296",
      aliases: ["EP295_128x296", "EP295_128x296_4GRAY", "EP293_128x296", "Solum 2.9"],
      controller: .ssd1680, width: 128, height: 296, startsAtSource8: true,
      full: .solomonFull(3155, .related), partial: .solomonPartial(694, .related)),
    PanelModel(
      name: "solum-2in9-red", title: "Solum shelf label 2.9inch red", part: "128 × 296 BWR",
      aliases: ["EP29R_128x296"],
      controller: .ssd1680, width: 128, height: 296, inks: red, full: .solomonFull(26_100, .related),
      operatingCelsius: 0...40),
    PanelModel(
      name: "topwin-4in26", title: "TopWin 4.26inch", part: "4.26inch 800 × 480",
      aliases: ["EP426B_800x480", "TopWin 4.26\""],
      controller: .ssd1677, width: 800, height: 480, setup: large, full: .solomonFull(3500, .related),
      keepsMemoryAsleep: false),
    PanelModel(
      name: "xteink-x3", title: "XTEINK X3 (3.68inch)", part: "792 × 528",
      aliases: ["EP368_792x528", "EP368_792x528_4GRAY"],
      controller: .uc8179, width: 792, height: 528, setup: uc8179Supply, full: .stored(4108, .related)),
  ]

  private static let large: [RegisterWrite] = [RegisterWrite(0x0C, [0xAE, 0xC7, 0xC3, 0xC0, 0x80])]
}
