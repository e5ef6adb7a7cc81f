import InkBuses
import InkSimulation
import Testing

@testable import InkGauges

extension AlertPinTests {
  /// A chip on its bus, with a driver that knows of the pin.
  struct Pin {
    let clock = VirtualClock()
    let bus: SimulatedI2CBus
    let battery: BatteryPhysics
    let gauge: any FuelGauge
    let device: RecordingDevice

    init(
      _ model: String, _ battery: BatteryPhysics, at address: UInt8, shunt: Double? = nil,
      _ chip: any SimulatedI2CChip
    ) throws {
      bus = SimulatedI2CBus(clock: clock)
      self.battery = battery
      bus.attach(chip, at: address)
      device = RecordingDevice(bus.device(at: address))
      var settings = AlertPinTests.settings
      settings.shuntMilliohms = shunt
      gauge = try GaugeCatalog.model(named: model).gauge(on: device, settings: settings, clock: clock)
    }

    /// Edges in a time, each answered by a reading that must let the pin go.
    func edges(
      in seconds: Int, _ isAlerting: () -> Bool, _ update: (Duration) -> Void,
      _ event: (Int) -> Void = { _ in }
    ) throws -> Int {
      var edges = 0
      for second in 0..<seconds {
        event(second)
        clock.advance(by: .seconds(1))
        update(clock.now)
        guard isAlerting() else { continue }
        edges += 1
        #expect(try gauge.read().caveats.isEmpty)
        #expect(!isAlerting(), "let go")
      }
      return edges
    }
  }

  @Test(
    "LC709203F and LC709204F pull ALARMB once a percent that is lost",
    arguments: [LC70920xSimulator.Part.lc709203f, .lc709204f])
  func onsemi(part: LC70920xSimulator.Part) throws {
    let battery = BatteryPhysics(capacity: 1000, charge: 0.605)
    battery.load = 0.4
    let chip = LC70920xSimulator(part, battery: battery)
    let pin = try Pin(part.rawValue, battery, at: 0x0B, chip)
    _ = try pin.gauge.read()
    #expect(!chip.isAlerting)
    // 40 % an hour: twenty percent in half an hour.
    let edges = try pin.edges(in: 1800, { chip.isAlerting }, { chip.update(to: $0) })
    #expect((19...21).contains(edges), "\(edges)")
    // Of a charge that rises it tells nothing, so that it is asked at its usual pace.
    #expect(!pin.gauge.alertsEveryPercent)
  }

  @Test("STC3115 pulls ALM once below 1 % and once below 3 V, and lets it go while the battery stays there")
  func lowOnce() throws {
    let battery = BatteryPhysics(capacity: 1000, charge: 0.02)
    battery.load = 0.2
    let chip = STC311xSimulator(battery: battery)
    let pin = try Pin("stc3115", battery, at: 0x70, chip)
    _ = try pin.gauge.read()
    #expect(!chip.isAlerting)
    // 1 % is lost in three minutes; at 80 % the voltage is above any limit.
    #expect(try pin.edges(in: 240, { chip.isAlerting }, { chip.update(to: $0) }) == 1)
    battery.charge = 0.8
    pin.clock.advance(by: .seconds(5))
    chip.update(to: pin.clock.now)
    battery.charge = 0.005
    #expect(try pin.edges(in: 10, { chip.isAlerting }, { chip.update(to: $0) }) == 1)
  }

  @Test("LC709203F: 45 % is 2D 00 in the low alarm, with the check byte of the message")
  func onsemiBytes() throws {
    let chip = WireChip(
      [
        0x08: [0xA6, 0x0B], 0x09: [0xA6, 0x0E], 0x0D: [0x2D, 0x00], 0x0F: [0xC2, 0x01], 0x13: [0x08, 0x00],
        0x15: [0x01, 0x00], 0x16: [0x00, 0x00],
      ], check: .crc(address: 0x0B))
    let gauge = try GaugeCatalog.model(named: "lc709203f").gauge(
      on: chip, settings: Self.settings, clock: HandClock())
    _ = try gauge.read()
    #expect(chip.writes.map { Array($0.prefix(3)) } == [[0x13, 0x2D, 0x00]])
  }

