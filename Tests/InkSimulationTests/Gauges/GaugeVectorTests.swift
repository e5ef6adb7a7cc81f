import InkBuses
import Testing

@testable import InkSimulation

/// A chip alone on a bus, with a rested battery of its own.
private struct Bench {
  let clock = VirtualClock()
  let bus: SimulatedI2CBus
  let battery: BatteryPhysics

  init(cells: Int = 1) {
    bus = SimulatedI2CBus(clock: clock)
    battery = BatteryPhysics(capacity: 1000, cells: cells, charge: 0.5)
  }

  func read(_ chip: any SimulatedI2CChip, at address: UInt8, _ register: UInt8, _ count: Int) throws
    -> [UInt8]
  {
    bus.attach(chip, at: address)
    clock.advance(by: .seconds(5))
    return try bus.device(at: address).transfer([register], reading: count)
  }

  func write(_ bytes: [UInt8], at address: UInt8) throws {
    _ = try bus.device(at: address).transfer(bytes, reading: 0)
  }
}

@Suite("Simulated gauges, bytes of the datasheets")
struct GaugeVectorTests {
  @Test("LC709203F: 3750 mV is A6 0E 27, 77.4 % is 06 03 68")
  func lc709203f() throws {
    let bench = Bench()
    bench.battery.rest(atVolts: 3.75)
    let chip = LC70920xSimulator(battery: bench.battery)
    #expect(try bench.read(chip, at: 0x0B, 0x09, 3) == [0xA6, 0x0E, 0x27])
    bench.battery.charge = 0.774
    #expect(try bench.read(chip, at: 0x0B, 0x0F, 3) == [0x06, 0x03, 0x68])
  }

  @Test("LC709203F: a write counts only with its CRC; 0x0BA6 to CellTemperature is A6 0B 15")
  func lc709203fWrites() throws {
    let bench = Bench()
    let chip = LC70920xSimulator(battery: bench.battery)
    _ = try bench.read(chip, at: 0x0B, 0x12, 3)
    try bench.write([0x08, 0xA5, 0x0B, 0x15], at: 0x0B)
    #expect(try bench.read(chip, at: 0x0B, 0x08, 2) == [0xA6, 0x0B])
    try bench.write([0x08, 0xA7, 0x0B, smbusCRC([0x16, 0x08, 0xA7, 0x0B])], at: 0x0B)
    #expect(try bench.read(chip, at: 0x0B, 0x08, 2) == [0xA7, 0x0B])
    #expect(smbusCRC([0x16, 0x08, 0xA6, 0x0B]) == 0x15)
    #expect(smbusCRC([0x16, 0x15, 0x01, 0x00]) == 0x64)
  }

  @Test("The CRC of 123456789 is F4")
  func crc() {
    #expect(smbusCRC(Array("123456789".utf8)) == 0xF4)
  }

  @Test("A pack of 12 V sends E0 2E E2; a date in March 2024 is 6F 58")
  func smartBattery() throws {
    let bench = Bench(cells: 3)
    bench.battery.rest(atVolts: 12)
    let chip = SmartBatterySimulator(battery: bench.battery)
    #expect(try bench.read(chip, at: 0x0B, 0x09, 3) == [0xE0, 0x2E, 0xE2])
    #expect(try bench.read(chip, at: 0x0B, 0x1B, 2) == [0x6F, 0x58])
    #expect(try bench.read(chip, at: 0x0B, 0x22, 5) == [4] + Array("LION".utf8))
  }

  @Test("MAX17055: -250 mA at 10 mOhm is C0 F9, 25 degrees 00 19, two hours to empty 00 05")
  func max17055() throws {
    let bench = Bench()
    bench.battery.load = 0.25
    let chip = MAX1726xSimulator(battery: bench.battery)
    #expect(try bench.read(chip, at: 0x36, 0x0A, 2) == [0xC0, 0xF9])
    #expect(try bench.read(chip, at: 0x36, 0x08, 2) == [0x00, 0x19])
    #expect(try bench.read(chip, at: 0x36, 0x21, 2) == [0x10, 0x40])
    // Capacity in steps of half a milliampere-hour.
    #expect(try bench.read(chip, at: 0x36, 0x18, 2) == [0xD0, 0x07])
    bench.clock.advance(by: .seconds(300))
    let word = try bench.read(chip, at: 0x36, 0x11, 2)
    let seconds = Double(Int(word[1]) << 8 | Int(word[0])) * 5.625
    #expect(abs(seconds - 7200) < 600)
  }

  @Test("MAX17055: a fresh one says POR and not ready, and loses DNR after 0.7 s")
  func max17055Start() throws {
    let bench = Bench()
    let chip = MAX1726xSimulator(battery: bench.battery, isConfigured: false)
    bench.bus.attach(chip, at: 0x36)
    let device = bench.bus.device(at: 0x36)
    #expect(try device.transfer([0x00], reading: 2) == [0x82, 0x80])
    #expect(try device.transfer([0x3D], reading: 2) == [0x01, 0x00])
    #expect(try device.transfer([0x3A], reading: 2) == [0x61, 0xA5])
    bench.clock.advance(by: .milliseconds(701))
    #expect(try device.transfer([0x3D], reading: 2) == [0x00, 0x00])
  }

