import Foundation
import InkBitmap
import InkErrors
import InkPanels
import InkTimelines

/// A display as others see it: what it tells the service manager, the log, and clients of its control socket.
///
/// It adds no wake-up to those of the display: it speaks at ticks, answers when asked, and gives a watchdog its signs of
/// life at half the interval where no tick comes sooner.
@MainActor
public final class DisplayService {
  /// What a configuration that was read again gives.
  public struct Configuration {
    public var settings: HostSettings
    /// Nil for the built-in one.
    public var file: String?
    public var widgets: [WidgetDescriptor]

    /// A configuration.
    public init(settings: HostSettings, file: String?, widgets: [WidgetDescriptor]) {
      self.settings = settings
      self.file = file
      self.widgets = widgets
    }
  }

  /// The display.
  public let host: DisplayHost
  /// Called after every tick that did something.
  public var onTick: (TickReport) -> Void = { _ in }
  /// Called before a refresh, which holds the main thread, and after it, whatever its end.
  public var willRefresh: (RefreshPlan) -> Void = { _ in }
  public var didRefresh: () -> Void = {}
  /// Called before every wait, when all is as it will be until the next tick.
  public var willWait: () -> Void = {}
  /// Called before the machine is switched off until a moment.
  public var willRest: (Date) -> Void = { _ in }
  /// What is known of the broker that the display hangs on; nil for none.
  public var fleetFacts: () -> DisplayStatus.FleetFacts? = { nil }
  /// Called after a reload, when its settings are in use.
  public var didReload: () -> Void = {}
  /// Called with every message for a person: errors, and what became of a reload.
  public var onMessage: (EventLog.Priority, String) -> Void = { _, _ in }
  /// Reads the configuration again; throws where it cannot be used.
  public var readConfiguration: (() throws -> Configuration)?
  /// True where the messages reach the service manager's journal.
  public var isInJournal = false
  /// What was said so far.
  public private(set) var log = EventLog()
  private let identity: DisplayStatus.Identity
  private let manager: ServiceManager
  private var configuration: DisplayStatus.Configuration
  private let startedAt: Date
  private var shownSince: Date?
  private var decisions: [Decision] = []
  private var presses: [PressReport] = []
  private var refreshing: DisplayStatus.Refreshing?
  private var server: ControlServer?
  private var published: PublishedStatus?
  private var totals = DisplayTotals()
  private var hasWaited = false
  /// Draws what is to come; there once somebody has asked for it.
  private(set) lazy var forecaster = Forecaster(host)
  private var hasForecast = false

  /// A service around a host that has not run yet.
  public init(
    _ host: DisplayHost, identity: DisplayStatus.Identity, file: String?,
    manager: ServiceManager = ServiceManager()
  ) {
    self.host = host
    self.identity = identity
    self.manager = manager
    startedAt = host.clock.now
    configuration = DisplayStatus.Configuration(file: file, loadedAt: startedAt)
    host.onTick = { [unowned self] in ticked($0) }
    host.willRefresh = { [unowned self] in refreshes($0) }
    host.didRefresh = { [unowned self] in didRefresh() }
    host.onWait = { [unowned self] in waits(for: $0) }
    host.onPress = { [unowned self] in pressed($0) }
    host.onReload = { [unowned self] in reloadConfiguration() }
    host.longestWait = manager.signOfLife
    manager.onFailure = { [unowned self] number in
      // Once is enough: it will not become better.
      manager.onFailure = { _ in }
      say(.error, ServiceManagerSilent(errno: number).description)
    }
  }

  /// Listens for clients at a path from now on, until the service goes.
  public func listen(at path: String) throws(ControlError) {
    let published = publication
    server = try ControlServer(at: path) { published.answer($0) }
  }

  /// What is said of the display, kept up from now on until the service goes.
  package var publication: PublishedStatus {
    if let published { return published }
    let published = PublishedStatus(edition, requests: host.requests)
    self.published = published
    return published
  }

  /// Gives what the display will show at an instant within a day, on the main thread.
  ///
  /// `done` is called once, unless another forecast is asked for before.
  package func forecast(
    at date: Date, done: @escaping @Sendable (Result<Forecast, ForecastRefusal>) -> Void
  ) {
    hasForecast = true
    forecaster.begin(at: date, done: done)
  }

  /// Runs the display as `DisplayHost.run` does; the panel sleeps afterwards.
  public func run(refreshes limit: Int? = nil, endsWhenRight: Bool = false) async throws {
    defer {
      manager.stops()
      (server, published) = (nil, nil)
    }
    try await host.run(refreshes: limit, endsWhenRight: endsWhenRight)
  }

  /// Notes a message and passes it on.
  public func say(_ priority: EventLog.Priority, _ text: String) {
    log.add(EventLog.Event(date: host.clock.now, priority: priority, text: text))
    if priority <= .error { totals.errors += 1 }
    onMessage(priority, text)
  }

  /// Says until when the machine is switched off, and by what it comes back.
  public func sayGoodNight(until date: Date, by alarm: String) {
    let time = WallTime(host.settings.timeZone).text(date)
    say(.notice, "The machine is switched off until \(time), when \(alarm) switches it on.")
    willRest(date)
  }

