import Foundation
import InkGauges
import InkSimulation
import InkTimelines
import Synchronization
import Testing

@testable import InkHost

/// When a gauge is read, and what of it is told.
@MainActor @Suite("Gauge news") struct GaugeNewsTests {
  /// A line that gives an edge when a test says so.
  final class Edges: GaugeSignals {
    private(set) var handler: (@MainActor () -> Void)?
    private(set) var isStopped = false

    func start(clock: any HostClock, _ handler: @escaping @MainActor () -> Void) { self.handler = handler }
    func stop() { isStopped = true }
  }

  /// A gauge that says what a test wants it to.
  final class Said: FuelGauge {
    let name = "said"
    var cells = 1
    var reading = BatteryReading(percent: 50, volts: 3.8)
    var error: GaugeError?
    private(set) var reads = 0

    func read() throws(GaugeError) -> BatteryReading {
      reads += 1
      if let error { throw error }
      return reading
    }
    func rawRegisters() -> [RawRegister] { [] }
  }

  @Test("An edge has the gauge read at once, and the display shows the new state")
  func edge() async throws {
    let edges = Edges()
    let gauge = Said()
    gauge.reading.hasExternalPower = false
    let it = try DisplayHostTests.handheld(gauge: gauge, signals: edges)
    var waits = 0
    var readsBefore = 0
    var told: [ChargeState?] = []
    it.host.onTick = { told.append($0.battery?.state) }
    it.clock.onWait = { [clock = it.clock] _ in
      waits += 1
      switch waits {
      case 3:
        readsBefore = gauge.reads
        gauge.reading.hasExternalPower = true
        edges.handler?()
        return .attention
      case 4:
        #expect(gauge.reads == readsBefore + 1, "read without waiting for the minute")
        #expect(clock.now.timeIntervalSince(DisplayHostTests.start) < 300)
        return nil
      default: return waits > 8 ? .stop : nil
      }
    }
    try await it.host.run()
    #expect(told.first == .discharging)
    #expect(told.contains(.charging))
    #expect(edges.isStopped)
  }

  @Test("A bouncing plug settles on what the line says last")
  func bounce() async throws {
    let edges = Edges()
    let gauge = Said()
    gauge.reading.hasExternalPower = false
    let it = try DisplayHostTests.handheld(gauge: gauge, signals: edges)
    var waits = 0
    it.clock.onWait = { _ in
      waits += 1
      guard (3...7).contains(waits) else { return waits > 9 ? .stop : nil }
      gauge.reading.hasExternalPower = waits % 2 == 1
      edges.handler?()
      return .attention
    }
    try await it.host.run()
    #expect(it.host.watch?.battery.state == .charging)
    #expect(it.host.watch?.battery.hasExternalPower == true)
  }

  @Test("Between two readings nothing crosses the bus; a full battery on mains is read every three minutes")
  func pace() async throws {
    let it = try DisplayHostTests.handheld()
    it.board.battery.charge = 1
    it.board.battery.load = 0.15
    it.board.battery.isPlugged = true
    let readings = try await Self.readings(of: it, hours: 3)
    let lastHour = readings.filter { $0 > .seconds(2 * 3600) }
    #expect((18...22).contains(lastHour.count), "\(lastHour.count) readings")
  }

  @Test("A battery that is drawn from is read once a minute, and not at all between two minutes")
  func discharging() async throws {
    let it = try DisplayHostTests.handheld()
    it.board.battery.charge = 0.9
    it.board.battery.load = 0.1
    let readings = try await Self.readings(of: it, hours: 2)
    let lastHour = readings.filter { $0 > .seconds(3600) }
    #expect((55...62).contains(lastHour.count), "\(lastHour.count) readings")
  }

  /// When the bus was used, each burst of transfers once.
  private static func readings(of it: DisplayHostTests.Handheld, hours: Int) async throws -> [Duration] {
    var times: [Duration] = []
    var seen = 0
    it.clock.onWait = { [board = it.board] _ in
      let transfers = board.bus.counters.transfers
      if transfers > seen {
        #expect(transfers - seen <= 8, "a reading is a few transfers")
        times.append(board.clock.now)
        seen = transfers
      }
      return board.clock.now > .seconds(hours * 3600) ? .stop : nil
    }
    try await it.host.run()
    return times
  }

