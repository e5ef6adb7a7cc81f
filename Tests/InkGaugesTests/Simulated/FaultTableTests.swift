import InkBuses
import InkErrors
import InkSimulation
import Testing

@testable import InkGauges

/// Everything that goes wrong with every chip: an error that is typed and explained, no value that is not there, and
/// the last good one with its age.
@Suite struct FaultTableTests {
  /// What happens to the whole chip.
  enum Fault: String, CaseIterable, CustomTestStringConvertible {
    case missing, allOnes, allZeros, swappedBytes, clockStretching, unplugged, held, forbidden, wrongCells,
      wrongShunt
    case batteryOut, wrongCheckByte

    var testDescription: String { rawValue }

    /// What the bus does, where it is the bus.
    var busError: BusError.Kind? {
      switch self {
      case .clockStretching: .timedOut
      case .unplugged: .gone
      case .held: .busy(holder: "max17040")
      case .forbidden: .noPermission(group: "i2c")
      case .missing: .noAcknowledge
      default: nil
      }
    }
  }

  @Test(
    "Every fault of every chip is typed and explained, and leaves the last good value with its age",
    arguments: EveryGaugeBench.models, Fault.allCases)
  func whole(name: String, fault: Fault) throws {
    // Others have no check byte, and no way to tell a bit from another.
    if fault == .wrongCheckByte, !["lc709203f", "lc709204f", "sbs", "pijuice"].contains(name) { return }
    let bench = try EveryGaugeBench(name)
    var filter = ReadingFilter(for: bench.gauge)
    for _ in 0..<4 {
      filter.add(try bench.gauge.read(), at: bench.clock.now)
      bench.advance(by: .seconds(30))
    }
    let goodAt = bench.clock.now - .seconds(30)
    let before = try #require(filter.battery(at: bench.clock.now).percent)
    let gauge = try broken(bench, name, by: fault)
    let result = Result { () throws(GaugeError) in try gauge.read() }

    switch result {
    case .failure(let error):
      #expect(Self.isExpected(error, of: fault), "\(error)")
      for part in [
        error.explanation.whatHappened, error.explanation.likelyCause, error.explanation.whatToDo,
      ] {
        #expect(part.count > 10)
      }
      #expect(error.exitStatus != .done)
      let battery = filter.fail(at: bench.clock.now)
      #expect(battery.percent == before && battery.failures == 1)
      #expect((battery.age(at: bench.clock.now) ?? .zero) >= bench.clock.now - goodAt - .seconds(1))
    case .success(let reading):
      // What is told is right, or is left out with its reason.
      if !reading.isPresent {
        #expect(reading.percent == nil && reading.volts == nil && reading.caveats == [.noBattery])
      } else {
        #expect(fault.mayRead, "\(reading)")
        if fault == .wrongShunt, reading.caveats.contains(.currentOverRange) {
          #expect(reading.amperes == nil)
        }
        if let amperes = reading.amperes, fault == .wrongShunt { #expect(abs(amperes) < 1, "\(reading)") }
        let battery = filter.add(reading, at: bench.clock.now)
        // Without its current an estimate by the voltage cannot tell a load from a lower charge.
        let most = reading.isPercentEstimated && reading.amperes == nil ? 25 : 2
        #expect(battery.percent == nil || abs((battery.percent ?? 0) - before) <= most, "\(reading)")
      }
    }
  }

  private func broken(_ bench: EveryGaugeBench, _ name: String, by fault: Fault) throws -> any FuelGauge {
    switch fault {
    case .allOnes: bench.bus.setReadFault(.allOnes, at: bench.address)
    case .allZeros: bench.bus.setReadFault(.allZeros, at: bench.address)
    case .swappedBytes: bench.bus.setReadFault(.swappedBytes, at: bench.address)
    case .wrongCheckByte: bench.bus.setReadFault(.flippedBit(byte: 0, bit: 3), at: bench.address)
    case .batteryOut:
      bench.battery.isPresent = false
      bench.advance(by: .seconds(60))
    case .wrongCells:
      var settings = bench.settings
      settings.cells = bench.gauge.cells == 1 ? 4 : 1
      return try GaugeCatalog.model(named: name).gauge(
        on: bench.bus.device(at: bench.address), settings: settings, clock: bench.clock)
    case .wrongShunt:
      // The board file says a fiftieth of the resistor, so that the current seems fifty times as large.
      var settings = bench.settings
      settings.shuntMilliohms = 0.2
      return try GaugeCatalog.model(named: name).gauge(
        on: bench.bus.device(at: bench.address), settings: settings, clock: bench.clock)
    default:
      let kind = try #require(fault.busError)
      let device = StepFault(bench.bus.device(at: bench.address), at: 0, .lasting(kind))
      return try GaugeCatalog.model(named: name).gauge(
        on: device, settings: bench.settings, clock: bench.clock)
    }
    return bench.gauge
  }

  private static func isExpected(_ error: GaugeError, of fault: Fault) -> Bool {
    switch (fault, error) {
    case (_, .bus(let cause, _)) where fault.busError != nil: cause.kind == fault.busError
    case (.batteryOut, .bus(let cause, _)): cause.kind == .noAcknowledge
    case (.allOnes, .allOnes), (.allOnes, .garbled(_, .checksum, _)), (.allOnes, .notReady): true
    case (.allOnes, .implausibleVoltage), (.allOnes, .garbled(_, .digits, _)), (.allOnes, .otherChip): true
    case (.allZeros, .notReady), (.allZeros, .garbled(_, .checksum, _)), (.allZeros, .implausibleVoltage):
      true
    // With its mode at zero a chip is in standby, and does not start.
    case (.allZeros, .asleep): true
    case (.swappedBytes, .implausibleVoltage), (.swappedBytes, .garbled), (.swappedBytes, .notReady): true
    case (.swappedBytes, .otherChip): true
    case (.wrongCheckByte, .garbled(_, .checksum, _)): true
    case (.wrongCells, .implausibleVoltage): true
    case (.batteryOut, .notReady), (.batteryOut, .implausibleVoltage), (.batteryOut, .asleep): true
    default: false
    }
  }

  static let steps: [StepFault.Kind] = [
    .once(.noAcknowledge), .once(.timedOut), .once(.failed), .lasting(.noAcknowledge), .lasting(.timedOut),
    .lasting(.failed), .lasting(.gone), .lasting(.busy(holder: nil)), .ones, .zeros, .swapped,
  ]

  @Test(
    "Every fault at every step of a reading of every chip", arguments: EveryGaugeBench.models, steps)
  func everyStep(name: String, kind: StepFault.Kind) throws {
    let bench = try EveryGaugeBench(name)
    let counting = StepFault(bench.bus.device(at: bench.address), at: .max, kind)
    let model = try GaugeCatalog.model(named: name)
    let whole = try model.gauge(on: counting, settings: bench.settings, clock: bench.clock).read()
    for step in 0..<counting.transfers {
      let device = StepFault(bench.bus.device(at: bench.address), at: step, kind)
      let gauge = try model.gauge(on: device, settings: bench.settings, clock: bench.clock)
      let result = Result { () throws(GaugeError) in try gauge.read() }
      switch (kind, result) {
      case (.once, .success(let reading)):
        // Made good by another try, so that nothing is missing.
        #expect(reading.percent != nil || whole.percent == nil)
        #expect(abs((reading.volts ?? 0) - (whole.volts ?? 0)) < 0.05)
      case (.once, .failure(let error)): Issue.record("step \(step): \(error)")
      case (.lasting(let cause), .failure(.bus(let error, _))): #expect(error.kind == cause)
      case (.lasting, .failure(let error)):
        // A look that came too late to be known for what it is.
        #expect(!error.explanation.whatHappened.isEmpty, "step \(step): \(error)")
      case (_, .success(let reading)): judge(reading, whole, bench, step)
      case (_, .failure(let error)): #expect(!error.explanation.whatToDo.isEmpty)
      }
    }
  }

  /// What is told is what was told without the fault, or is left out, or is held back by the filter.
  private func judge(
    _ reading: BatteryReading, _ whole: BatteryReading, _ bench: EveryGaugeBench, _ step: Int
  ) {
    var filter = ReadingFilter(for: bench.gauge)
    for second in [0, 30, 60] { filter.add(whole, at: .seconds(second)) }
    let before = filter.battery(at: .seconds(60))
    let after = filter.add(reading, at: .seconds(90))
    guard after.isPresent else { return }
    if let percent = after.percent, let old = before.percent, !reading.isPercentEstimated {
      #expect(abs(percent - old) <= 2, "step \(step): \(reading)")
    }
    if let volts = after.volts, let old = whole.volts {
      #expect(abs(volts - old) < 0.1 * Double(bench.gauge.cells), "step \(step): \(reading)")
    }
  }

  /// Models that sit at one address, each with the chip of each other.
  static let strangers: [(model: String, chip: String)] = EveryGaugeBench.models.flatMap { model in
    SimulatedGauge.all.filter { other in
      other.name != model
        && SimulatedGauge.named(model)?.addresses.contains(other.addresses[0]) == true
    }.map { (model, $0.name) }
  }

  @Test("Another chip at the address is an error, or is read right", arguments: strangers)
  func wrongChip(model: String, chip: String) throws {
    let clock = VirtualClock()
    let bus = SimulatedI2CBus(clock: clock)
    let simulated = try #require(SimulatedGauge.named(chip))
    let battery = BatteryPhysics(capacity: 1000, cells: simulated.cells, charge: 0.6)
    battery.load = 0.4
    simulated.attach(to: bus, battery: battery)
    clock.advance(by: .seconds(300))
    battery.advance(to: clock.now)
    let gauge = try GaugeCatalog.model(named: model).gauge(
      on: bus.device(at: simulated.addresses[0]), settings: GaugeSettings(address: simulated.addresses[0]),
      clock: clock)
    guard let reading = try? gauge.read(), reading.isPresent else { return }
    // The parts for two cells report the voltage of one as those for one do: which it is, no register says.
    let isCellsOnly = model.hasPrefix("max1704") || model.hasPrefix("max1705")
    if let volts = reading.volts {
      let seen = isCellsOnly ? volts / Double(gauge.cells) * Double(battery.cells) : volts
      #expect(abs(seen - battery.volts) < 0.15 * Double(battery.cells), "\(reading.text)")
    }
    if let percent = reading.percent {
      #expect(abs(percent - battery.charge * 100) < (reading.isPercentEstimated ? 25 : 8), "\(reading.text)")
    }
  }
}

extension FaultTableTests.Fault {
  /// True where a chip may be read all the same: one that keeps its values in two registers of a byte is not told by
  /// order, and one that gives no voltage knows nothing of cells.
  fileprivate var mayRead: Bool {
    switch self {
    case .swappedBytes, .wrongCells, .wrongShunt, .batteryOut, .allOnes: true
    default: false
    }
  }
}