  @Test("BQ27220's trip points stand a percent to either side, and the pin tells of both directions")
  func tripPoints() throws {
    let battery = BatteryPhysics(capacity: 1000, charge: 0.605)
    battery.load = 0.4
    let chip = BQ27220Simulator(battery: battery)
    let pin = try Pin("bq27220", battery, at: 0x55, chip)
    _ = try pin.gauge.read()
    // 605 mAh of 1000.
    #expect(pin.device.writes.suffix(2) == [[0x34, 0x53, 0x02], [0x36, 0x67, 0x02]])
    let down = try pin.edges(in: 1800, { chip.isAlerting }, { chip.update(to: $0) })
    #expect((19...21).contains(down), "\(down)")
    battery.isPlugged = true
    let up = try pin.edges(in: 1800, { chip.isAlerting }, { chip.update(to: $0) })
    #expect(up >= 15, "\(up)")
  }

  @Test(
    "GPOUT of BQ27421, 27427 and 27441 pulses once a percent by itself; nothing is written for it",
    arguments: [BQ274xxPart.bq27421, .bq27427, .bq27441])
  func pulses(part: BQ274xxPart) throws {
    let battery = BatteryPhysics(capacity: 1000, charge: 0.605)
    battery.load = 0.4
    let chip = BQ274xxSimulator(part, battery: battery)
    let pin = try Pin(part.rawValue, battery, at: 0x55, chip)
    _ = try pin.gauge.read()
    #expect(pin.gauge.alertsEveryPercent, "it need not be asked as often")
    let (writes, before) = (pin.device.writes.count, chip.pulses)
    for _ in 0..<1800 {
      pin.clock.advance(by: .seconds(1))
      let last = chip.pulses
      chip.update(to: pin.clock.now)
      if chip.pulses != last { _ = try pin.gauge.read() }
    }
    #expect((19...21).contains(chip.pulses - before))
    #expect(pin.device.writes.count == writes)
  }

  @Test("A BQ27441 whose GPOUT was set to the low battery is asked as often as one without a pin")
  func batteryLow() throws {
    let registers = ChipReading.all.first { $0.model == "bq27441" }?.registers ?? [:]
    for (config, tells) in [([0xF8, 0x25], true), ([0xFC, 0x25], false)] as [([UInt8], Bool)] {
      let chip = WireChip(registers.merging([0x3A: config]) { $1 })
      let gauge = try GaugeCatalog.model(named: "bq27441").gauge(
        on: chip, settings: Self.settings, clock: HandClock())
      _ = try gauge.read()
      #expect(gauge.alertsEveryPercent == tells)
    }
  }

  @Test("INA226 pulls ALERT at each twentieth of a volt that is lost, and each reading lets it go")
  func ina226() throws {
    let battery = BatteryPhysics(capacity: 1000, charge: 0.9)
    battery.load = 0.3
    let chip = INA2xxSimulator(.ina226, battery: battery, shunt: 0.01)
    let pin = try Pin("ina226", battery, at: 0x40, shunt: 10, chip)
    let first = try #require(pin.gauge.read().volts)
    #expect(!chip.isAlerting)
    // BUL and LEN; 4.00 V of 4.04 V are 3200 counts.
    #expect(pin.device.writes.contains([0x06, 0x10, 0x01]))
    let edges = try pin.edges(in: 6000, { chip.isAlerting }, { chip.update(to: $0) })
    battery.advance(to: pin.clock.now)
    let lost = first - battery.volts
    #expect(abs(Double(edges) - lost / 0.05) <= 1.5, "\(edges) edges for \(lost) V")
    #expect(edges >= 5)
  }

