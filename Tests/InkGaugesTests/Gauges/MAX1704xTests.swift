import InkBuses
import Testing

@testable import InkGauges

/// Wire bytes worked out by hand from the datasheets of the family.
@Suite struct MAX1704xTests {
  let chip = RegisterFile()
  let clock = HandClock()

  func gauge(_ part: MAX1704xPart, isPercentDoubled: Bool = false) -> MAX1704x {
    chip.set(0x0C, 0x97, 0x1C)
    return MAX1704x(
      part, on: chip, clock: clock, settings: GaugeSettings(isPercentDoubled: isPercentDoubled))
  }

  @Test(
    "VCELL is 78.125 µV a count and cell",
    arguments: [
      (.max17040, 0xB5, 0x20, 3.6225), (.max17043, 0xB5, 0x20, 3.6225), (.max17048, 0xB9, 0x00, 3.7),
      (.max17049, 0xB9, 0x00, 7.4), (.max17041, 0xB5, 0x20, 7.245), (.max17058, 0xD2, 0x00, 4.2),
    ] as [(MAX1704xPart, UInt8, UInt8, Double)])
  func volts(part: MAX1704xPart, high: UInt8, low: UInt8, volts: Double) throws {
    chip.set(0x02, high, low)
    chip.set(0x04, 0x23, 0x0F)
    chip.set(0x16, 0x00, 0x00)
    let reading = try gauge(part).read()
    #expect(abs((reading.volts ?? 0) - volts) < 1e-9)
    #expect(abs((reading.percent ?? 0) - 35.05859375) < 1e-9)
  }

  @Test(
    "CRATE is signed, 0.208 % an hour a count",
    arguments: [
      (0xFF, 0xF0, -3.328), (0x00, 0x10, 3.328), (0x00, 0x00, 0), (0x01, 0x00, 53.248), (0xFF, 0x00, -53.248),
    ] as [(UInt8, UInt8, Double)])
  func rate(high: UInt8, low: UInt8, rate: Double) throws {
    chip.set(0x02, 0xB9, 0x00)
    chip.set(0x04, 0x40, 0x00)
    chip.set(0x16, high, low)
    let reading = try gauge(.max17048).read()
    #expect(abs((reading.chargeRatePercentPerHour ?? .nan) - rate) < 1e-9)
  }

  @Test(
    "Parts without CRATE report no rate, and nothing reports a current or a state",
    arguments: MAX1704xPart.allCases)
  func absent(part: MAX1704xPart) throws {
    chip.set(0x02, 0xB9, 0x00)
    chip.set(0x04, 0x40, 0x00)
    chip.set(0x16, 0x00, 0x08)
    let reading = try gauge(part).read()
    #expect((reading.chargeRatePercentPerHour != nil) == part.hasChargeRate)
    #expect(reading.amperes == nil && reading.celsius == nil && reading.chargeState == nil)
    #expect(reading.hasExternalPower == nil && reading.timeToEmpty == nil)
  }

  @Test("A cell model that doubles the percentage is halved")
  func doubled() throws {
    chip.set(0x02, 0xB9, 0x00)
    chip.set(0x04, 0x80, 0x00)
    #expect(try gauge(.max17043, isPercentDoubled: true).read().percent == 64)
  }

  @Test("A percentage above 100 is passed on as it is")
  func above() throws {
    chip.set(0x02, 0xD4, 0x00)
    chip.set(0x04, 0x68, 0x00)
    #expect(try gauge(.max17043).read().percent == 104)
  }

  @Test("Voltage and percentage come from one transfer, the whole reading is three")
  func transfers() throws {
    chip.set(0x02, 0xB9, 0x00)
    chip.set(0x04, 0x40, 0x00)
    chip.set(0x16, 0x00, 0x00)
    let gauge = gauge(.max17048)
    _ = try gauge.read()
    #expect(clock.now == .milliseconds(500), "the first reading waits for one conversion")
    let before = chip.transfers
    _ = try gauge.read()
    #expect(chip.transfers - before == 3)
    #expect(clock.now == .milliseconds(500))
  }

