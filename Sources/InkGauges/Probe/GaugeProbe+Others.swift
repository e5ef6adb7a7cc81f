import InkBuses

extension GaugeProbe {
  /// X-Powers' chips have a number.
  static func powerSupply(_ bus: ProbeBus) throws(BusError) -> [ProbeFinding] {
    guard let number = try bus.byte(0x03) else { return [] }
    let models = [0x03: ["axp192"], 0x41: ["axp209", "axp202"], 0x4A: ["axp2101"], 0x47: ["axp2101"]]
    let found = models[number] ?? []
    let evidence = "the chip's number is \(ProbeBus.hexadecimal(number, digits: 2))"
    return found.map { ProbeFinding($0, found.count == 1 ? .sure : .likely, evidence) }
  }

  /// Injoinic's: the voltage is where this chip has it, and is one of a cell.
  static func powerBank(_ bus: ProbeBus) throws(BusError) -> [ProbeFinding] {
    var findings: [ProbeFinding] = []
    for (model, register) in [("ip5209", 0xA2), ("ip5312", 0xD0)] as [(String, UInt8)] {
      guard let word = try bus.little(register), word != 0, word != 0xFFFF else { continue }
      let volts = 2.6 + Double(word & 0x3FFF) * 0.26855e-3
      guard (2.8...4.4).contains(volts) else { continue }
      findings.append(ProbeFinding(model, .possible, "it would have \(Decimals.text(volts, 3)) V"))
    }
    guard findings.isEmpty, let system = try bus.byte(0x00), system != 0xFF, system & 0x30 != 0,
      let level = try bus.byte(0x78), [0xE0, 0xC0, 0x80, 0x00].contains(level & 0xF0), level & 0x0F == 0
    else { return findings }
    return [ProbeFinding("ip5306", .possible, "its lamps would be \(ProbeBus.hexadecimal(level, digits: 2))")]
  }

  /// INA226 has a number, but 0xFE resets a humidity sensor: it is asked for only where the first word is an INA226's.
  static func ina(_ bus: ProbeBus) throws(BusError) -> [ProbeFinding] {
    guard let config = try bus.big(0x00), config != 0xFFFF else { return [] }
    if config & 0xF000 == 0x4000, try bus.big(0xFE) == 0x5449, try bus.big(0xFF) == 0x2260 {
      return [ProbeFinding("ina226", .sure, "its manufacturer and die are 0x5449 and 0x2260")]
    }
    guard config & 0xC000 == 0, let word = try bus.big(0x02), let calibration = try bus.big(0x05),
      word & 0x4 == 0, calibration & 1 == 0
    else { return [] }
    let volts = Decimals.text(Double(word >> 3) * 0.004, 3)
    return [
      ProbeFinding(
        "ina219", config == 0x399F ? .likely : .possible,
        "Configuration is \(ProbeBus.hexadecimal(config)), the bus has \(volts) V")
    ]
  }

  static func converter(_ bus: ProbeBus) throws(BusError) -> [ProbeFinding] {
    guard try bus.big(0x02) == 0x8000, try bus.big(0x03) == 0x7FFF else { return [] }
    return [ProbeFinding("ads1115", .likely, "its thresholds are as after power-up")]
  }

  static func piSugar3(_ bus: ProbeBus) throws(BusError) -> [ProbeFinding] {
    guard try bus.byte(0x00) == 3, let state = try bus.byte(0x01), state == 0x0F || state == 0xF0 else {
      return []
    }
    return [ProbeFinding("pisugar-3", .sure, "its version is 3")]
  }

  static func piJuice(_ bus: ProbeBus) throws(BusError) -> [ProbeFinding] {
    guard let level = try bus.bytes(0x41, 2), level[0] ^ level[1] == 0xFF, level[0] <= 100,
      let volts = try bus.bytes(0x49, 3), volts[0] ^ volts[1] ^ volts[2] == 0xFF
    else { return [] }
    return [ProbeFinding("pijuice", .sure, "the check bytes are right, the level is \(level[0]) %")]
  }

  static func geeekPi(_ bus: ProbeBus) throws(BusError) -> [ProbeFinding] {
    if try bus.byte(0x00) == 0xA6 { return [ProbeFinding("52pi-ups-v6", .sure, "its identity is 0xA6")] }
    guard let volts = try bus.little(0x01), (2400...3600).contains(volts) else { return [] }
    return [ProbeFinding("52pi-ups-plus", .likely, "its controller has \(volts) mV")]
  }

  static func waveshareE(_ bus: ProbeBus) throws(BusError) -> [ProbeFinding] {
    guard let state = try bus.byte(0x03), state & 3 != 0, state < 4, let volts = try bus.little(0x20),
      (8000...17_600).contains(volts)
    else { return [] }
    return [ProbeFinding("waveshare-ups-hat-e", .likely, "the battery has \(volts) mV")]
  }

  static func sunFounder(
    _ bus: ProbeBus, voltage: Int?, percent register: UInt8, _ model: String
  ) throws(BusError) -> [ProbeFinding] {
    guard let voltage, (5000...8800).contains(voltage), let percent = try bus.byte(register), percent <= 100
    else { return [] }
    return [ProbeFinding(model, .possible, "the battery would have \(voltage) mV and \(percent) %")]
  }

  static func wittyPi(_ bus: ProbeBus) throws(BusError) -> [ProbeFinding] {
    guard let number = try bus.byte(0), let board = WittyPi.identities[number],
      let hundredths = try bus.byte(2), hundredths < 100
    else { return [] }
    return [
      ProbeFinding(board.rawValue, .likely, "its firmware is \(ProbeBus.hexadecimal(number, digits: 2))")
    ]
  }

  static func upsPIco(_ bus: ProbeBus) throws(BusError) -> [ProbeFinding] {
    guard let bytes = try bus.bytes(0x08, 2), let volts = Encoding(isDecimal: true).count(of: bytes),
      (250...450).contains(volts)
    else { return [] }
    return [ProbeFinding("ups-pico", .possible, "it would have \(Decimals.text(Double(volts) / 100, 2)) V")]
  }
}
