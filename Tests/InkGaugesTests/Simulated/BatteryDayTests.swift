import InkGauges
import InkSimulation
import Testing

/// Driver and filter against battery physics, over hours.
@Suite struct BatteryDayTests {
  static let intervals = [Duration.seconds(5), .seconds(30), .seconds(60)]

  @Test(
    "A full discharge: never more than 8 points off, one state, the number only falls", arguments: intervals)
  func discharge(interval: Duration) throws {
    let bench = try GaugeBench(charge: 0.95, load: 0.4)
    bench.run(for: .seconds(8700), every: interval)
    #expect(bench.worstError() < 8)
    #expect(bench.longestWrongState() < .seconds(180))
    #expect(bench.changes { $0.state } == 1)
    let numbers = bench.samples.compactMap(\.battery.percent)
    #expect(numbers == numbers.sorted(by: >))
    #expect(numbers.first == 95 && numbers.last == 0)
  }

  @Test("A day of four hours on battery and four on the charger", arguments: intervals)
  func day(interval: Duration) throws {
    let bench = try GaugeBench(charge: 0.8, load: 0.15)
    bench.battery.schedule = .daily
    bench.run(for: .seconds(86_400), every: interval)
    #expect(bench.worstError() < 8)
    #expect(bench.shortestSpell { $0.state } >= .seconds(60))
    #expect(bench.shortestSpell { $0.percent } >= .seconds(60))
    #expect(bench.longestWrongState() <= .seconds(180))
    #expect(bench.samples.contains { $0.battery.state == .full })
    #expect(bench.samples.contains { $0.battery.state == .charging })
    #expect(bench.changes { $0.state } < 20)
  }

  @Test("The charger is noticed within seconds by the voltage, and made sure of by the rate")
  func plug() throws {
    let bench = try GaugeBench(charge: 0.4, load: 0.3)
    bench.run(for: .seconds(600), every: .seconds(5))
    bench.battery.isPlugged = true
    bench.run(for: .seconds(10), every: .seconds(5))
    #expect(bench.samples.last?.battery.state == .charging)
    #expect(bench.samples.last?.battery.isStateCertain == false)
    bench.run(for: .seconds(180), every: .seconds(5))
    #expect(bench.samples.last?.battery.state == .charging)
    #expect(bench.samples.last?.battery.isStateCertain == true)
    bench.battery.isPlugged = false
    bench.run(for: .seconds(10), every: .seconds(5))
    #expect(bench.samples.last?.battery.state == .discharging)
  }

  @Test("A load that comes and goes every ten seconds does not make the state flicker", arguments: intervals)
  func spikes(interval: Duration) throws {
    let bench = try GaugeBench(charge: 0.9, load: 0.3)
    // Steps of the load between readings, out of step with them.
    bench.run(for: .seconds(3600), every: interval) { time in
      bench.battery.load = (time.components.seconds / 10) % 2 == 0 ? 0.3 : 1.5
    }
    #expect(bench.shortestSpell { $0.state } >= .seconds(60))
    #expect(bench.changes { $0.state } <= 6)
    #expect(bench.worstError() < 8)
    let charging = bench.samples.filter { $0.battery.state == .charging }.count
    #expect(Double(charging) / Double(bench.samples.count) < 0.1)
  }

  @Test("Without a rate the state is unknown at first, and right once the voltage has shown a trend")
  func noRate() throws {
    let bench = try GaugeBench(.max17043, charge: 0.9, load: 0.3)
    bench.run(for: .seconds(3600), every: .seconds(30))
    let states = bench.samples.map(\.battery.state)
    #expect(states[..<4].allSatisfy { $0 == nil })
    #expect(states[40...].allSatisfy { $0 == .discharging })
    bench.battery.isPlugged = true
    bench.run(for: .seconds(3600), every: .seconds(30))
    #expect(bench.samples.last?.battery.state == .charging)
    #expect(bench.worstError() < 8)
  }

  @Test("The time remaining is within a tenth of the truth, and rarely changes")
  func timeRemaining() throws {
    let bench = try GaugeBench(charge: 0.9, load: 0.3)
    bench.run(for: .seconds(2 * 3600), every: .seconds(30))
    for sample in bench.samples where sample.time > .seconds(300) {
      let truth = sample.truth * 1.0 / 0.3 * 3600
      let shown = try #require(sample.battery.timeRemaining)
      #expect(abs(Double(shown.components.seconds) - truth) < truth * 0.1)
    }
  }