  @Test(
    "Nothing is ever written to an awake chip, neither reset nor quick start",
    arguments: MAX1704xPart.allCases)
  func readOnly(part: MAX1704xPart) throws {
    chip.set(0x02, 0xB9, 0x00)
    chip.set(0x04, 0x40, 0x00)
    let gauge = gauge(part)
    _ = try gauge.read()
    _ = try gauge.rawRegisters()
    #expect(chip.writes.isEmpty)
  }

  @Test(
    "Whatever CONFIG holds, the gauge is read",
    arguments: [(0x97, 0x1C), (0x97, 0x00), (0x80, 0x5F), (0x97, 0x3C), (0x00, 0x00)] as [(UInt8, UInt8)])
  func anyConfig(high: UInt8, low: UInt8) throws {
    chip.set(0x02, 0xB9, 0x00)
    chip.set(0x04, 0x40, 0x00)
    let gauge = gauge(.max17043)
    chip.set(0x0C, high, low)
    #expect(try gauge.read().percent == 64)
  }

  @Test("A sleeping chip is woken by clearing one bit, and measures before it is believed")
  func wakes() throws {
    chip.set(0x02, 0xB9, 0x00)
    chip.set(0x04, 0x40, 0x00)
    let gauge = gauge(.max17043)
    chip.set(0x0C, 0x97, 0x9C)
    #expect(try gauge.read().percent == 64)
    #expect(chip.writes == [[0x0C, 0x97, 0x1C]])
    #expect(clock.now == .milliseconds(500))
  }

  @Test("A chip that stays asleep is an error")
  func staysAsleep() {
    chip.set(0x02, 0xB9, 0x00)
    chip.set(0x04, 0x40, 0x00)
    let gauge = gauge(.max17048)
    chip.onTransfer = { [chip] in chip.set(0x0C, 0x97, 0x9C) }
    #expect(throws: GaugeError.asleep(gauge: gauge.name)) { try gauge.read() }
  }

  @Test("On 17040 and 17041 the bit belongs to RCOMP and means nothing")
  func noSleepBit() throws {
    chip.set(0x02, 0xB5, 0x20)
    chip.set(0x04, 0x40, 0x00)
    let gauge = gauge(.max17040)
    chip.set(0x0C, 0x97, 0x80)
    #expect(try gauge.read().percent == 64)
    #expect(chip.writes.isEmpty)
  }

  @Test("A chip just powered up is waited for")
  func warmsUp() throws {
    chip.set(0x02, 0x00, 0x00)
    chip.set(0x04, 0x00, 0x00)
    let gauge = gauge(.max17043)
    chip.onTransfer = { [chip, clock] in
      if clock.now > .milliseconds(700) { chip.set(0x02, 0xB5, 0x20) }
      if clock.now > .milliseconds(1200) { chip.set(0x04, 0x40, 0x00) }
    }
    #expect(try gauge.read().percent == 64)
  }

  @Test("A percentage that stays 0 above 3.3 V is not reported")
  func percentNotReady() throws {
    chip.set(0x02, 0xB9, 0x00)
    chip.set(0x04, 0x00, 0x00)
    let reading = try gauge(.max17043).read()
    #expect(reading.percent == nil)
    #expect(reading.volts == 3.7)
  }

  @Test("0 % of a cell at 3.2 V is believed")
  func empty() throws {
    chip.set(0x02, 0xA0, 0x00)
    chip.set(0x04, 0x00, 0x00)
    #expect(try gauge(.max17043).read().percent == 0)
  }

  @Test("Zeros for two seconds are an error, not an empty battery")
  func notReady() {
    chip.set(0x02, 0x00, 0x00)
    chip.set(0x04, 0x00, 0x00)
    let gauge = gauge(.max17043)
    #expect(throws: GaugeError.notReady(gauge: gauge.name)) { try gauge.read() }
    #expect(clock.now >= .seconds(2) && clock.now < .seconds(3))
  }

  @Test("Ones are an error, not 5.12 V and 256 %")
  func allOnes() {
    chip.set(0x02, 0xFF, 0xFF)
    chip.set(0x04, 0xFF, 0xFF)
    let gauge = gauge(.max17043)
    #expect(throws: GaugeError.allOnes(gauge: gauge.name)) { try gauge.read() }
  }

