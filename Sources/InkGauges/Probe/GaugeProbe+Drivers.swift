extension GaugeProbe {
  /// Kernel drivers of gauges by the names that the kernel shows, and what they drive (Linux, `drivers/power/supply`,
  /// `drivers/hwmon`, `drivers/mfd`).
  private static let driven: [String: [String]] = [
    "max17040": [
      "max17040", "max17041", "max17043", "max17044", "max17048", "max17049", "max17058", "max17059",
    ],
    "max17042": ["max17055"],
    "bq27xxx-battery": ["bq27441", "bq27421", "bq27427", "bq27z561", "bq28z610"],
    "sbs-battery": ["sbs"],
    "cw2015": ["cw2015"],
    "cw221x": ["cw2217"],
    "axp20x-i2c": ["axp192", "axp202", "axp209", "axp2101"],
    "ip5xxx-power": ["ip5209"],
    "stc3117": ["stc3117"],
    "ina2xx": ["ina219", "ina226"],
    "ads1015": ["ads1115"],
  ]

  /// What a chip may be that a kernel driver has, by the driver's name alone: nothing is sent to it.
  static func findings(ofDriver driver: String, at address: UInt8) -> [ProbeFinding] {
    (driven[driver] ?? []).filter { name in
      GaugeCatalog.all.contains { $0.name == name && $0.addresses.contains(address) }
    }
    .map { ProbeFinding($0, .likely, "the kernel driver \(driver) has it") }
  }
}
