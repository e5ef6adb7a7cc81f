import InkErrors

/// Every gauge the program can read.
public enum GaugeCatalog {
  /// All kinds, by name.
  public static let all: [GaugeModel] = (withoutBus + chips + monitors + supplies + boards)
    .sorted { $0.name < $1.name }

  /// Every name that a board file may use, those of boards and relatives too.
  public static let names: [String] = all.flatMap { [$0.name] + $0.aliases }.sorted()

  /// The kind of that name, or of that other name; case does not count.
  ///
  /// Throws an error that suggests the nearest name.
  public static func model(named name: String) throws(UnknownGauge) -> GaugeModel {
    let wanted = name.lowercased()
    if let model = all.first(where: { $0.name == wanted || $0.aliases.contains(wanted) }) { return model }
    throw UnknownGauge(name: name, suggestion: Suggestion.nearest(to: name, among: names))
  }

  private static let withoutBus = [
    GaugeModel(name: "mains", title: "Mains, no battery", place: .none, cells: 0) { _, _, _ in MainsOnly() },
    GaugeModel(name: "power-supply", title: "Battery of a kernel driver", place: .kernel, cells: 1) {
      _, _, _ in MainsOnly()
    },
  ]

  /// Chips that gauge.
  private static let chips =
    MAX1704xPart.allCases.map { part in
      var model = GaugeModel(
        name: part.rawValue, title: "Maxim \(part.title)", place: .bus(addresses: [MAX1704x.address]),
        cells: part.cells, source: "Maxim \(part.datasheet) datasheet, register summary",
        registers: MAX1704xRegister.registers(of: part)
      ) { MAX1704x(part, on: $0, clock: $2, settings: $1) }
      model.aliases = part.boards
      return model
    }
    + ["max17055", "max17260", "max17261", "max17262", "max17263"].map {
      GaugeModel($0, MAX17055(title: "Maxim \($0.uppercased())"), at: 0x36)
    }
    + LC709203F.Part.allCases.map { GaugeModel($0.rawValue, LC709203F($0), at: 0x0B) }
    + [
      GaugeModel(
        "bq27421", BQ274xx(title: "TI BQ27421", deviceType: 0x0421, hasInvertedGain: false), at: 0x55),
      GaugeModel(
        "bq27427", BQ274xx(title: "TI BQ27427", deviceType: 0x0427, hasInvertedGain: true), at: 0x55),
      GaugeModel(
        "bq27441", BQ274xx(title: "TI BQ27441", deviceType: 0x0421, hasInvertedGain: false), at: 0x55),
      GaugeModel("bq27220", BQ27220.bq27220, at: 0x55),
      GaugeModel("bq27z561", BQ27220.pack("TI BQ27Z561"), at: 0x55),
      GaugeModel("bq28z610", BQ27220.pack("TI BQ28Z610"), at: 0x55, cells: 2),
      GaugeModel("sbs", SmartBattery(), at: 0x0B, cells: 3, also: ["bq40z50", "smart-battery"]),
      GaugeModel("cw2015", CW2015(), at: 0x62, also: ["cw2013", "ups-lite-v1-3"]),
      GaugeModel("cw2217", CW2217(), at: 0x64, also: ["argon-one-up", "cw2215", "cw2218"]),
    ]
    + STC3115.Part.allCases.map { GaugeModel($0.rawValue, STC3115($0), at: 0x70) }

  /// Chips that measure and do not gauge.
  private static let monitors = [
    GaugeModel("ina219", INA219(.ina219), at: 0x40, 0x41, 0x42, 0x43, 0x44, 0x45),
    GaugeModel("ina226", INA219(.ina226), at: 0x40, 0x41, 0x42, 0x43, 0x44, 0x45),
    GaugeModel("ads1115", ADS1115(), at: 0x48, 0x49, 0x4A, 0x4B),
  ]

  /// Power supplies with a gauge or a converter in them.
  private static let supplies =
    AXP192.Part.allCases.map { GaugeModel($0.rawValue, AXP192($0), at: 0x34) }
    + [GaugeModel("axp2101", AXP2101(), at: 0x34)]
    + [
      GaugeModel("ip5209", IP5209(.ip5209), at: 0x75, also: ["pisugar-2"]),
      GaugeModel("ip5306", IP5306(), at: 0x75),
      GaugeModel("ip5312", IP5209(.ip5312), at: 0x75, also: ["pisugar-2-pro", "pisugar-2-plus"]),
    ]

  /// Boards with a controller of their own.
  private static let boards = [
    GaugeModel("pisugar-3", PiSugar3(), at: 0x57, also: ["pisugar-3-plus"]),
    GaugeModel("pijuice", PiJuice(), at: 0x14),
    GaugeModel(
      "waveshare-ups-hat-b", waveshare("UPS HAT (B)", 100), at: 0x42, cells: 2, also: ["waveshare-ups-hat"]),
    GaugeModel("waveshare-ups-hat-c", waveshare("UPS HAT (C)", 10), at: 0x43),
    GaugeModel("waveshare-ups-hat-d", waveshare("UPS HAT (D)", 10), at: 0x43),
    GaugeModel("waveshare-ups-module-3s", waveshare("UPS Module 3S", 100), at: 0x41, cells: 3),
    GaugeModel("waveshare-ups-hat-e", WaveshareE(), at: 0x2D, cells: 4),
    GaugeModel("52pi-ups-plus", GeeekPiUPSPlus(), at: 0x17, also: ["geeekpi-ups-plus", "ep-0136"]),
    GaugeModel("52pi-ups-v6", GeeekPiUPSV6(), at: 0x17, also: ["geeekpi-ups-v6"]),
    GaugeModel("sunfounder-spc", SunFounderSPC(), at: 0x5A, cells: 2, also: ["pironman", "pipower-3"]),
    GaugeModel("sunfounder-pipower-5", SunFounderPiPower5(), at: 0x5C, cells: 2, also: ["pipower-5"]),
    GaugeModel("dfrobot-ups", DFRobotUPS(), at: 0x10, also: ["dfr0528"]),
    GaugeModel("ups-pico", UPSPIco(), at: 0x69),
    GaugeModel("witty-pi-4", WittyPi(.wittyPi4), at: 0x08, cells: 2, also: ["witty-pi-4-mini"]),
    GaugeModel("witty-pi-4-l3v7", WittyPi(.l3v7), at: 0x08),
  ]

  /// Waveshare's boards that are an INA219; the shunts are those that the maker's constants imply.
  private static func waveshare(_ name: String, _ milliohms: Double) -> INA219 {
    INA219(.ina219, title: "Waveshare \(name)", shuntMilliohms: milliohms)
  }
}
