extension BoardReader {
  /// The gauge's table.
  mutating func readGauge(_ reader: TableReader, chip: String?) -> Board.Gauge? {
    reader.require("model", example: "\"max17048\"")
    let model = reader.name("model", of: "gauge model", among: vocabulary.gauges(), example: "\"max17048\"")
    let bus = reader.integer("bus", in: 0...255, example: "1") ?? 1
    if chip == nil, reader.value("bus") != nil {
      claims.reserved.merge(Header.functions(ofI2C: bus)) { first, _ in first }
    }
    let address = readAddress(reader)
    let cells = reader.integer("cells", in: 1...16, example: "1")
    let capacity = reader.integer("capacity_mah", in: 1...1_000_000, example: "3000")
    let shunt = reader.number("shunt_milliohms", in: 0.01...10_000, example: "10.0")
    let chemistry = reader.name(
      "chemistry", of: "chemistry", among: ["lipo", "nmc18650", "lihv435", "lfp"], example: "\"lipo\"")
    let isInverted = reader.boolean("invert_current", example: "true") ?? false
    let isDoubled = reader.boolean("double_percent", example: "true") ?? false
    let divider = reader.number("divider", in: 1...100, example: "2.0")
    let channel = reader.integer("channel", in: 0...3, example: "0")
    let supply = reader.text("supply", example: "\"axp20x-battery\"")
    let alert = readLine("alert_line", of: reader, chip: chip, example: "27")
    let externalPower = readExternalPower(reader, chip: chip)
    reader.finish()
    guard let model else { return nil }
    var gauge = Board.Gauge(
      model: model, bus: bus, address: address, cells: cells, capacityMilliampereHours: capacity,
      shuntMilliohms: shunt,
      externalPower: externalPower)
    gauge.chemistry = chemistry
    gauge.isCurrentInverted = isInverted
    gauge.isPercentDoubled = isDoubled
    gauge.divider = divider
    gauge.channel = channel
    gauge.supply = supply
    gauge.alertLine = alert
    return gauge
  }

  private func readAddress(_ reader: TableReader) -> UInt8? {
    guard let number = reader.integer("address", example: "0x36") else { return nil }
    // Below 8 and above 0x77 the bus has addresses of its own (I2C specification UM10204, table 4).
    guard (0x08...0x77).contains(number) else {
      let found = number < 0 ? "\(number)" : "0x" + String(number, radix: 16, uppercase: true)
      return reader.bad("address", found: found, "an address of seven bits, from 0x08 to 0x77", "0x36")
    }
    return UInt8(number)
  }

  mutating func readExternalPower(_ reader: TableReader, chip: String?) -> Board.ExternalPower? {
    guard let inner = reader.inner("external_power", example: "{ line = 6, level = \"high\" }") else {
      return nil
    }
    inner.require("line", example: "6")
    let line = readLine("line", of: inner, chip: chip, example: "6")
    inner.require("level", example: "\"high\"")
    let level = inner.name("level", of: "level", among: ["high", "low"], example: "\"high\"")
    inner.finish()
    guard let line, let level else { return nil }
    return Board.ExternalPower(line: line, isHighWhenPresent: level == "high")
  }
}
