import InkBuses
import Testing

@testable import InkSimulation

@Suite("MAX1704xSimulator")
struct MAX1704xSimulatorTests {
  let clock = VirtualClock()
  let bus: SimulatedI2CBus
  let battery = BatteryPhysics(charge: 0.5)
  let gauge: MAX1704xSimulator
  let device: any I2CDevice

  init() {
    bus = SimulatedI2CBus(clock: clock)
    gauge = MAX1704xSimulator(battery: battery)
    bus.attach(gauge, at: 0x36)
    device = bus.device(at: 0x36)
  }

  @Test("3.7000 V at the cell is B9 00 on the wire")
  func vcell_isBigEndian() throws {
    battery.rest(atVolts: 3.7)
    clock.pause(.seconds(1))
    #expect(try device.transfer([0x02], reading: 2) == [0xB9, 0x00])
  }

  @Test("3.6225 V is B5 20, with the low nibble clear on the 12-bit part")
  func vcellOfEarlierPart_isLeftJustified() throws {
    let gauge = MAX1704xSimulator(.max17040, battery: battery)
    bus.attach(gauge, at: 0x36)
    battery.rest(atVolts: 3.6225)
    clock.pause(.seconds(1))
    #expect(try device.transfer([0x02], reading: 2) == [0xB5, 0x20])
  }

  @Test("35.0586 percent is 23 0F")
  func soc_isPercentTimes256() throws {
    battery.charge = 0.350586
    clock.pause(.seconds(1))
    #expect(try device.transfer([0x04], reading: 2) == [0x23, 0x0F])
  }

  @Test("A steady load of 33.28 mA on 1000 mAh is -3.328 %/h, FF F0, after some minutes and not at once")
  func crate_isSignedAndSlow() throws {
    battery.load = 0.03328
    clock.pause(.seconds(2))
    #expect(try device.transfer([0x16], reading: 2) != [0xFF, 0xF0])
    clock.pause(.seconds(600))
    #expect(try device.transfer([0x16], reading: 2) == [0xFF, 0xF0])
  }

  @Test(
    "Registers after power-up",
    arguments: [
      (0x08, [0x00, 0x12]), (0x0A, [0x80, 0x30]), (0x0C, [0x97, 0x1C]), (0x14, [0x00, 0xFF]),
      (0x1A, [0x01, 0x00]), (0x30, [0xFF, 0xFF]), (0xFE, [0xFF, 0xFF]),
    ] as [(UInt8, [UInt8])])
  func registers_havePowerUpValues(register: UInt8, bytes: [UInt8]) throws {
    #expect(try device.transfer([register], reading: 2) == bytes)
  }

  @Test("A read goes on into the next register; one that starts at an odd address gives the low byte")
  func pointer_steps() throws {
    battery.rest(atVolts: 3.7)
    clock.pause(.seconds(1))
    let both = try device.transfer([0x02], reading: 4)
    #expect(both[0...1] == [0xB9, 0x00])
    let next = try device.transfer([0x04], reading: 2)
    #expect(Array(both[2...3]) == next)
    #expect(try device.transfer([0x03], reading: 1) == [0x00])
  }

  @Test("Values change only with a conversion, every 250 ms")
  func conversions_are250MillisecondsApart() throws {
    battery.rest(atVolts: 3.7)
    clock.pause(.seconds(1))
    let before = try device.transfer([0x02], reading: 2)
    battery.rest(atVolts: 3.9)
    #expect(try device.transfer([0x02], reading: 2) == before)
    clock.pause(.milliseconds(250))
    #expect(try device.transfer([0x02], reading: 2) != before)
  }

  @Test("Reset by 5400 is refused at its last byte, then voltage comes after 17 ms and charge after 192 ms")
  func reset_isRefusedAndTakesTime() throws {
    #expect(throws: BusError.self) { try device.transfer([0xFE, 0x54, 0x00], reading: 0) }
    #expect(try device.transfer([0x02], reading: 4) == [0, 0, 0, 0])
    clock.pause(.milliseconds(20))
    let early = try device.transfer([0x02], reading: 4)
    #expect(early[0] != 0 && early[2...] == [0, 0])
    clock.pause(.milliseconds(180))
    #expect(try device.transfer([0x04], reading: 2)[0] > 0)
    #expect(try device.transfer([0x1A], reading: 1) == [0x01])
  }

