import InkBuses
import InkGauges
import InkSimulation
import Testing

/// Every driver against the chip that somebody else wrote from the same datasheet.
@Suite struct EveryGaugeTests {
  @Test("Every gauge on a bus is simulated, and finds its cells", arguments: EveryGaugeBench.models)
  func simulated(name: String) throws {
    let bench = try EveryGaugeBench(name)
    #expect(bench.gauge.cells == SimulatedGauge.named(name)?.cells)
    #expect(try GaugeCatalog.model(named: name).addresses.contains(bench.address))
  }

  @Test("From full to empty and back, right at every minute", arguments: EveryGaugeBench.models)
  func cycle(name: String) throws {
    // By the voltage alone, without a current, a heavy load is not to be told from a lower charge.
    let isBlind = name == "ads1115" || name == "ups-pico" || name.hasPrefix("witty-pi")
    let bench = try EveryGaugeBench(
      name, charge: 0.98, load: isBlind ? 0.12 : 0.4, capacity: isBlind ? 300 : 1000)
    if isBlind { bench.battery.charger.amperes = 0.15 }
    let accuracy = ChipAccuracy.of(name)
    var worst = (percent: 0.0, volts: 0.0, amperes: 0.0)
    var missing = (percent: 0, volts: 0, total: 0)
    var wrongStates = 0
    var sinceChange = 0
    for minute in 0..<360 {
      if bench.battery.charge < 0.01, !bench.battery.isPlugged {
        bench.battery.isPlugged = true
        sinceChange = 0
      }
      sinceChange += 1
      let reading = try bench.gauge.read()
      let truth = bench.battery
      truth.advance(to: bench.clock.now)
      // On external power this board does not see its battery, and says so.
      if name.hasPrefix("witty-pi"), truth.isPlugged {
        #expect(reading.caveats == [.hiddenByPower] && reading.hasExternalPower == true)
        #expect(reading.percent == nil && reading.volts == nil)
        bench.advance(by: .seconds(60))
        continue
      }
      missing.total += 1
      if let percent = reading.percent {
        let error = abs(min(100, percent) - truth.charge * 100)
        worst.percent = max(worst.percent, error)
        #expect(
          error <= accuracy.percent,
          "minute \(minute): \(percent) % of \(truth.charge * 100), \(truth.volts) V")
        if error > accuracy.percent { break }
      } else {
        missing.percent += 1
      }
      if let volts = reading.volts {
        worst.volts = max(worst.volts, abs(volts - truth.volts) / Double(truth.cells))
      } else {
        missing.volts += 1
      }
      if let amperes = reading.amperes, sinceChange > 5 {
        worst.amperes = max(worst.amperes, abs(amperes - truth.amperes))
      }
      if let state = reading.chargeState, sinceChange > 5 {
        let isRight =
          switch state {
          case .charging: truth.amperes > 0
          case .discharging: truth.amperes < 0
          case .full, .notCharging: truth.isPlugged && truth.amperes < 0.1
          }
        if !isRight { wrongStates += 1 }
      }
      bench.advance(by: .seconds(60))
    }
    #expect(bench.battery.charge > 0.9, "the battery was charged again")
    #expect(worst.volts <= accuracy.volts, "\(worst)")
    #expect(worst.amperes <= accuracy.amperes ?? 0, "\(worst)")
    #expect(wrongStates < 5, "\(wrongStates) wrong states")
    let hasVolts = name != "ip5306"
    #expect(missing.volts == (hasVolts ? 0 : missing.total) && missing.percent < 10, "\(missing)")
  }

  @Test(
    "Wrong bytes are never shown as another battery",
    arguments: EveryGaugeBench.models, [I2CReadFault.allOnes, .allZeros, .swappedBytes])
  func wrongBytes(name: String, fault: I2CReadFault) throws {
    // Two registers of a byte each: nothing on their way swaps them.
    if fault == .swappedBytes, name.hasPrefix("ip5") { return }
    let bench = try EveryGaugeBench(name)
    var filter = ReadingFilter(for: bench.gauge)
    for _ in 0..<4 {
      filter.add(try bench.gauge.read(), at: bench.clock.now)
      bench.advance(by: .seconds(30))
    }
    let before = try #require(filter.battery(at: bench.clock.now).percent)
    bench.bus.setReadFault(fault, at: bench.address)
    for _ in 0..<2 {
      if let reading = try? bench.gauge.read() {
        let battery = filter.add(reading, at: bench.clock.now)
        #expect(!battery.isPresent || abs((battery.percent ?? before) - before) <= 2, "\(reading)")
      }
      bench.advance(by: .seconds(30))
    }
  }

  @Test(
    "Too cold to charge: no chip that tells its state calls it charging", arguments: EveryGaugeBench.models)
  func cold(name: String) throws {
    let bench = try EveryGaugeBench(name)
    bench.battery.celsius = -5
    bench.battery.isPlugged = true
    bench.advance(by: .seconds(300))
    let reading = try bench.gauge.read()
    // Two controllers tell of the plug and of leave to charge, and of nothing that flows.
    guard !name.hasPrefix("pisugar-3"), !name.hasPrefix("52pi-ups-plus") else { return }
    #expect(reading.chargeState != .charging && reading.chargeState != .full, "\(reading)")
    if let celsius = reading.celsius, name != "ups-pico" { #expect(abs(celsius + 5) <= 1, "\(reading)") }
  }

  @Test("A battery that is taken out is an error, or is said to be out", arguments: EveryGaugeBench.models)
  func removed(name: String) throws {
    let bench = try EveryGaugeBench(name)
    _ = try bench.gauge.read()
    bench.battery.isPresent = false
    bench.advance(by: .seconds(60))
    guard let reading = try? bench.gauge.read() else { return }
    #expect(!reading.isPresent || reading.percent == nil || !reading.caveats.isEmpty, "\(reading)")
  }

  @Test(
    "A supply that dipped is got over without a restart of the program", arguments: EveryGaugeBench.models)
  func brownOut(name: String) throws {
    let bench = try EveryGaugeBench(name, charge: 0.7)
    _ = try bench.gauge.read()
    bench.bus.brownOut(at: bench.address)
    var last: BatteryReading?
    for _ in 0..<6 {
      bench.advance(by: .seconds(30))
      last = (try? bench.gauge.read()) ?? last
    }
    let reading = try #require(last)
    if name == "ip5306" {
      #expect(reading.percent == 75)
    } else {
      #expect(abs((reading.volts ?? 0) - bench.battery.volts) < 0.1 * Double(bench.battery.cells))
    }
  }

  @Test("Stalls and lost acknowledgements are made good", arguments: EveryGaugeBench.models)
  func passing(name: String) throws {
    let bench = try EveryGaugeBench(name)
    let whole = try bench.gauge.read()
    bench.bus.refuse(2, at: bench.address)
    #expect(abs((try bench.gauge.read().volts ?? 0) - (whole.volts ?? 0)) < 0.05)
    bench.bus.stall(for: .milliseconds(250))
    #expect(abs((try bench.gauge.read().volts ?? 0) - (whole.volts ?? 0)) < 0.05)
  }
}
