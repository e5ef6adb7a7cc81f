import InkBuses
import InkSimulation
import Testing

@testable import InkGauges

/// Alert pins: pulled at each percent, let go by the reading that follows, and pulled again at the next.
@Suite struct AlertPinTests {
  static let settings = GaugeSettings(hasAlertLine: true)

  @Test(
    "MAX17048 pulls its pin once a percent, and each reading lets it go",
    arguments: [InkSimulation.MAX1704xPart.max17048, .max17049])
  func everyPercent(part: InkSimulation.MAX1704xPart) throws {
    let clock = VirtualClock()
    let bus = SimulatedI2CBus(clock: clock)
    let battery = BatteryPhysics(capacity: 1000, cells: part.cells, charge: 0.605)
    battery.load = 0.4
    let chip = MAX1704xSimulator(part, battery: battery)
    bus.attach(chip, at: 0x36)
    let gauge = try GaugeCatalog.model(named: part.rawValue).gauge(
      on: bus.device(at: 0x36), settings: Self.settings, clock: clock)
    _ = try gauge.read()
    #expect(!chip.isAlerting)
    var edges = 0
    var wasAlerting = false
    // 40 % an hour: twenty percent in half an hour.
    for _ in 0..<1800 {
      clock.advance(by: .seconds(1))
      chip.update(to: clock.now)
      if chip.isAlerting, !wasAlerting {
        edges += 1
        #expect(try gauge.read().caveats.isEmpty)
      }
      wasAlerting = chip.isAlerting
    }
    #expect((19...21).contains(edges), "\(edges)")
  }

  @Test(
    "A low charge pulls the pin of the parts without the other alerts once",
    arguments: [InkSimulation.MAX1704xPart.max17043, .max17058])
  func low(part: InkSimulation.MAX1704xPart) throws {
    let clock = VirtualClock()
    let bus = SimulatedI2CBus(clock: clock)
    let battery = BatteryPhysics(capacity: 1000, cells: part.cells, charge: 0.05)
    battery.load = 0.2
    let chip = MAX1704xSimulator(part, battery: battery)
    bus.attach(chip, at: 0x36)
    let gauge = try GaugeCatalog.model(named: part.rawValue).gauge(
      on: bus.device(at: 0x36), settings: Self.settings, clock: clock)
    _ = try gauge.read()
    var edges = 0
    for _ in 0..<600 {
      clock.advance(by: .seconds(1))
      chip.update(to: clock.now)
      if chip.isAlerting {
        edges += 1
        _ = try gauge.read()
        #expect(!chip.isAlerting, "let go")
      }
    }
    #expect(edges == 1)
  }

  @Test("Threshold and compensation stay as they are, and STATUS keeps what is no reason")
  func bits() throws {
    let chip = RegisterFile()
    chip.set(0x02, 0xB9, 0x00)
    chip.set(0x04, 0x23, 0x0F)
    chip.set(0x0C, 0x8A, 0x35)
    chip.set(0x16, 0xFF, 0xF0)
    chip.set(0x1A, 0x73, 0x00)
    let gauge = MAX1704x(.max17048, on: chip, clock: HandClock(), settings: Self.settings)
    #expect(try gauge.read().caveats.isEmpty)
    // Reasons go, RI and EnVR stay; ALRT goes, ALSC comes, RCOMP and threshold stay.
    #expect(chip.writes == [[0x1A, 0x41, 0x00], [0x0C, 0x8A, 0x55]])
    _ = try gauge.read()
    #expect(chip.writes.count == 2, "nothing more to clear")
    let unwired = MAX1704x(.max17048, on: chip, clock: HandClock())
    chip.set(0x0C, 0x8A, 0x35)
    _ = try unwired.read()
    #expect(chip.writes.count == 2, "a pin that is not connected is left to others")
  }

  @Test("MAX17055 pulls its pin at each percent, CW2015 when it is low; both are let go")
  func others() throws {
    let clock = VirtualClock()
    let bus = SimulatedI2CBus(clock: clock)
    let battery = BatteryPhysics(capacity: 1000, charge: 0.605)
    battery.load = 0.4
    let m5 = MAX1726xSimulator(battery: battery)
    bus.attach(m5, at: 0x36)
    let gauge = try GaugeCatalog.model(named: "max17055").gauge(
      on: bus.device(at: 0x36), settings: Self.settings, clock: clock)
    _ = try gauge.read()
    #expect(!m5.isAlerting)
    clock.advance(by: .seconds(120))
    _ = try bus.device(at: 0x36).transfer([0x09], reading: 2)
    #expect(m5.isAlerting)
    _ = try gauge.read()
    #expect(!m5.isAlerting)

    let low = BatteryPhysics(capacity: 1000, charge: 0.031, startingAt: clock.now)
    low.load = 0.2
    let cellWise = CW2015Simulator(battery: low)
    bus.attach(cellWise, at: 0x62)
    let other = try GaugeCatalog.model(named: "cw2015").gauge(
      on: bus.device(at: 0x62), settings: Self.settings, clock: clock)
    clock.advance(by: .seconds(60))
    _ = try bus.device(at: 0x62).transfer([0x02], reading: 2)
    #expect(cellWise.isAlerting)
    _ = try other.read()
    #expect(!cellWise.isAlerting)
  }

  @Test("STC3115's alarms are cleared without its soft reset")
  func stc3115() throws {
    let registers = ChipReading.all.first { $0.model == "stc3115" }?.registers ?? [:]
    var block = registers[0x00] ?? []
    block[1] = 0x60
    let chip = WireChip(registers.merging([0x00: block]) { $1 })
    let gauge = try GaugeCatalog.model(named: "stc3115").gauge(
      on: chip, settings: Self.settings, clock: HandClock())
    _ = try gauge.read()
    #expect(chip.writes == [[0x01, 0x01]])
  }

  @Test("A pin that cannot be let go costs a caveat, not the reading")
  func held() throws {
    let chip = RegisterFile()
    chip.set(0x02, 0xB9, 0x00)
    chip.set(0x04, 0x23, 0x0F)
    chip.set(0x0C, 0x97, 0x1C)
    chip.set(0x16, 0x00, 0x00)
    chip.set(0x1A, 0x00, 0x00)
    let gauge = MAX1704x(.max17048, on: chip, clock: HandClock(), settings: Self.settings)
    _ = try gauge.read()
    var transfers = 0
    // CONFIG for sleep, VCELL with SOC, CRATE; then STATUS fails for good.
    chip.onTransfer = {
      transfers += 1
      if transfers == 4 { chip.failures = [.failed, .failed, .failed] }
    }
    let reading = try gauge.read()
    #expect(reading.volts == 3.7 && reading.caveats == [.alertPinHeld])
  }
}