  // MARK: - What happens

  private func refreshes(_ plan: RefreshPlan) {
    willRefresh(plan)
    refreshing = DisplayStatus.Refreshing(
      since: host.clock.now, plan: plan.action.word, reason: plan.reason.description)
    publish()
  }

  private func waits(for next: NextTick?) {
    if hasWaited { totals.wakeUps += 1 }
    hasWaited = true
    if hasForecast, forecaster.rest() { hasForecast = false }
    manager.waits(sentence(next: next))
    willWait()
    publish()
  }

  /// Clients are answered from what is published, so that they need not wait for the display.
  private func publish() {
    // While nobody can ask, nothing is gathered.
    if let published { published.publish(edition) }
  }

  private func ticked(_ report: TickReport) {
    refreshing = nil
    for problem in report.problems { say(.error, problem) }
    if let decision = Decision(report) {
      decisions.append(decision)
      if decisions.count > 20 { decisions.removeFirst() }
      if decision.isRefresh { shownSince = report.date }
      totals.add(decision)
      log.add(EventLog.Event(date: report.date, priority: .info, text: decision.line))
    }
    onTick(report)
  }

  private func pressed(_ press: PressReport) {
    presses.append(press)
    if presses.count > 20 { presses.removeFirst() }
    say(.info, press.line)
  }

  private func reloadConfiguration() {
    guard let readConfiguration else { return }
    manager.reloads()
    // Whoever has read what is said here finds it in the status too.
    do {
      let read = try readConfiguration()
      try host.apply(read.settings, widgets: read.widgets)
      didReload()
      configuration = DisplayStatus.Configuration(file: read.file, loadedAt: host.clock.now)
      publish()
      say(.notice, "The configuration was read again: \(read.file ?? "the built-in one") is in use.")
    } catch {
      let text = (error as? any ExplainedError)?.description ?? "\(error)"
      configuration.error = text
      publish()
      say(.error, "The configuration cannot be used; the last good one stays.\n\(text)")
    }
  }

  // MARK: - What is told

  /// The state of everything at this moment.
  public var status: DisplayStatus {
    let now = host.clock.now
    let next = host.nextTick(after: now).map {
      DisplayStatus.Next(date: $0.date, cause: $0.cause.description, widgets: $0.widgets)
    }
    return DisplayStatus(
      identity: identity, process: Int(getpid()), startedAt: startedAt, date: now,
      configuration: configuration, shownSince: shownSince, next: next, refreshing: refreshing,
      clock: host.clockFacts, budget: host.budgetFacts(at: now), isQuiet: host.isQuiet,
      widgets: host.widgetFacts(at: now), pages: host.pageFacts,
      buttons: host.buttonFacts, presses: host.buttonFacts == nil ? nil : presses, battery: host.batteryFacts,
      batteryPolicy: host.batteryPolicyFacts(at: now), panel: host.panelCounters,
      showing: host.showingFacts, fleet: fleetFacts(),
      decisions: decisions, errors: log.errors)
  }

  private var edition: PublishedStatus.Edition {
    PublishedStatus.Edition(
      status: status, log: log, kinds: host.placedKinds, isInJournal: isInJournal, rate: host.clock.rate,
      glass: host.panel.picture, rotation: host.settings.rotation, totals: totals)
  }

  /// What a client would be told now.
  func answer(_ request: ControlRequest) -> ControlAnswer {
    PublishedStatus(edition, requests: host.requests).answer(request)
  }

  /// For `systemctl status`: "12:45 partial (64 pixels changed); next 12:46, redraw; battery 80 %".
  private func sentence(next: NextTick?) -> String {
    let time = WallTime(host.settings.timeZone)
    var parts: [String] = []
    if let last = decisions.last(where: \.isRefresh) {
      parts.append("\(time.text(last.date)) \(last.done ?? "") (\(last.reason))")
    } else {
      parts.append("nothing shown yet")
    }
    if let next { parts.append("next \(time.text(next.date)), \(next.cause)") }
    if let percent = host.watch?.battery.percent { parts.append("battery \(percent) %") }
    if configuration.error != nil { parts.append("the display file as it is now cannot be used") }
    return parts.joined(separator: "; ")
  }
}

extension Decision {
  /// In one line, for the log.
  var line: String {
    let what = drawn.map(\.kind).joined(separator: "+")
    return "\(what.isEmpty ? "nothing drawn" : what): \(done ?? plan) (\(reason))"
  }
}

extension DisplayHost {
  /// Kinds of the placed widgets, each once, in the order of their places.
  var placedKinds: [String] {
    scheduler.placementIDs.compactMap { widgets[$0]?.placement.kind }
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// True in quiet hours.
  package var isQuiet: Bool { scheduler.isQuiet }

  /// True while the battery is empty and the glass is left alone.
  package var isHalted: Bool { scheduler.isHalted }

  /// When the day's budget has room for a refresh again; long ago without a budget.
  package var nextAffordableRefresh: Date { scheduler.nextAffordableRefresh }
}
