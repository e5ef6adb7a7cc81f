extension BoardReader {
  /// The panel's bus and lines.
  mutating func readWiring(_ reader: TableReader, chip: String?) -> Board.Wiring? {
    let spiExample = "\"/dev/spidev0.0\""
    reader.require("spi", example: spiExample)
    let node = readNode("spi", of: reader, chip: chip, example: spiExample)
    let second = readNode("second_spi", of: reader, chip: chip, example: "\"/dev/spidev0.1\"")
    let clock = readClock(reader)
    let linesExample = "{ data_command = 25, reset = 17, busy = 24 }"
    reader.require("lines", example: linesExample)
    guard let lines = reader.inner("lines", example: linesExample) else { return nil }
    for (key, example) in [("data_command", "25"), ("reset", "17"), ("busy", "24")] {
      lines.require(key, example: example)
    }
    let hasDataCommand = lines.value("data_command")?.content != .string("none")
    let dataCommand =
      hasDataCommand ? readLine("data_command", of: lines, chip: chip, example: "25") : nil
    // Said in so many words: a reset that was forgotten is a panel that cannot be woken.
    let hasReset = lines.value("reset")?.content != .string("none")
    let reset = hasReset ? readLine("reset", of: lines, chip: chip, example: "17") : nil
    let busy = readLine("busy", of: lines, chip: chip, example: "24")
    let power = readLine("power", of: lines, chip: chip, example: "18")
    lines.finish()
    guard let spi = node, let busy, dataCommand != nil || !hasDataCommand, reset != nil || !hasReset
    else { return nil }
    return Board.Wiring(
      spi: spi, secondSPI: second, clock: clock, chip: chip, dataCommand: dataCommand, reset: reset,
      busy: busy, power: power)
  }

  /// A chip select's node; what its wires are is reserved.
  private mutating func readNode(
    _ key: String, of reader: TableReader, chip: String?, example: String
  ) -> String? {
    let node = reader.parsed(key, expected: "a node such as \(example)", example: example) { path in
      SPINode(path).map { (path, $0) }
    }
    guard let (path, spi) = node else { return nil }
    if chip == nil {
      claims.reserved.merge(Header.functions(ofSPI: spi.bus, chipSelect: spi.chipSelect)) { first, _ in first
      }
    }
    return path
  }

  /// A line by number or by name; a line of the header is claimed.
  mutating func readLine(
    _ key: String, of reader: TableReader, chip: String?, example: String
  ) -> Board.Line? {
    guard let found = reader.value(key) else { return nil }
    switch found.content {
    case .string(let name) where name.isEmpty:
      return reader.bad(key, found: "\"\"", "a BCM number or a line's name", example)
    case .string(let name):
      if chip == nil, name.hasPrefix("GPIO"), let number = Int(name.dropFirst("GPIO".count)) {
        return readHeaderLine(number, key, of: reader, example: "\"GPIO\(example)\"") == nil
          ? nil : .name(name)
      }
      return .name(name)
    case .integer(let number) where chip != nil:
      guard (0...4095).contains(number) else {
        return reader.bad(key, found: "\(number)", "an offset in the chip, from 0 to 4095", example)
      }
      return .number(number)
    case .integer(let number):
      return readHeaderLine(number, key, of: reader, example: example).map { .number($0) }
    default:
      return reader.wrong(found, key, "a BCM number or a line's name", example)
    }
  }

  mutating func readHeaderLine(
    _ number: Int, _ key: String, of reader: TableReader, example: String
  ) -> Int? {
    guard (0...Header.lines.upperBound).contains(number) else {
      if let line = Header.linesByPin[number] {
        reader.note(.pinNumber(number, isLine: line), key)
        return nil
      }
      let expected = "a BCM number from \(Header.lines.lowerBound) to \(Header.lines.upperBound)"
      return reader.bad(key, found: "\(number)", expected, example)
    }
    let position = reader.table[key]?.position ?? reader.position
    claims.claim(number, by: key, of: reader.path, at: position)
    return number
  }
}