  @Test(
    "A gauge that loses its estimate under load: held for three readings, then told, and right in the end")
  func gaugeReset() throws {
    let bench = try GaugeBench(charge: 0.6, load: 0.8, capacity: 3000)
    bench.run(for: .seconds(600), every: .seconds(5))
    bench.bus.brownOut(at: MAX1704xSimulator.address)
    bench.run(for: .seconds(3600), every: .seconds(30))
    #expect(bench.worstError(from: .seconds(3000)) < 8)
    #expect(bench.samples.allSatisfy { $0.battery.percent != 0 })
  }

  @Test("Two cells in series")
  func twoCells() throws {
    let bench = try GaugeBench(.max17049, charge: 0.7, load: 0.3)
    bench.run(for: .seconds(3600), every: .seconds(30))
    #expect(bench.worstError() < 8)
    #expect(bench.samples.last.map { (7.2...8.4).contains($0.battery.volts ?? 0) } == true)
    #expect(bench.samples.last?.battery.state == .discharging)
  }

  @Test(
    "A gauge that stops answering: the last reading stays with its age, and is forgotten after five minutes")
  func silent() throws {
    let bench = try GaugeBench(charge: 0.7)
    bench.run(for: .seconds(120), every: .seconds(30))
    let level = try #require(bench.samples.last?.battery.level)
    bench.bus.detach(at: MAX1704xSimulator.address)
    bench.run(for: .seconds(270), every: .seconds(30))
    let late = try #require(bench.samples.last)
    #expect(late.battery.level == level && late.battery.failures == 9)
    #expect((late.battery.age(at: late.time) ?? .zero) > .seconds(250))
    bench.run(for: .seconds(60), every: .seconds(30))
    #expect(bench.samples.last?.battery.level == nil && bench.samples.last?.battery.percent == nil)
    #expect(bench.samples.last?.battery.state == nil)
    bench.bus.attach(bench.chip, at: MAX1704xSimulator.address)
    bench.run(for: .seconds(30), every: .seconds(30))
    #expect(bench.samples.last?.battery.failures == 0)
    #expect(abs((bench.samples.last?.battery.level ?? 0) - bench.battery.charge) < 0.02)
  }

  @Test("A chip that slept while the board was off does not show old values")
  func sleptByWires() throws {
    let bench = try GaugeBench(charge: 0.7, load: 0.5)
    bench.run(for: .seconds(60), every: .seconds(30))
    bench.bus.holdLinesLow(for: .seconds(3600))
    // The board starts again: a new driver, a new filter.
    let gauge = MAX1704x(.max17048, on: bench.bus.device(at: 0x36), clock: bench.clock)
    let reading = try gauge.read()
    #expect(abs((reading.percent ?? 0) - bench.battery.charge * 100) < 2)
  }

  @Test(
    "Wrong bytes on the bus are never shown as a battery",
    arguments: [I2CReadFault.allOnes, .allZeros, .swappedBytes])
  func readFaults(fault: I2CReadFault) throws {
    let bench = try GaugeBench(charge: 0.7)
    bench.run(for: .seconds(120), every: .seconds(30))
    let before = try #require(bench.samples.last?.battery)
    bench.bus.setReadFault(fault, at: MAX1704xSimulator.address)
    bench.run(for: .seconds(120), every: .seconds(30))
    #expect(bench.samples.last?.battery.percent == before.percent)
    #expect((bench.samples.last?.battery.failures ?? 0) >= 3)
    #expect(throws: GaugeError.self) { try bench.gauge.read() }
  }

  @Test("A missed acknowledge or a stall is made good by the driver")
  func missed() throws {
    let bench = try GaugeBench(charge: 0.7)
    _ = try bench.gauge.read()
    bench.bus.refuse(2, at: MAX1704xSimulator.address)
    #expect(abs((try bench.gauge.read().percent ?? 0) - 70) < 1)
    bench.bus.stall(for: .milliseconds(250))
    #expect(abs((try bench.gauge.read().percent ?? 0) - 70) < 1)
    bench.bus.refuse(3, at: MAX1704xSimulator.address)
    #expect(throws: GaugeError.self) { try bench.gauge.read() }
  }

  @Test("Reading a gauge never resets it: its own error goes on converging")
  func neverReset() throws {
    let bench = try GaugeBench(charge: 0.7)
    bench.run(for: .seconds(600), every: .seconds(5))
    let registers = try bench.gauge.rawRegisters()
    let config = try #require(registers.first { $0.name == "CONFIG" })
    #expect(config.bytes == [0x97, 0x1C])
    #expect(
      bench.bus.counters.bytesWritten == bench.bus.counters.transfers, "one byte a transfer: the register")
  }
}