  @Test("What is to be known of a reading is told once, and stands in the status as long as it holds")
  func caveats() async throws {
    let gauge = Said()
    gauge.reading.chargeState = .discharging
    gauge.reading.caveats = [.throughKernel(driver: "max17040", supply: "battery")]
    let it = try DisplayHostTests.handheld(gauge: gauge)
    var told = 0
    it.host.onTick = { report in
      told += report.problems.filter { $0.hasPrefix("The kernel driver \"max17040\" has the chip") }.count
    }
    var waits = 0
    it.clock.onWait = { [host = it.host] _ in
      waits += 1
      if waits == 5 {
        #expect(
          host.batteryFacts?.notes == [
            "The kernel driver \"max17040\" has the chip; read as the power supply \"battery\"."
          ])
        gauge.reading.caveats = []
      }
      if waits == 10 { #expect(host.batteryFacts?.notes == nil) }
      return waits > 10 ? .stop : nil
    }
    try await it.host.run()
    #expect(told == 1)
    #expect(gauge.reads > 3)
  }

  @Test("While the gauge knows no time left, the discharges of the past tell it")
  func past() async throws {
    let gauge = Said()
    gauge.reading.chargeState = .discharging
    let it = try DisplayHostTests.handheld(gauge: gauge)
    // A whole discharge in ten hours.
    var asked = 0
    it.host.use {
      asked += 1
      return DischargeHistory(
        (0...100).map {
          LevelSample(time: .seconds(360 * $0), percent: Double(100 - $0), isDischarging: true)
        })
    }
    var waits = 0
    it.clock.onWait = { _ in
      waits += 1
      return waits > 10 ? .stop : nil
    }
    try await it.host.run()
    #expect(it.host.watch?.battery.timeRemaining == .seconds(5 * 3600))
    #expect(it.host.watch?.status.timeRemaining == 18_000.0)
    // Not at each reading.
    #expect(asked == 1 && gauge.reads > 3)
  }

  @Test("The discharges of the past are asked for again after a day")
  func pastAfterADay() {
    let gauge = Said()
    gauge.reading.chargeState = .discharging
    let watch = BatteryWatch(gauge)
    var asked = 0
    watch.dischargeSource = {
      asked += 1
      return nil
    }
    var counts: [Int] = []
    for seconds in [0, 86_399, 86_400] {
      _ = watch.read(at: .seconds(seconds))
      counts.append(asked)
    }
    #expect(counts == [1, 1, 2])
  }

  @Test("A gauge that fails keeps its last good value, with its age and why")
  func failing() async throws {
    let gauge = Said()
    gauge.reading.chargeState = .discharging
    let it = try DisplayHostTests.handheld(gauge: gauge)
    var waits = 0
    it.clock.onWait = { [host = it.host] _ in
      waits += 1
      if waits == 3 { gauge.error = .allOnes(gauge: "said") }
      if waits == 5 {
        let facts = host.batteryFacts
        #expect(facts?.percent == 50 && (facts?.ageSeconds ?? 0) > 0)
        #expect(facts?.error?.hasPrefix("said answers with ones only.") == true)
      }
      return waits > 5 ? .stop : nil
    }
    try await it.host.run()
    #expect(gauge.reads > 2)
  }

  @Test(
    "Changes of level and state reach the device that code written for UIKit asks, and the widgets' environment"
  )
  func device() async throws {
    // Other displays of this process tell the same device: only these levels are this one's.
    let heard = Mutex<[BatteryStatus]>([])
    DeviceBattery.shared.observe { _, now in
      if now.level == 0.37 || now.level == 0.39 { heard.withLock { $0.append(now) } }
    }
    let gauge = Said()
    gauge.reading = BatteryReading(percent: 37, volts: 3.77)
    gauge.reading.hasExternalPower = false
    let it = try DisplayHostTests.handheld(gauge: gauge)
    var waits = 0
    it.clock.onWait = { _ in
      waits += 1
      if waits == 4 { gauge.reading.hasExternalPower = true }
      if waits == 8 { gauge.reading.percent = 39 }
      return waits > 40 ? .stop : nil
    }
    try await it.host.run()
    let states = heard.withLock { $0 }
    #expect(states.first?.level == 0.37 && states.first?.state == .unplugged)
    #expect(states.contains { $0.level == 0.37 && $0.state == .charging })
    #expect(states.last?.level == 0.39 && states.last?.state == .charging)
    #expect(it.host.watch?.status.level == 0.39)
  }
}