  @Test("Swapped bytes and the wrong number of cells are found by the voltage")
  func implausible() {
    chip.set(0x02, 0x20, 0xB5)
    chip.set(0x04, 0x0F, 0x23)
    let one = gauge(.max17043)
    #expect(
      throws: GaugeError.implausibleVoltage(volts: 8373 * 78.125e-6, cells: 1, gauge: one.name)
    ) { try one.read() }
    chip.set(0x02, 0x60, 0x00)
    let two = gauge(.max17044)
    #expect(throws: GaugeError.implausibleVoltage(volts: 3.84, cells: 2, gauge: two.name)) { try two.read() }
  }

  @Test("The registers as they are, by name and with their meaning")
  func raw() throws {
    chip.set(0x02, 0xB9, 0x00)
    chip.set(0x04, 0x23, 0x0F)
    chip.set(0x06, 0x00, 0x00)
    chip.set(0x08, 0x00, 0x12)
    chip.set(0x16, 0xFF, 0xF0)
    let gauge = gauge(.max17048)
    let registers = try gauge.rawRegisters()
    #expect(
      registers.map(\.name)
        == ["VCELL", "SOC", "MODE", "VERSION", "HIBRT", "CONFIG", "VALRT", "CRATE", "VRESET/ID", "STATUS"])
    #expect(
      registers[0]
        == RawRegister(
          name: "VCELL", address: 0x02, bytes: [0xB9, 0x00], meaning: "3.7000 V",
          source: "Maxim MAX17048/MAX17049 datasheet, Register Summary"))
    #expect(registers[1].meaning == "35.0586 %")
    #expect(registers[3].meaning == "0x0012")
    #expect(registers[7].meaning == "-3.3280 %/h")
    let old = try MAX1704x(.max17040, on: chip, clock: clock).rawRegisters()
    #expect(old.map(\.name) == ["VCELL", "SOC", "MODE", "VERSION", "CONFIG"])
  }

  @Test(
    "VERSION hints at the part and never more",
    arguments: [
      (0x0012, [.max17048, .max17049, .max17058, .max17059]),
      (0x0011, [.max17048, .max17049, .max17058, .max17059]),
      (0x0003, [.max17040, .max17041, .max17043, .max17044]), (0xFFFF, []), (0x0000, []),
    ] as [(UInt16, [MAX1704xPart])])
  func version(word: UInt16, parts: [MAX1704xPart]) {
    #expect(MAX1704xPart.candidates(version: word) == parts)
  }

  @Test("A rate that does not come costs the rate alone, a percentage that is not there yet is said")
  func alone() throws {
    let chip = RegisterFile()
    chip.set(0x02, 0xB9, 0x00)
    chip.set(0x04, 0x23, 0x0F)
    chip.set(0x0C, 0x97, 0x1C)
    let gauge = MAX1704x(.max17048, on: chip, clock: HandClock())
    var transfers = 0
    // The family, CONFIG, VCELL with SOC; then CRATE, three times.
    chip.onTransfer = {
      transfers += 1
      if transfers == 4 { chip.failures = [.timedOut, .timedOut, .timedOut] }
    }
    let reading = try gauge.read()
    #expect(reading.volts == 3.7 && reading.percent != nil && reading.chargeRatePercentPerHour == nil)
    #expect(reading.caveats == [.unreadable("CRATE")])
    chip.onTransfer = nil
    chip.set(0x04, 0x00, 0x00)
    #expect(try gauge.read().caveats == [.percentNotReady])
    chip.set(0x04, 0xFF, 0xFF)
    #expect(try gauge.read().caveats == [.implausible("percentage", "256.0 %")])
  }

  @Test("A chip of the newer family at the same address is told by its name")
  func newerFamily() throws {
    let chip = RegisterFile()
    chip.set(0x02, 0x80, 0x7F)
    chip.set(0x04, 0x04, 0x00)
    chip.set(0x21, 0x10, 0x40)
    let gauge = MAX1704x(.max17048, on: chip, clock: HandClock())
    #expect(throws: GaugeError.otherChip(found: "a Maxim MAX17055", gauge: gauge.name)) { try gauge.read() }
    #expect(chip.writes.isEmpty)
  }
}
