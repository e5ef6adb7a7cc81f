import Testing

@testable import InkGauges

/// The datasheets' own examples, as bytes over the wires, through the register tables of the drivers.
@Suite struct GoldenVectorTests {
  /// A register, its bytes in wire order, and what they mean.
  struct Vector: CustomTestStringConvertible {
    let chip: String
    let register: Register
    let bytes: [UInt8]
    let text: String
    var board = Scaling()

    init(_ chip: String, _ register: Register, _ bytes: [UInt8], _ text: String, _ board: Scaling = Scaling())
    {
      self.chip = chip
      self.register = register
      self.bytes = bytes
      self.text = text
      self.board = board
    }

    var testDescription: String { "\(chip) \(register.name) \(text)" }
  }

  static func register(_ chip: any RegisterChip, _ name: String) -> Register {
    chip.registers.first { $0.name == name } ?? Register("missing", at: 0, .byte, .times)
  }

  static let m5 = MAX17055(title: "")
  static let ina219 = INA219(.ina219)
  static let stc = STC3115(.stc3115)
  static let tenMilliohms = Scaling(shuntOhms: 0.01)
  static let hundredMilliohms = Scaling(shuntOhms: 0.1)

  static let vectors: [Vector] = [
    Vector("MAX17040", MAX1704xRegister.vcell, [0xB5, 0x20], "3.6225 V"),
    Vector("MAX17048", MAX1704xRegister.vcell, [0xB9, 0x00], "3.7000 V"),
    Vector("MAX17048", MAX1704xRegister.soc, [0x23, 0x0F], "35.0586 %"),
    Vector("MAX17048", MAX1704xRegister.crate, [0xFF, 0xF0], "-3.3280 %/h"),
    Vector("MAX17055", register(m5, "Current"), [0xC0, 0xF9], "-0.2500 A", tenMilliohms),
    Vector("MAX17055", register(m5, "Temp"), [0x00, 0x19], "25.0000 °C"),
    Vector("MAX17055", register(m5, "TTE"), [0x00, 0x05], "7200.0000 s"),
    Vector("MAX17055", register(m5, "VEmpty"), [0x61, 0xA5], "0xA561 VE 3.30 V, VR 3.88 V"),
    Vector("LC709203F", register(LC709203F(.lc709203f), "Cell voltage"), [0xA6, 0x0E], "3.7500 V"),
    Vector("LC709203F", register(LC709203F(.lc709203f), "ITE"), [0x06, 0x03], "77.4000 %"),
    Vector("LC709203F", LC709203F.temperature, [0xA6, 0x0B], "25.0500 °C"),
    Vector("SBS", register(SmartBattery(), "Voltage"), [0xE0, 0x2E], "12.0000 V"),
    Vector(
      "SBS", register(SmartBattery(), "ManufactureDate"), [0x6F, 0x58], "0x586F year 2024, month 3, day 15"),
    Vector("INA219", register(ina219, "Bus voltage"), [0x3E, 0x32], "7.9600 V"),
    Vector("INA219", register(ina219, "Shunt voltage"), [0xFB, 0x2E], "-0.1234 A", hundredMilliohms),
    Vector("INA219", register(ina219, "Calibration"), [0x10, 0x00], "0.1000 mA a count", hundredMilliohms),
    Vector("INA219", register(ina219, "Calibration"), [0x68, 0xFC], "0.1524 mA a count", tenMilliohms),
    Vector(
      "INA226", register(INA219(.ina226), "Calibration"), [0x08, 0x00], "0.2500 mA a count", tenMilliohms),
    Vector("CW2015", register(CW2015(), "VCELL"), [0x30, 0xAB], "3.8000 V"),
    Vector("CW2015", register(CW2015(), "SOC"), [0x4B, 0x80], "75.5000 %"),
    Vector("CW2217", register(CW2217(), "VCELL"), [0x2F, 0x80], "3.8000 V"),
    Vector("STC3115", register(stc, "REG_VOLTAGE"), [0xBF, 0x06], "3.7994 V"),
    Vector("STC3115", register(stc, "REG_CURRENT"), [0x57, 0x3E], "-0.2499 A", tenMilliohms),
    Vector("STC3115", register(stc, "REG_SOC"), [0x00, 0x9A], "77.0000 %"),
    Vector("AXP192", register(AXP192(.axp192), "Battery voltage"), [0xE3, 0x04], "3.9996 V"),
    Vector("PiJuice", register(PiJuice(), "BATTERY_VOLTAGE"), [0xA6, 0x0E], "3.7500 V"),
    Vector("UPS PIco", register(UPSPIco(), "Battery voltage"), [0x71, 0x03], "3.7100 V"),
  ]

  @Test("Bytes of a register mean what the datasheet says", arguments: vectors)
  func meaning(vector: Vector) throws {
    let count = try #require(vector.register.encoding.count(of: vector.bytes))
    #expect(vector.register.text(of: count, on: vector.board) == vector.text)
    // The same bytes the other way round mean something else, or the test could not tell an order from the other.
    let swapped = vector.register.encoding.count(of: vector.bytes.reversed())
    #expect(swapped != count || vector.bytes == vector.bytes.reversed())
  }

  static let checks: [(what: String, bytes: [UInt8], check: UInt8)] = [
    ("123456789", Array("123456789".utf8), 0xF4),
    ("LC709203F reads 3750 mV", [0x16, 0x09, 0x17, 0xA6, 0x0E], 0x27),
    ("LC709203F reads 77.4 %", [0x16, 0x0F, 0x17, 0x06, 0x03], 0x68),
    ("LC709203F is set to operate", [0x16, 0x15, 0x01, 0x00], 0x64),
    ("LC709203F's quick start", [0x16, 0x07, 0x55, 0xAA], 0x17),
    ("LC709203F is told 25.05 °C", [0x16, 0x08, 0xA6, 0x0B], 0x15),
    ("a smart battery reads 12 V", [0x16, 0x09, 0x17, 0xE0, 0x2E], 0xE2),
  ]

  @Test("The check byte of SMBus", arguments: checks)
  func check(what: String, bytes: [UInt8], check: UInt8) {
    #expect(CRC8.of(bytes) == check)
  }

  @Test("PiJuice's check byte of 3750 mV is 57, and another is told")
  func piJuice() throws {
    let chip = WireChip([0x49: [0xA6, 0x0E]], check: .xor)
    #expect(try chip.transfer([0x49], reading: 3) == [0xA6, 0x0E, 0x57])
    let bus = RegisterBus(
      chip, address: 0x14, clock: HandClock(), gauge: "PiJuice", transport: .xor, retryPause: .zero,
      settings: GaugeSettings())
    #expect(try bus.bytes(at: 0x49, count: 2, named: "V") == [0xA6, 0x0E])
    chip.garble = 0x80
    #expect(throws: GaugeError.garbled(register: "V", .checksum, gauge: "PiJuice")) {
      try bus.bytes(at: 0x49, count: 2, named: "V")
    }
  }

  @Test(
    "A block of TI's data memory: 1340 mAh has the checksum BE, 2200 mAh 5F",
    arguments: [(0x05, 0x3C, 0xBE), (0x08, 0x98, 0x5F)] as [(UInt8, UInt8, UInt8)])
  func block(high: UInt8, low: UInt8, checksum: UInt8) {
    var block = [UInt8](repeating: 0, count: 32)
    (block[10], block[11]) = (high, low)
    #expect(BQControl.checksum(of: block) == checksum)
  }
}
