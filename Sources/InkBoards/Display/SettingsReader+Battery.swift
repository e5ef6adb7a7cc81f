extension SettingsReader {
  /// The table `[battery]`.
  func readBattery(_ reader: TableReader) -> Settings.Battery {
    var battery = Settings.Battery()
    battery.low = reader.integer("low", in: 1...90, unit: "%", example: "20")
    battery.warning = reader.integer("warning", in: 1...90, unit: "%", example: "10")
    battery.critical = reader.integer("critical", in: 1...90, unit: "%", example: "5")
    battery.powerOff = reader.integer("power_off", in: 1...90, unit: "%", example: "3")
    battery.floorVolts = reader.number("floor_volts", in: 2.0...4.5, example: "3.1")
    battery.powerOffCommand = reader.parsed(
      "power_off_command", expected: "a command for the shell", example: "\"systemctl poweroff\""
    ) { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
    battery.countdown = readDuration(
      "countdown", of: reader, from: .seconds(10), "a duration of at least \"10s\"", example: "\"1m\"")
    checkOrder(of: battery, reader)
    reader.finish()
    return battery
  }

  /// Each level lies below the one before; what the file leaves out is the program's own.
  private func checkOrder(of battery: Settings.Battery, _ reader: TableReader) {
    let levels: [(key: String, value: Int)] = [
      ("low", battery.low ?? 20), ("warning", battery.warning ?? 10), ("critical", battery.critical ?? 5),
      ("power_off", battery.powerOff ?? 3),
    ]
    for (upper, lower) in zip(levels, levels.dropFirst()) where lower.value >= upper.value {
      let key = reader.table[lower.key] == nil ? upper.key : lower.key
      let _: Never? =
        key == lower.key
        ? reader.bad(
          key, found: "\(lower.value)", "below \(upper.key), which is \(upper.value)",
          "\(max(1, upper.value / 2))")
        : reader.bad(
          key, found: "\(upper.value)", "above \(lower.key), which is \(lower.value)", "\(lower.value * 2)")
      return
    }
  }
}
