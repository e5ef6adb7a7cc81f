import Foundation
import InkBoards
import InkErrors
import InkGauges
import InkLinux
import InkPanels
import InkSimulation
import Synchronization
import Testing

@testable import InkHost

/// How warm the panel is, from its sensor to the plan.
@MainActor @Suite struct ThermometerTests {
  /// A sensor that gives what was set.
  final class Sensor: Sendable {
    private let value: Mutex<Double?>
    init(_ value: Double?) { self.value = Mutex(value) }
    var celsius: Double? {
      get { value.withLock { $0 } }
      set { value.withLock { $0 = newValue } }
    }
    var thermometer: Thermometer { .sensor(name: "/sys/x/temp1_input") { self.celsius } }
  }

  @Test(
    "Outside its temperatures the glass is left alone, and is refreshed when it is milder",
    arguments: [
      (-3.0, RefreshReason.tooCold(celsius: -3, limit: 0)), (51.5, .tooHot(celsius: 51.5, limit: 50)),
      (.nan, .noTemperature),
    ])
  func held(celsius: Double, reason: RefreshReason) async throws {
    let sensor = Sensor(celsius)
    let it = try DisplayHostTests.handheld(hasGauge: false, thermometer: sensor.thermometer)
    var reasons: [RefreshReason] = []
    it.host.onTick = { report in
      if let plan = report.plan { reasons.append(plan.reason) }
      // Nobody touched a wire meanwhile.
      if report.refresh == nil { #expect(it.board.glass.fullRefreshes == 0) }
      if reasons.count == 3 { sensor.celsius = 21 }
    }
    try await it.host.run(refreshes: 1)
    #expect(reasons.prefix(3).allSatisfy { "\($0)" == "\(reason)" }, "\(reasons)")
    #expect(reasons.last == .pictureUnknown(.start) && it.board.panelIsSafe)
  }

  @Test("A picture that never changes is shown within five minutes of milder weather")
  func retried() async throws {
    let sensor = Sensor(-3)
    let it = try DisplayHostTests.handheld(hasGauge: false, thermometer: sensor.thermometer) {
      $0.placements = $0.placements.filter { $0.kind == "battery" }
    }
    it.host.onTick = { _ in if sensor.celsius == -3 { sensor.celsius = 20 } }
    try await it.host.run(refreshes: 1)
    // Five minutes and a full refresh.
    #expect(it.clock.now.timeIntervalSince(DisplayHostTests.start) <= 306)
  }

  @Test("A refresh that somebody asks for in the cold waits for milder weather, and is not forgotten")
  func asked() async throws {
    let sensor = Sensor(21)
    let it = try DisplayHostTests.handheld(hasGauge: false, thermometer: sensor.thermometer) {
      $0.placements = $0.placements.filter { $0.kind == "battery" }
    }
    var plans: [RefreshPlan] = []
    it.host.onTick = { [unowned host = it.host] report in
      if report.refresh == 1 {
        sensor.celsius = -3
        host.requests.add(.refresh)
      } else if let plan = report.plan {
        plans.append(plan)
        if plans.count == 2 { sensor.celsius = 21 }
      }
    }
    try await it.host.run(refreshes: 2)
    #expect(plans.prefix(2).allSatisfy { $0.reason == .tooCold(celsius: -3, limit: 0) }, "\(plans)")
    #expect(plans.count >= 3 && plans.last == .full(.requested), "\(plans)")
  }

  @Test("The gauge's temperature reaches the planner, and nobody's does where the board says so")
  func gauge() async throws {
    for (thermometer, isHeld) in [(Thermometer.gauge, true), (.none, false)] {
      let board = try #require(SimulatedBoard(model: "waveshare-2in13-v4"))
      let gauge = ColdGauge()
      let it = try DisplayHostTests.handheld(board: board, gauge: gauge, thermometer: thermometer)
      var first: RefreshReason?
      it.host.onTick = { report in
        first = first ?? report.plan?.reason
        gauge.celsius = 20
      }
      try await it.host.run(refreshes: 1)
      #expect(first == (isHeld ? .tooCold(celsius: -8, limit: 0) : .pictureUnknown(.start)))
    }
  }

  @Test("A sensor that gives nothing counts as unknown and is told once")
  func silent() async throws {
    let it = try DisplayHostTests.handheld(hasGauge: false, thermometer: Sensor(nil).thermometer)
    var problems: [String] = []
    it.host.onTick = { problems += $0.problems }
    try await it.host.run(refreshes: 3)
    #expect(problems.filter { $0.contains("cannot be read from /sys/x/temp1_input") }.count == 1)
    let explanation = ThermometerProblem(name: "/sys/x/temp1_input").explanation
    #expect(explanation.likelyCause.hasPrefix("The sensor's driver is not loaded"))
    #expect(explanation.whatToDo.contains("`temperature` under [panel]"))
    #expect(ThermometerProblem(name: "x").exitStatus == .noInput)
  }

  @Test("The kernel's thousandths of a degree are read; what is no number is nothing")
  func file() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "thermometer-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    let file = root.appending(path: "temp1_input")
    let source = Board.Temperature.file("/sys/temp1_input")
    let thermometer = Thermometer(source, in: SystemTree(dev: "/dev", sys: root.path))
    guard case .sensor(let name, let read) = thermometer else {
      Issue.record("no sensor")
      return
    }
    #expect(name == "/sys/temp1_input" && read() == nil)
    try "-7250\n".write(to: file, atomically: true, encoding: .utf8)
    #expect(read() == -7.25)
    try "n/a\n".write(to: file, atomically: true, encoding: .utf8)
    #expect(read() == nil)
  }

  /// A gauge in a cold place.
  final class ColdGauge: FuelGauge {
    let name = "cold gauge"
    let cells = 1
    var celsius = -8.0
    func read() throws(GaugeError) -> BatteryReading {
      var reading = BatteryReading()
      (reading.percent, reading.volts, reading.celsius) = (80, 3.9, celsius)
      return reading
    }
    func rawRegisters() -> [RawRegister] { [] }
  }
}