  @Test("A dip between two readings is kept by INA226's latch until the reading")
  func latch() throws {
    let battery = BatteryPhysics(capacity: 1000, charge: 0.7)
    battery.load = 0.1
    let chip = INA2xxSimulator(.ina226, battery: battery, shunt: 0.01)
    let pin = try Pin("ina226", battery, at: 0x40, shunt: 10, chip)
    _ = try pin.gauge.read()
    battery.load = 1.5
    pin.clock.advance(by: .seconds(1))
    chip.update(to: pin.clock.now)
    battery.load = 0.1
    pin.clock.advance(by: .seconds(1))
    chip.update(to: pin.clock.now)
    #expect(chip.isAlerting)
    _ = try pin.gauge.read()
    #expect(!chip.isAlerting)
  }

  @Test(
    "AXP192, 202 and 209 pull IRQ at plug and charger, each answered once",
    arguments: ["axp192", "axp202", "axp209"])
  func plugs(model: String) throws {
    let battery = BatteryPhysics(capacity: 1000, charge: 0.5)
    battery.load = 0.3
    let simulated = try #require(SimulatedGauge.named(model))
    let chip = try #require(simulated.chips(on: battery).first as? RegisterMapSimulator)
    let pin = try Pin(model, battery, at: 0x34, chip)
    _ = try pin.gauge.read()
    #expect(pin.device.writes.starts(with: [[0x40, 0x6C], [0x41, 0xCC]]))
    let edges = try pin.edges(in: 600, { chip.isAlerting }, { chip.update(to: $0) }) { second in
      if second == 100 { battery.isPlugged = true }
      if second == 300 { battery.isPlugged = false }
    }
    // In with the charger, and out with it.
    #expect(edges == 2)
  }

  @Test("AXP2101 pulls IRQ at each percent, at the plug, and says so")
  func axp2101() throws {
    let battery = BatteryPhysics(capacity: 1000, charge: 0.605)
    battery.load = 0.4
    let simulated = try #require(SimulatedGauge.named("axp2101"))
    let chip = try #require(simulated.chips(on: battery).first as? RegisterMapSimulator)
    let pin = try Pin("axp2101", battery, at: 0x34, chip)
    _ = try pin.gauge.read()
    #expect(pin.gauge.alertsEveryPercent)
    let down = try pin.edges(in: 1800, { chip.isAlerting }, { chip.update(to: $0) })
    #expect((19...21).contains(down), "\(down)")
    battery.isPlugged = true
    let plugged = try pin.edges(in: 5, { chip.isAlerting }, { chip.update(to: $0) })
    #expect(plugged == 1)
  }

  @Test("Events are cleared by writing their ones, and nothing else is")
  func axpBytes() throws {
    let registers = ChipReading.all.first { $0.model == "axp2101" }?.registers ?? [:]
    let chip = WireChip(
      registers.merging([0x40: [0x08], 0x41: [0xFF], 0x42: [0x18], 0x48: [0x10], 0x49: [0x00], 0x4A: [0x08]])
      {
        $1
      })
    let gauge = try GaugeCatalog.model(named: "axp2101").gauge(
      on: chip, settings: Self.settings, clock: HandClock())
    _ = try gauge.read()
    #expect(chip.writes == [[0x40, 0xD8], [0x48, 0x10], [0x4A, 0x08]])
  }

  @Test("A pin that is not connected is left alone by every chip", arguments: EveryGaugeBench.models)
  func unconnected(name: String) throws {
    let bench = try EveryGaugeBench(name)
    let device = RecordingDevice(bench.bus.device(at: bench.address))
    let gauge = try GaugeCatalog.model(named: name).gauge(
      on: device, settings: bench.settings, clock: bench.clock)
    _ = try gauge.read()
    for register: UInt8 in [0x06, 0x07, 0x13, 0x34, 0x36, 0x40, 0x41, 0x48] {
      #expect(!device.writes.contains { $0[0] == register }, "\(device.writes)")
    }
    #expect(!gauge.alertsEveryPercent)
  }
}
