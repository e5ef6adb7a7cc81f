extension BoardReader {
  /// The gauge's table.
  mutating func readGauge(_ reader: TableReader, chip: String?) -> Board.Gauge? {
    reader.require("model", example: "\"max17048\"")
    let model = reader.name("model", of: "gauge model", among: vocabulary.gauges, example: "\"max17048\"")
    let bus = reader.integer("bus", in: 0...255, example: "1") ?? 1
    if chip == nil, reader.value("bus") != nil {
      claims.reserved.merge(Header.functions(ofI2C: bus)) { first, _ in first }
    }
    let address = reader.integer("address", in: 0x08...0x77, example: "0x36")
    let cells = reader.integer("cells", in: 1...16, example: "1")
    let capacity = reader.integer("capacity", in: 1...1_000_000, example: "3000  # milliampere hours")
    let shunt = reader.number("shunt", in: 0.01...10_000, example: "10.0  # milliohms")
    let externalPower = readExternalPower(reader, chip: chip)
    reader.finish()
    guard let model else { return nil }
    return Board.Gauge(
      model: model, bus: bus, address: address.map { UInt8($0) }, cells: cells, capacity: capacity,
      shunt: shunt,
      externalPower: externalPower)
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