  @Test("INA219: 7.960 V with a conversion ready is 3E 32 less no load, -12.34 mV are FB 2E")
  func ina219() throws {
    let bench = Bench(cells: 2)
    bench.battery.rest(atVolts: 7.96)
    let chip = INA2xxSimulator(battery: bench.battery)
    #expect(try bench.read(chip, at: 0x42, 0x02, 2) == [0x3E, 0x32])
    bench.battery.load = 0.1234
    #expect(try bench.read(chip, at: 0x42, 0x01, 2) == [0xFB, 0x2E])
    #expect(try bench.read(chip, at: 0x42, 0x00, 2) == [0x39, 0x9F])
    // Without a calibration there is no current; with 4096 it is the shunt register, and bit 0 is not kept.
    #expect(try bench.read(chip, at: 0x42, 0x04, 2) == [0, 0])
    try bench.write([0x05, 0x10, 0x01], at: 0x42)
    #expect(try bench.read(chip, at: 0x42, 0x05, 2) == [0x10, 0x00])
    #expect(try bench.read(chip, at: 0x42, 0x04, 2) == [0xFB, 0x2E])
  }

  @Test("INA226: 1.25 mV and 2.5 uV steps, and the maker's numbers")
  func ina226() throws {
    let bench = Bench()
    bench.battery.rest(atVolts: 3.75)
    let chip = INA2xxSimulator(.ina226, battery: bench.battery, shunt: 0.01)
    #expect(try bench.read(chip, at: 0x40, 0x02, 2) == [0x0B, 0xB8])
    #expect(try bench.read(chip, at: 0x40, 0xFE, 2) == [0x54, 0x49])
    #expect(try bench.read(chip, at: 0x40, 0xFF, 2) == [0x22, 0x60])
    bench.battery.load = 0.25
    #expect(try bench.read(chip, at: 0x40, 0x01, 2) == [0xFC, 0x18])
  }

  @Test("ADS1115: half of 4 V at 4.096 V full scale is 16000 after a conversion, not before")
  func ads1115() throws {
    let bench = Bench()
    bench.battery.rest(atVolts: 4)
    let chip = ADS1115Simulator(battery: bench.battery)
    bench.bus.attach(chip, at: 0x48)
    let device = bench.bus.device(at: 0x48)
    #expect(try device.transfer([0x01], reading: 2) == [0x85, 0x83])
    _ = try device.transfer([0x01, 0xC3, 0x83], reading: 0)
    #expect(try device.transfer([0x01], reading: 2) == [0x43, 0x83])
    #expect(try device.transfer([0x00], reading: 2) == [0, 0])
    bench.clock.advance(by: .milliseconds(8))
    #expect(try device.transfer([0x00], reading: 2) == [0x3E, 0x80])
    #expect(try device.transfer([0x01], reading: 2) == [0xC3, 0x83])
  }

  @Test("CW2015: 3.800 V is 30 AB, 75.5 % is 4B 80; it sleeps after power-up")
  func cw2015() throws {
    let bench = Bench()
    bench.battery.rest(atVolts: 3.8)
    let chip = CW2015Simulator(battery: bench.battery)
    #expect(try bench.read(chip, at: 0x62, 0x02, 2) == [0x30, 0xAB])
    bench.battery.charge = 0.755
    #expect(try bench.read(chip, at: 0x62, 0x04, 2) == [0x4B, 0x80])
    let asleep = CW2015Simulator(battery: bench.battery, isAwake: false)
    #expect(try bench.read(asleep, at: 0x62, 0x04, 2) == [0, 0])
    #expect(try bench.read(asleep, at: 0x62, 0x0A, 1) == [0xC0])
    try bench.write([0x0A, 0x00], at: 0x62)
    #expect(try bench.read(asleep, at: 0x62, 0x04, 1) == [75])
  }

  @Test("CW2217: 3.800 V is 2F 80; a torn one has another low byte; -1.25 A is E1 77")
  func cw2217() throws {
    let bench = Bench()
    bench.battery.rest(atVolts: 3.8)
    let chip = CW2217Simulator(battery: bench.battery)
    #expect(try bench.read(chip, at: 0x64, 0x02, 2) == [0x2F, 0x80])
    #expect(try bench.read(chip, at: 0x64, 0x00, 1) == [0xA0])
    chip.tearsWords = true
    #expect(try bench.read(chip, at: 0x64, 0x02, 2) == [0x2F, 0x7F])
    chip.tearsWords = false
    // 12.5 mV of 52.4 mV over 32768 steps.
    bench.battery.load = 1.25
    #expect(try bench.read(chip, at: 0x64, 0x0E, 2) == [0xE1, 0x77])
  }

