import Foundation
import InkBitmap
import InkBoards
import InkCatalogue
import InkGauges
import InkPanels
import InkSimulation
import InkTimelines
import Testing

@testable import InkFleet
@testable import InkHost

/// A display on a simulated board that hangs on an injected broker.
@MainActor
final class FleetDisplay {
  /// 30 November 2026, 12:45:00 UTC.
  static let start = Date(timeIntervalSince1970: 1_796_042_700)
  static let topics = FleetTopics(id: "kitchen")

  let board: SimulatedBoard
  let clock: SteppedClock
  let host: DisplayHost
  let service: DisplayService
  let broker: InjectedBroker
  let reporter: FleetReporter
  /// Every refresh: when, and by which plan.
  private(set) var refreshes: [(date: Date, plan: String)] = []
  private(set) var problems: [String] = []
  /// What the glass showed at the last wait: a panel that sleeps does not tell.
  private(set) var glass: ColorFrame?

  init(
    board: SimulatedBoard? = nil, broker: InjectedBroker = InjectedBroker(), isReachable: Bool = true,
    state: StateKeeper? = nil, hasGauge: Bool = true, change: (inout Settings.Fleet) -> Void = { _ in },
    sleeper: ((SteppedClock) -> Sleeper)? = nil
  ) throws {
    let name = "waveshare-2in13-v4"
    let board = try board ?? #require(SimulatedBoard(model: name))
    board.battery.schedule = nil
    let wires = board.wires
    let panel = PanelSession(
      model: try PanelCatalog.model(named: name),
      wires: PanelWires(
        spi: wires.spi, dataCommand: wires.dataCommand, reset: wires.reset, busy: wires.busy,
        power: wires.power, clock: board.clock))
    let gauge = try GaugeCatalog.model(named: "max17048").gauge(on: board.gaugeDevice, clock: board.clock)
    let layout = ScreenLayout.lockScreen(CGSize(width: 250, height: 122))
    var settings = HostSettings(placements: layout.defaultPlacements(hasBattery: hasGauge))
    settings.rotation = .right
    // A tick a minute leaves no rest.
    if sleeper != nil { settings.placements.removeAll { $0.kind == "clock" } }
    settings.timeZone = try #require(TimeZone(identifier: "UTC"))
    var fleet = Settings.Fleet(broker: "mqtt://broker.local")
    (fleet.id, fleet.name) = ("kitchen", "Kitchen")
    change(&fleet)
    settings.fleet = fleet
    let clock = SteppedClock(board, startingAt: Self.start)
    let host = try DisplayHost(
      settings, widgets: WidgetDescriptor.all(in: Catalogue()),
      station: Station(panel: panel, gauge: hasGauge ? gauge : nil, clock: board.clock), clock: clock,
      state: state)
    clock.isBusy = { [unowned host] in host.isAsking }
    let identity = DisplayStatus.Identity(program: "inkglance", version: "1.2.3", board: "desk", panel: name)
    let service = DisplayService(
      host, identity: identity, file: nil, manager: ServiceManager(signOfLife: nil) { _ in 1 })
    host.sleeper = sleeper?(clock)
    (self.board, self.clock, self.host, self.service, self.broker) = (board, clock, host, service, broker)
    broker.acknowledgesAlone = true
    reporter = FleetReporter(service, identity: identity, host: "pi.local") { desk, _ in
      if isReachable { broker.connect(desk) } else { broker.take(desk) }
      return broker
    }
    service.onTick = { [unowned self] report in
      reporter.note(report)
      problems += report.problems
      if report.refresh != nil { refreshes.append((report.date, report.plan?.action.word ?? "")) }
    }
  }

  /// Runs until the clock has been waited for so often; `body` is called before each wait, by its number.
  func run(waits: Int, _ body: @escaping (Int) -> Void = { _ in }) async throws {
    var count = 0
    clock.onWait = { [unowned self] in
      count += 1
      glass = host.glass
      broker.acknowledge()
      body(count)
      return count > waits ? .stop : nil
    }
    try await service.run()
  }

  /// What it says of itself.
  var state: FleetState? {
    broker.bytes(Self.topics.state).flatMap { FleetJSON.decode(FleetState.self, $0) }
  }
}

/// A host clock that jumps to the moment waited for.
@MainActor
final class SteppedClock: HostClock {
  private let board: SimulatedBoard
  private let epoch: Date
  var onWait: () -> Interruption? = { nil }
  var isBusy: () -> Bool = { false }
  private let interrupted = Interrupted()

  /// Whether somebody wants to be heard.
  private final class Interrupted: @unchecked Sendable {
    let lock = NSLock()
    var isSo = false
  }

  init(_ board: SimulatedBoard, startingAt date: Date) {
    self.board = board
    epoch = date.addingTimeInterval(-Self.seconds(board.clock.now))
  }

  private static func seconds(_ time: Duration) -> Double {
    Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
  }

  var now: Date { epoch.addingTimeInterval(Self.seconds(board.clock.now)) }
  var uptime: Duration { board.clock.now }
  var patience: Int64 { 60_000 }

  func wait(until date: Date) async -> Interruption? {
    if isBusy() {
      while isBusy() { await Task.yield() }
      return .attention
    }
    if let interruption = onWait() { return interruption }
    let isCut = interrupted.lock.withLock {
      defer { interrupted.isSo = false }
      return interrupted.isSo
    }
    if isCut { return .attention }
    board.advance(
      by: .milliseconds(max(0, Int((min(date.timeIntervalSince(now), 86_400) * 1000).rounded(.up)))))
    return nil
  }

  nonisolated func interrupt() { interrupted.lock.withLock { interrupted.isSo = true } }
}