  @Test("The other family's reset code does nothing")
  func otherResetCode_isIgnored() throws {
    clock.pause(.seconds(1))
    let before = try device.transfer([0x02], reading: 2)
    _ = try device.transfer([0xFE, 0x00, 0x54], reading: 0)
    #expect(try device.transfer([0x02], reading: 2) == before)
  }

  @Test("A quick-start under load guesses too low, and half an hour takes most of the error away")
  func quickStart_guessesFromLoadedVoltage() throws {
    battery.load = 0.4
    clock.pause(.seconds(120))
    _ = try device.transfer([0x04], reading: 2)
    _ = try device.transfer([0x06, 0x40, 0x00], reading: 0)
    let guess = Double(try device.transfer([0x04], reading: 1)[0])
    #expect(guess < battery.charge * 100 - 10)
    battery.load = 0
    clock.pause(.seconds(1800))
    let later = Double(try device.transfer([0x04], reading: 1)[0])
    #expect(abs(later - battery.charge * 100) < 4)
  }

  @Test("Sleep by CONFIG freezes the values until the bit is cleared")
  func sleep_freezes() throws {
    clock.pause(.seconds(1))
    _ = try device.transfer([0x0C, 0x97, 0x9C], reading: 0)
    let frozen = try device.transfer([0x02], reading: 2)
    battery.rest(atVolts: 4.1)
    clock.pause(.seconds(10))
    #expect(try device.transfer([0x02], reading: 2) == frozen)
    _ = try device.transfer([0x0C, 0x97, 0x1C], reading: 0)
    clock.pause(.milliseconds(500))
    #expect(try device.transfer([0x02], reading: 2) != frozen)
  }

  @Test("Both wires low for 2.5 s put it to sleep; the first edge wakes it with old values")
  func wiresLow_sleep() throws {
    clock.pause(.seconds(1))
    let old = try device.transfer([0x02], reading: 2)
    bus.holdLinesLow(for: .seconds(3))
    #expect(gauge.isAsleep)
    battery.rest(atVolts: 4.1)
    clock.pause(.seconds(60))
    #expect(try device.transfer([0x02], reading: 2) == old)
    clock.pause(.milliseconds(500))
    #expect(try device.transfer([0x02], reading: 2) != old)
  }

  @Test("The alert comes below the threshold and stays until it is cleared")
  func alert_sticks() throws {
    battery.charge = 0.03
    clock.pause(.seconds(1))
    #expect(try device.transfer([0x0C], reading: 2) == [0x97, 0x3C])
    #expect(try device.transfer([0x1A], reading: 1) == [0x11])
    #expect(gauge.isAlerting)
    battery.charge = 0.5
    clock.pause(.seconds(1))
    #expect(gauge.isAlerting)
    _ = try device.transfer([0x0C, 0x97, 0x1C], reading: 0)
    _ = try device.transfer([0x1A, 0x00, 0x00], reading: 0)
    clock.pause(.seconds(1))
    #expect(try device.transfer([0x0C], reading: 2) == [0x97, 0x1C])
    #expect(try device.transfer([0x1A], reading: 1) == [0x00])
  }

  @Test("A battery at rest for six minutes makes it hibernate, a load wakes it")
  func rest_hibernates() throws {
    for _ in 0..<10 {
      clock.pause(.seconds(60))
      _ = try device.transfer([0x02], reading: 2)
    }
    #expect(gauge.isHibernating)
    #expect(try device.transfer([0x06], reading: 1) == [0x10])
    battery.load = 1
    clock.pause(.seconds(60))
    _ = try device.transfer([0x02], reading: 2)
    #expect(!gauge.isHibernating)
  }

  @Test("Without a battery nobody acknowledges; put back, it starts anew")
  func batteryRemoved_isSilent() throws {
    battery.isPresent = false
    #expect(throws: BusError.self) { try device.transfer([0x02], reading: 2) }
    battery.isPresent = true
    #expect(try device.transfer([0x04], reading: 2) == [0, 0])
    clock.pause(.milliseconds(200))
    #expect(try device.transfer([0x04], reading: 2) != [0, 0])
  }

  @Test("Half a word written is ignored, and so are read-only registers")
  func partialWrites_areIgnored() throws {
    clock.pause(.seconds(1))
    _ = try device.transfer([0x0C, 0x12], reading: 0)
    _ = try device.transfer([0x08, 0x12, 0x34], reading: 0)
    #expect(try device.transfer([0x0C], reading: 2) == [0x97, 0x1C])
    #expect(try device.transfer([0x08], reading: 2) == [0x00, 0x12])
  }
}