  @Test("STC3115: 3.799 V is BF 06, -249.9 mA 57 3E, 77 % 00 9A; at rest until GG_RUN")
  func stc3115() throws {
    let bench = Bench()
    bench.battery.rest(atVolts: 3.7994)
    let chip = STC311xSimulator(battery: bench.battery)
    #expect(try bench.read(chip, at: 0x70, 0x08, 2) == [0xBF, 0x06])
    bench.battery.charge = 0.77
    #expect(try bench.read(chip, at: 0x70, 0x02, 2) == [0x00, 0x9A])
    bench.battery.load = 0.2499
    #expect(try bench.read(chip, at: 0x70, 0x06, 2) == [0x57, 0x3E])
    #expect(try bench.read(chip, at: 0x70, 0x18, 1) == [0x14])
    let idle = STC311xSimulator(battery: bench.battery, isRunning: false)
    #expect(try bench.read(idle, at: 0x70, 0x02, 4) == [0, 0, 0, 0])
  }

  @Test("AXP192: 3636 steps of 1.1 mV are E3 04")
  func axp192() throws {
    let bench = Bench()
    bench.battery.rest(atVolts: 3.9996)
    let chip = RegisterMapSimulator(AXP19xMap(part: .axp192), battery: bench.battery)
    #expect(try bench.read(chip, at: 0x34, 0x78, 2) == [0xE3, 0x04])
    bench.battery.load = 0.1
    #expect(try bench.read(chip, at: 0x34, 0x7C, 2) == [0x06, 0x08])
    #expect(try bench.read(chip, at: 0x34, 0x03, 1) == [0x03])
    try bench.write([0x32, 0x80], at: 0x34)
    #expect(chip.powerCuts == 1)
  }

  @Test("PiJuice: 3750 mV is A6 0E 57")
  func piJuice() throws {
    let bench = Bench()
    bench.battery.rest(atVolts: 3.75)
    #expect(
      try bench.read(PiJuiceSimulator(battery: bench.battery), at: 0x14, 0x49, 3) == [0xA6, 0x0E, 0x57])
  }

  @Test("UPS PIco: 3.71 V is 71 03")
  func upsPIco() throws {
    let bench = Bench()
    bench.battery.rest(atVolts: 3.71)
    let chip = RegisterMapSimulator(UPSPIcoMap(), battery: bench.battery)
    #expect(try bench.read(chip, at: 0x69, 0x08, 2) == [0x71, 0x03])
  }

  @Test("IP5209: 2.5 V, below its zero, is a negative number of 14 bits; asleep without load or power")
  func ip5209() throws {
    let bench = Bench()
    bench.battery.rest(atVolts: 3.8)
    bench.battery.load = 1e-9
    let chip = RegisterMapSimulator(IP5209Map(), battery: bench.battery)
    // 1.2 V over 0.26855 mV: 4468.
    #expect(try bench.read(chip, at: 0x75, 0xA2, 2) == [0x74, 0x11])
    // 2.5061 V: -350 in 14 bits.
    bench.battery.chemistry = .nmc18650
    bench.battery.rest(atVolts: 2.5061)
    bench.battery.load = 1e-9
    #expect(try bench.read(chip, at: 0x75, 0xA2, 2) == [0xA2, 0x3E])
    bench.battery.load = 0
    #expect(throws: BusError.self) { try bench.read(chip, at: 0x75, 0xA2, 2) }
  }

  @Test("AXP2101: a high byte holds its low one until that is read, and no longer")
  func latch() throws {
    let bench = Bench()
    let chip = RegisterMapSimulator(AXP2101Map(), battery: bench.battery)
    func rest(_ volts: Double) {
      bench.battery.rest(atVolts: volts)
      bench.clock.advance(by: .seconds(2))
    }
    // 3750 mV is 0EA6, 3800 mV 0ED8 and 3850 mV 0F0A.
    rest(3.75)
    #expect(try bench.read(chip, at: 0x34, 0x34, 1) == [0x0E])
    rest(3.8)
    #expect(try bench.read(chip, at: 0x34, 0x35, 1) == [0xA6])
    #expect(try bench.read(chip, at: 0x34, 0x35, 1) == [0xD8])
    rest(3.85)
    #expect(try bench.read(chip, at: 0x34, 0x35, 1) == [0x0A])
  }

  @Test(
    "Microcontrollers: battery millivolts in their order and place",
    arguments: [
      (PiSugar3Map() as any RegisterMap, 0x22, [0x0E, 0xA6]),
      (UPSPlusMap(), 0x05, [0xA6, 0x0E]),
      (UPSV6Map(), 0x12, [0xA6, 0x0E]),
      (WaveshareEMap(), 0x20, [0xA6, 0x0E]),
      (DFRobotMap(), 0x03, [0x0B, 0xB8]),
      (SunFounderMap(part: .spc), 11, [0x0E, 0xA6]),
      (SunFounderMap(part: .pipower5), 8, [0xA6, 0x0E]),
      (AXP2101Map(), 0x34, [0x0E, 0xA6]),
    ] as [(any RegisterMap, UInt8, [UInt8])])
  func microcontrollers(map: any RegisterMap, register: UInt8, bytes: [UInt8]) throws {
    let bench = Bench()
    bench.battery.rest(atVolts: 3.75)
    let chip = RegisterMapSimulator(map, battery: bench.battery)
    #expect(try bench.read(chip, at: map.address, register, 2) == bytes)
  }
}
