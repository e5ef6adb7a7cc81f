import Foundation
import InkErrors
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
  private var server: ControlServer?

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
    host.onWait = { [unowned self] in manager.waits(sentence(next: $0)) }
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
    server = try ControlServer(at: path) { [unowned self] request in answer(request) }
  }

  /// Runs the display as `DisplayHost.run` does; the panel sleeps afterwards.
  public func run(refreshes limit: Int? = nil, endsWhenRight: Bool = false) async throws {
    defer {
      manager.stops()
      server = nil
    }
    try await host.run(refreshes: limit, endsWhenRight: endsWhenRight)
  }

  /// Notes a message and passes it on.
  public func say(_ priority: EventLog.Priority, _ text: String) {
    log.add(EventLog.Event(date: host.clock.now, priority: priority, text: text))
    onMessage(priority, text)
  }

  // MARK: - What happens

  private func ticked(_ report: TickReport) {
    for problem in report.problems { say(.error, problem) }
    if let decision = Decision(report) {
      decisions.append(decision)
      if decisions.count > 20 { decisions.removeFirst() }
      if decision.isRefresh { shownSince = report.date }
      log.add(EventLog.Event(date: report.date, priority: .info, text: decision.line))
    }
    onTick(report)
  }

  private func reloadConfiguration() {
    guard let readConfiguration else { return }
    manager.reloads()
    do {
      let read = try readConfiguration()
      try host.apply(read.settings, widgets: read.widgets)
      configuration = DisplayStatus.Configuration(file: read.file, loadedAt: host.clock.now)
      say(.notice, "The configuration was read again: \(read.file ?? "the built-in one") is in use.")
    } catch {
      let text = (error as? any ExplainedError)?.description ?? "\(error)"
      configuration.error = text
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
      configuration: configuration, shownSince: shownSince, next: next, isQuiet: host.isQuiet,
      widgets: host.widgetFacts(at: now), battery: host.batteryFacts, panel: host.panelCounters,
      decisions: decisions, errors: log.errors)
  }

  func answer(_ request: ControlRequest) -> ControlAnswer {
    var answer = ControlAnswer()
    switch request.command {
    case .status: answer.status = status
    case .logs:
      let events = log.events.suffix(request.count ?? log.events.count)
      answer.logs = ControlAnswer.Logs(isInJournal: isInJournal, events: Array(events))
    case .reload:
      let kinds = host.placedKinds
      if let kind = request.kind {
        guard kinds.contains(kind) else {
          return ControlAnswer(
            ControlError.unknownKind(
              kind, placed: kinds, suggestion: Suggestion.nearest(to: kind, among: kinds)))
        }
        WidgetCenter.shared.reloadTimelines(ofKind: kind)
      } else {
        WidgetCenter.shared.reloadAllTimelines()
      }
      answer.reloaded = request.kind.map { [$0] } ?? kinds
    }
    return answer
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
  var isQuiet: Bool { scheduler.isQuiet }
}
