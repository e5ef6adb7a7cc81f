import InkBuses
import InkSimulation
import Testing

@testable import InkGauges

/// What a start and a day of readings write to a chip: never a reset, a quick start, or a cut of the supply.
@Suite struct NeverResetTests {
  /// What no reading may ever write, by the first bytes of the message.
  static let forbidden: [(chips: String, message: [UInt8], what: String)] = [
    ("max1704", [0xFE], "COMMAND: reset"), ("max1705", [0xFE], "COMMAND: reset"),
    ("max1704", [0x06], "MODE: quick start"), ("max1705", [0x06], "MODE: quick start"),
    ("lc709", [0x07], "Initial RSOC: quick start"), ("lc709", [0x04], "Before RSOC: new estimate"),
    ("bq27", [0x00, 0x41, 0x00], "RESET"), ("bq27", [0x00, 0x42, 0x00], "SOFT_RESET"),
    ("bq27", [0x00, 0x13, 0x00], "SET_CFGUPDATE"), ("bq27", [0x00, 0x90, 0x00], "ENTER_CFG_UPDATE"),
    ("bq27", [0x00, 0x1C, 0x00], "SHUTDOWN"), ("bq28", [0x00], "Control"),
    ("sbs", [0x00], "ManufacturerAccess"),
    ("cw2015", [0x0A, 0x30], "quick start"), ("cw2015", [0x0A, 0x0F], "restart"),
    ("cw2015", [0x10], "profile"), ("cw2217", [0x10], "profile"),
    ("axp192", [0x32], "power off"), ("axp20", [0x32], "power off"), ("axp2101", [0x10], "power off"),
    ("axp2101", [0x17], "gauge reset"),
    ("stc311", [0x0D], "SoC from a voltage"), ("ip5", [], "anything"), ("pisugar", [], "anything"),
    ("pijuice", [], "anything"), ("52pi", [], "anything"), ("waveshare-ups-hat-e", [], "anything"),
    ("sunfounder", [], "anything"), ("dfrobot", [], "anything"), ("ups-pico", [], "anything"),
    ("witty-pi", [], "anything"),
    ("sbs", [], "anything"), ("ina2", [0x05], "Calibration"),
  ]

  /// A start of the program, and of one after the chip lost its supply, with every setting that has a driver write.
  @Test(
    "No start writes a reset, a quick start or what cuts the supply", arguments: EveryGaugeBench.models,
    [false, true])
  func start(name: String, isFresh: Bool) throws {
    let bench = try EveryGaugeBench(name)
    if isFresh {
      bench.bus.brownOut(at: bench.address)
      bench.advance(by: .seconds(5))
    }
    let device = RecordingDevice(bench.bus.device(at: bench.address))
    var settings = bench.settings
    settings.capacityMilliampereHours = 1000
    settings.hasAlertLine = true
    let gauge = try GaugeCatalog.model(named: name).gauge(on: device, settings: settings, clock: bench.clock)
    for _ in 0..<3 {
      _ = try? gauge.read()
      bench.advance(by: .seconds(60))
    }
    for rule in Self.forbidden where name.hasPrefix(rule.chips) {
      let found = device.writes.filter { $0.starts(with: rule.message) }
      #expect(found.isEmpty, "\(rule.what): \(found)")
    }
    // INA's configuration has a reset in its highest bit.
    if name.hasPrefix("ina2") || name.hasPrefix("waveshare-ups-hat-b") {
      #expect(device.writes.allSatisfy { $0[0] != 0 || $0[1] & 0x80 == 0 })
    }
    // STC311x's control has a soft reset in bit 4.
    if name.hasPrefix("stc311") {
      #expect(device.writes.allSatisfy { $0[0] != 0x01 || $0.count < 2 || $0[1] & 0x10 == 0 })
    }
    // A CW2217 that sleeps starts only by way of its restart; an awake one is left alone.
    if name == "cw2217", !isFresh { #expect(device.writes.isEmpty) }
  }

  @Test("Once it runs, an hour of readings writes nothing", arguments: EveryGaugeBench.models)
  func quiet(name: String) throws {
    let bench = try EveryGaugeBench(name)
    let device = RecordingDevice(bench.bus.device(at: bench.address))
    let gauge = try GaugeCatalog.model(named: name).gauge(
      on: device, settings: bench.settings, clock: bench.clock)
    _ = try gauge.read()
    let first = device.writes.count
    for _ in 0..<60 {
      bench.advance(by: .seconds(60))
      _ = try gauge.read()
    }
    // The converter is started for each reading, and sleeps between them.
    #expect(device.writes.count - first == (name == "ads1115" ? 60 : 0), "\(device.writes)")
  }

  @Test("Between two readings nothing crosses the wires", arguments: EveryGaugeBench.models)
  func silence(name: String) throws {
    let bench = try EveryGaugeBench(name)
    _ = try bench.gauge.read()
    let before = bench.bus.counters
    bench.advance(by: .seconds(3600))
    #expect(bench.bus.counters == before)
    _ = try bench.gauge.read()
    #expect(bench.bus.counters.transfers > before.transfers)
    #expect(bench.bus.counters.transfers - before.transfers <= 20, "a reading is a handful of transfers")
  }
}
