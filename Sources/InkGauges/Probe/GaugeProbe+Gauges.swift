import InkBuses

extension GaugeProbe {
  /// Maxim's: words low byte first with a device name, or high byte first with a version.
  static func modelGauge(_ bus: ProbeBus) throws(BusError) -> [ProbeFinding] {
    if let name = try bus.little(0x21), let model = MAX17055.deviceNames[name] {
      return [ProbeFinding(model, .sure, "DevName is \(ProbeBus.hexadecimal(name))")]
    }
    guard let version = try bus.big(0x08), let word = try bus.big(0x02), let config = try bus.big(0x0C) else {
      return []
    }
    let volts = Double(word) * 78.125e-6
    let parts = MAX1704xPart.candidates(version: UInt16(version))
    // The parts for two cells report the voltage of one in the same steps: how many there are no register says.
    let isPlausible = (2.5...4.6).contains(volts)
    let evidence = "VERSION is \(ProbeBus.hexadecimal(version)), VCELL \(Decimals.text(volts, 3)) V a cell"
    return parts.filter { part in
      if part == .max17040 || part == .max17041 { return config & 0xFF == 0 }
      return config & 0xFF != 0
    }
    .sorted { $0.cells < $1.cells }
    .map { ProbeFinding($0.rawValue, isPlausible ? .likely : .possible, "\(evidence), \($0.cells) in all") }
  }

  static func cw2015(_ bus: ProbeBus) throws(BusError) -> [ProbeFinding] {
    guard let version = try bus.byte(0x00), let word = try bus.big(0x02), word >> 14 == 0 else { return [] }
    let volts = Double(word) * 305e-6
    // It sleeps with 0 V; a CO2 sensor at this address has no registers of a byte.
    guard (2.5...4.6).contains(volts) || (word == 0 && version == 0x73) else { return [] }
    let evidence =
      "VERSION is \(ProbeBus.hexadecimal(version, digits: 2)), VCELL \(Decimals.text(volts, 3)) V"
    return [ProbeFinding("cw2015", version == 0x73 ? .sure : .likely, evidence)]
  }

  /// TI's two register maps, told apart by where voltage and temperature lie; the type itself is asked by a write.
  static func texasGauge(_ bus: ProbeBus) throws(BusError) -> [ProbeFinding] {
    func holds(voltage: UInt8, temperature: UInt8) throws(BusError) -> String? {
      guard let volts = try bus.little(voltage), let kelvin = try bus.little(temperature),
        (2000...9000).contains(volts), (2330...3730).contains(kelvin)
      else { return nil }
      let celsius = Decimals.text(Double(kelvin) / 10 - 273.15, 1)
      return "Voltage is \(volts) mV, Temperature \(celsius) °C"
    }
    if let evidence = try holds(voltage: 0x04, temperature: 0x02) {
      return ["bq27441", "bq27421", "bq27427"].map { ProbeFinding($0, .likely, evidence) }
    }
    if let evidence = try holds(voltage: 0x08, temperature: 0x06) {
      return ["bq27220", "bq27z561", "bq28z610"].map { ProbeFinding($0, .likely, evidence) }
    }
    return []
  }

  /// A smart battery says its version of the specification; onsemi's gauges guard every answer.
  static func smartOrLC(_ bus: ProbeBus) throws(BusError) -> [ProbeFinding] {
    guard let volts = try bus.little(0x09), let number = try bus.bytes(0x1A, 3), volts != 0xFFFF else {
      return []
    }
    let word = Int(number[1]) << 8 | Int(number[0])
    let text = ProbeBus.hexadecimal(word)
    if [0x11, 0x21, 0x31].contains(word & 0xFF), (2500...20_000).contains(volts) {
      return [ProbeFinding("sbs", .sure, "SpecificationInfo is \(text), Voltage \(volts) mV")]
    }
    guard CRC8.of([0x16, 0x1A, 0x17, number[0], number[1]]) == number[2] else { return [] }
    let evidence = "the check byte is right, the parameter's number is \(text)"
    return [ProbeFinding(word == 0x1001 ? "lc709204f" : "lc709203f", .sure, evidence)]
  }

  static func stc311x(_ bus: ProbeBus) throws(BusError) -> [ProbeFinding] {
    switch try bus.byte(0x18) {
    case 0x14?: [ProbeFinding("stc3115", .sure, "REG_ID is 0x14")]
    case 0x16?: [ProbeFinding("stc3117", .sure, "REG_ID is 0x16")]
    default: []
    }
  }
}
