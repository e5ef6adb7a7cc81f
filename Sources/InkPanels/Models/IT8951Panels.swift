import InkBitmap

extension PanelModel {
  /// Parallel panels on Waveshare's IT8951 boards.
  ///
  /// Durations are GxEPD2's of the class named among the aliases (it60, it78, it103), in greys and in black and white
  /// alone; others are of the nearest size. No least time between refreshes is stated; 180 s as elsewhere.
  static let it8951: [PanelModel] = [
    PanelModel(
      name: "waveshare-10in3-it8951", title: "Waveshare 10.3inch e-Paper HAT", part: "ED103TC2",
      aliases: ["GxEPD2_it103_1872x1404"],
      controller: .it8951, width: 1872, height: 1404, full: .stored(827, .related),
      partial: .stored(331, .related), grays: sixteen(827)),
    PanelModel(
      name: "waveshare-6in-hd-it8951", title: "Waveshare 6inch HD e-Paper HAT", part: "ED060KC1",
      aliases: ["GxEPD2_it60_1448x1072"],
      controller: .it8951, width: 1448, height: 1072, full: .stored(610, .related),
      partial: .stored(260, .related), grays: sixteen(610)),
    PanelModel(
      name: "waveshare-6in-it8951", title: "Waveshare 6inch e-Paper HAT", part: "ED060SC4",
      aliases: ["GxEPD2_it60"],
      controller: .it8951, width: 800, height: 600, full: .stored(574, .related),
      partial: .stored(247, .related), grays: sixteen(574)),
    PanelModel(
      name: "waveshare-7in8-it8951", title: "Waveshare 7.8inch e-Paper HAT", part: "ED078KC2",
      aliases: ["GxEPD2_it78_1872x1404"],
      controller: .it8951, width: 1872, height: 1404, full: .stored(630, .related),
      partial: .stored(280, .related), grays: sixteen(630)),
    PanelModel(
      name: "waveshare-9in7-it8951", title: "Waveshare 9.7inch e-Paper HAT", part: "ED097TC2",
      controller: .it8951, width: 1200, height: 825, full: .stored(630, .related),
      partial: .stored(280, .related), grays: sixteen(630)),
  ]

  /// Of sixteen levels four are used; the picture is sent as greys, not as planes.
  private static func sixteen(_ milliseconds: Int) -> GrayMode {
    GrayMode(.stored(milliseconds, .related), newPlane: [], oldPlane: [])
  }
}
