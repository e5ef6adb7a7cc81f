import Foundation
import InkBitmap
import InkCatalogue
import InkGauges
import InkHost
import InkPanels
import InkSimulation
import InkTimelines
import InkViews

/// Weeks and years of a desk in simulated time, every tick checked, with everything going wrong now and then: BUSY that
/// sticks, a gauge that goes away, a machine that sleeps, a clock that is set, a provider with nothing to say, an empty
/// battery.
@MainActor
package final class Soak {
  /// Refreshes in any 24 hours; fewer than minutes, so that it matters after a fault only.
  static let budget = 1800
  /// The least at which memory counts as growing, bytes: what the allocator keeps differs by less.
  static let memorySlack = 6 << 20

  private let board: SimulatedBoard
  private let clock: SoakClock
  private let host: DisplayHost
  private let card = CountingFiles()
  private let start: Date
  private let length: TimeInterval
  private var findings = Findings()
  private var dice = Dice()
  private var isGaugeAway = false
  private var lastClock = Date.distantPast
  /// True from the end of a wait to the first thing done after it.
  private var isIdleSinceWake = false
  /// Instants of the refreshes of the last 24 hours, on the clock that is never set; a ring.
  private var recent: [Duration] = []
  private var oldest = 0

  /// A soak of so many days, from the night when the clocks go forward in Europe.
  package init(days: Double) throws {
    start = try Date("2027-03-28T00:10:00Z", strategy: .iso8601)
    length = days * 86_400
    let model = try PanelCatalog.model(named: "waveshare-2in13-v4")
    guard let board = SimulatedBoard(model: model.name) else { throw CocoaError(.featureUnsupported) }
    board.battery.schedule = nil
    board.battery.isPlugged = true
    board.wires.isRecording = false
    let wires = board.wires
    let panel = PanelSession(
      model: model,
      wires: PanelWires(
        spi: wires.spi, dataCommand: wires.dataCommand, reset: wires.reset, busy: wires.busy,
        power: wires.power, clock: board.clock))
    let gauge = try GaugeCatalog.model(named: "max17048").gauge(on: board.gaugeDevice, clock: board.clock)
    clock = SoakClock(board, startingAt: start)
    let widgets = WidgetDescriptor.all(in: Catalogue()) + WidgetDescriptor.all(in: MoodyWidget())
    host = try DisplayHost(
      Self.settings, widgets: widgets, station: Station(panel: panel, gauge: gauge, clock: board.clock),
      clock: clock, state: StateKeeper(board: "soak", panel: model.name, files: card))
    self.board = board
  }

  private static var settings: HostSettings {
    let layout = ScreenLayout.lockScreen(CGSize(width: 250, height: 122))
    var settings = HostSettings(placements: layout.defaultPlacements(hasBattery: true))
    for index in settings.placements.indices where settings.placements[index].slot.name == "inline.2" {
      settings.placements[index].kind = "moody"
    }
    settings.hairlines = layout.hairlines
    settings.rotation = .right
    settings.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
    settings.ticks.refreshesPerDay = budget
    let windows = ["sun 03:00-05:00", "fri 23:30-00:30"]
    settings.ticks.quietHours = QuietHours(windows.compactMap { try? .init(parsing: $0) })
    return settings
  }

  /// Runs it; `progress` is called once a simulated day.
  package func run(progress: @escaping (Int) -> Void = { _ in }) async throws -> Findings {
    var day = 0
    clock.isHeld = { [unowned host] in host.isAsking }
    clock.hasAnswers = { [unowned host] in host.hasAnswers }
    host.onTick = { [unowned self] in ticked($0) }
    clock.onWait = { [unowned self] _ in
      check()
      let today = Int(passed / 86_400)
      if today > day {
        day = today
        progress(day)
      }
      return passed >= length ? .stop : misfortune()
    }
    try await host.run()
    if !board.panelIsSafe { note("the panel is powered at the end") }
    return finish()
  }

  // MARK: - Checks

  private var passed: TimeInterval { board.clock.now / .seconds(1) }

  private func note(_ what: String) {
    guard findings.wrong.count < 20 else { return }
    findings.wrong.append("\(clock.now.formatted(.iso8601)): \(what)")
  }

  private func ticked(_ report: TickReport) {
    isIdleSinceWake = false
    if report.drawn.contains("clock") { lastClock = report.date }
    if report.plan?.action == RefreshPlan.Action.none { findings.unchangedRedraws += 1 }
    if report.refresh != nil { count() }
    // Whatever it was, somebody has pushed the plug in again.
    if report.problems.contains(where: { $0.contains("BUSY") }) { board.wires.busyFault = nil }
  }

  private func count() {
    let now = board.clock.now
    recent.append(now)
    while recent[oldest] <= now - .seconds(86_400) { oldest += 1 }
    findings.mostRefreshesADay = max(findings.mostRefreshesADay, recent.count - oldest)
    if oldest > 4096 {
      recent.removeFirst(oldest)
      oldest = 0
    }
  }

  private func check() {
    if isIdleSinceWake {
      findings.needlessWakes += 1
      note("a wake for nothing")
    }
    if !board.panelIsSafe { note("the panel is powered") }
    if let misuse = board.misuses.first { note("\(misuse)") }
    if findings.memoryEarly == 0, passed > length / 10 { findings.memoryEarly = Self.memory }
    let now = clock.now
    let isSettled = host.retry == nil && !host.isQuiet && !host.isHalted && host.nextAffordableRefresh <= now
    guard isSettled else { return }
    // A wait that begins in the instant before a minute ends may still show it.
    if lastClock.minute < now.addingTimeInterval(-1).minute {
      note("the clock shows \(lastClock.formatted(.iso8601))")
    }
    if board.glass.frame != host.picture.plane(0).rotated(by: .right) { note("the glass differs") }
  }

  private func finish() -> Findings {
    findings.days = passed / 86_400
    findings.refreshes = host.refreshes
    findings.stateWrites = card.replacements
    findings.memoryLate = Self.memory
    if findings.mostRefreshesADay > Self.budget { note("\(findings.mostRefreshesADay) refreshes in 24 h") }
    let minutes = passed / 60
    if Double(findings.refreshes) < minutes * 0.7 - 130 { note("\(findings.refreshes) refreshes only") }
    // The minute and, where it does not fall in with that, the gauge; each fault brings a few more.
    if findings.wakes > Int(minutes) * 2 + 20 * findings.faults + 20 { note("\(findings.wakes) wakes") }
    if Double(findings.stateWrites) > passed / 3600 * 5 + 5 { note("\(findings.stateWrites) writes") }
    let growth = findings.memoryLate - findings.memoryEarly
    if findings.days >= 1, growth > Self.memorySlack { note("memory grew by \(growth >> 10) KiB") }
    return findings
  }

  // MARK: - What goes wrong

  /// Once an hour or two something does; gives what cuts the wait short.
  private func misfortune() -> Interruption? {
    endHalt()
    let interruption = host.refreshes > 2 ? fault() : nil
    if interruption == nil {
      findings.wakes += 1
      isIdleSinceWake = true
    }
    return interruption
  }

  private func fault() -> Interruption? {
    if dice.hits(90) {
      findings.faults += 1
      board.wires.busyFault = .stuck(.high)
    }
    // While the battery runs down somebody must see it.
    if dice.hits(70), board.battery.isPlugged {
      findings.faults += 1
      isGaugeAway.toggle()
      if isGaugeAway {
        board.bus.detach(at: 0x36)
      } else {
        board.gauge.attach(to: board.bus, battery: board.battery)
      }
    }
    // Every other week or so the charger is pulled out and forgotten.
    if dice.hits(25_000), !isGaugeAway { board.battery.isPlugged = false }
    if dice.hits(300) {
      // Sleep of an hour, which is no wake for nothing whatever it was waited for.
      findings.faults += 1
      board.advance(by: .seconds(3600))
      return .attention
    }
    guard dice.hits(200) else { return nil }
    findings.faults += 1
    // Once in a while by hours, as when a server is heard for the first time.
    clock.epoch += (dice.hits(2) ? 1 : -1) * (dice.hits(20) ? 10_800 : 90)
    return .clockChanged
  }

  private func endHalt() {
    guard host.isHalted, !board.battery.isPlugged, board.battery.charge < 0.02 else { return }
    findings.halts += 1
    board.battery.isPlugged = true
  }

  /// Bytes of this process that are in memory (proc(5), statm).
  private static var memory: Int {
    let fields = FileManager.default.contents(atPath: "/proc/self/statm").map {
      String(decoding: $0, as: UTF8.self)
    }
    return (fields?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0)
      * sysconf(Int32(_SC_PAGESIZE))
  }
}

extension Date {
  /// The minute it falls in.
  fileprivate var minute: Int { Int((timeIntervalSince1970 / 60).rounded(.down)) }
}
