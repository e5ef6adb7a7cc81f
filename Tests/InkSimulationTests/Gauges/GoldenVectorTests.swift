import InkBuses
import Testing

@testable import InkSimulation

/// The datasheets' own examples on the simulated chips that other suites do not name byte by byte.
@Suite("Simulated gauges, examples of the datasheets")
struct GoldenVectorTests {
  let clock = VirtualClock()
  let bus: SimulatedI2CBus
  let battery = BatteryPhysics(capacity: 1000, charge: 0.5)

  init() { bus = SimulatedI2CBus(clock: clock) }

  private func read(_ chip: any SimulatedI2CChip, at address: UInt8, _ register: UInt8, _ count: Int) throws
    -> [UInt8]
  {
    bus.attach(chip, at: address)
    clock.advance(by: .seconds(5))
    return try bus.device(at: address).transfer([register], reading: count)
  }

  @Test("MAX17043 and MAX17048: 3.6225 V is B5 20, 3.7000 V B9 00, 35.06 % 23 0F")
  func max1704x() throws {
    battery.rest(atVolts: 3.6225)
    #expect(try read(MAX1704xSimulator(.max17043, battery: battery), at: 0x36, 0x02, 2) == [0xB5, 0x20])
    battery.rest(atVolts: 3.7)
    #expect(try read(MAX1704xSimulator(battery: battery), at: 0x36, 0x02, 2) == [0xB9, 0x00])
    battery.charge = 0.350586
    #expect(try read(MAX1704xSimulator(battery: battery), at: 0x36, 0x04, 2) == [0x23, 0x0F])
  }

  @Test("MAX17048: -3.328 % an hour is FF F0 once the average has settled")
  func rate() throws {
    battery.load = 0.03328
    let chip = MAX1704xSimulator(battery: battery)
    bus.attach(chip, at: 0x36)
    clock.advance(by: .seconds(900))
    #expect(try bus.device(at: 0x36).transfer([0x16], reading: 2) == [0xFF, 0xF0])
  }

  @Test("MAX17055: two hours to empty are 00 05")
  func timeToEmpty() throws {
    // 1280 × 5.625 s: at 250 mA half an ampere-hour, which it has left after fifteen minutes.
    battery.charge = 0.5625
    battery.load = 0.25
    let chip = MAX1726xSimulator(battery: battery)
    bus.attach(chip, at: 0x36)
    clock.advance(by: .seconds(900))
    let word = try bus.device(at: 0x36).transfer([0x11], reading: 2)
    #expect(word[1] == 0x05 && word[0] < 3 || word == [0xFF, 0x04] || word == [0xFE, 0x04])
  }

  @Test("LC709203F takes AA55 as Initial RSOC with the check byte 17, and with no other")
  func quickStart() throws {
    let chip = LC70920xSimulator(battery: battery)
    let before = try read(chip, at: 0x0B, 0x0F, 3)
    battery.load = 1.5
    clock.advance(by: .seconds(1))
    let device = bus.device(at: 0x0B)
    _ = try? device.transfer([0x07, 0x55, 0xAA, 0x16], reading: 0)
    let kept = try device.transfer([0x0F], reading: 3)
    #expect(abs(Int(kept[1]) << 8 + Int(kept[0]) - Int(before[1]) << 8 - Int(before[0])) < 30)
    _ = try device.transfer([0x07, 0x55, 0xAA, 0x17], reading: 0)
    clock.advance(by: .seconds(1))
    let guessed = try device.transfer([0x0F], reading: 3)
    #expect(Int(guessed[1]) << 8 + Int(guessed[0]) < Int(kept[1]) << 8 + Int(kept[0]) - 30)
    #expect(smbusCRC([0x16, 0x07, 0x55, 0xAA]) == 0x17)
    #expect(smbusCRC([0x16, 0x09, 0x17, 0xA6, 0x0E]) == 0x27)
    #expect(smbusCRC([0x16, 0x0F, 0x17, 0x06, 0x03]) == 0x68)
    #expect(smbusCRC([0x16, 0x09, 0x17, 0xE0, 0x2E]) == 0xE2)
  }

  @Test(
    "INA219 and INA226 with the calibrations of the datasheets count as worked out by hand",
    arguments: [
      // 123.4 mA at 0.1 Ω in steps of 0.1 mA.
      (.ina219, 0.1, [0x10, 0x00], 0.1234, 1234), (.ina219, 0.01, [0x68, 0xFC], 1.524, 10000),
      (.ina226, 0.01, [0x08, 0x00], 0.25, 1000),
    ] as [(INA2xxSimulator.Part, Double, [UInt8], Double, Int)])
  func calibration(part: INA2xxSimulator.Part, shunt: Double, word: [UInt8], load: Double, count: Int) throws
  {
    battery.load = load
    let chip = INA2xxSimulator(part, battery: battery, shunt: shunt)
    bus.attach(chip, at: 0x40)
    let device = bus.device(at: 0x40)
    _ = try device.transfer([0x05] + word, reading: 0)
    #expect(try device.transfer([0x05], reading: 2) == word)
    clock.advance(by: .seconds(1))
    let bytes = try device.transfer([0x04], reading: 2)
    let current = Int(Int16(bitPattern: UInt16(bytes[0]) << 8 | UInt16(bytes[1])))
    #expect(abs(-current - count) <= 4, "\(current)")
  }

  @Test("IP5306: four lamps, and whether it charges or is full")
  func ip5306() throws {
    battery.load = 0.1
    for (charge, byte) in [(0.9, 0x00), (0.6, 0x80), (0.4, 0xC0), (0.1, 0xE0)] as [(Double, UInt8)] {
      battery.charge = charge
      #expect(try read(RegisterMapSimulator(IP5306Map(), battery: battery), at: 0x75, 0x78, 1) == [byte])
    }
    battery.isPlugged = true
    let chip = RegisterMapSimulator(IP5306Map(), battery: battery)
    #expect(try read(chip, at: 0x75, 0x70, 1) == [0x08])
    #expect(try read(chip, at: 0x75, 0x71, 1) == [0x00])
  }
}
