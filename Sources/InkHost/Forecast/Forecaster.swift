import Foundation
import InkTimelines
import InkViews

/// Draws what a display will show at an instant to come, beside it: its panel, its screen and its schedule are left alone.
///
/// A picture comes from the timelines that the providers gave. Where one ends before the instant, its provider is asked as
/// it will be asked then, once for the time that its answer covers; a widget of a feed stays as it is now, since nobody
/// knows what the feed will say. One picture costs what a first drawing costs, some milliseconds, and only while the
/// display waits for a tick that is not near.
@MainActor
final class Forecaster {
  /// How far the next tick must be off: longer than any picture takes.
  static let distance: TimeInterval = 0.5
  /// How far a forecast reaches.
  static let reach: TimeInterval = 86_400
  /// How long what it needs is kept after the last one.
  private static let patience = Duration.seconds(300)

  /// What a provider answered when it was asked ahead.
  private struct Answer {
    let timeline: PreparedTimeline
    /// The instants it was made for; nil for a provider that tells of now, whatever it is asked.
    let span: ClosedRange<Date>?
  }

  private unowned let host: DisplayHost
  private var question: Task<Void, Never>?
  private var screen: (own: Screen, of: Screen)?
  private var answers: [String: Answer] = [:]
  /// Those that have been asked and have not answered.
  private var silent: Set<String> = []
  private var usedAt: Duration?

  init(_ host: DisplayHost) { self.host = host }

  /// Begins a forecast; one that is still at work is given up, and its `done` never called.
  func begin(at date: Date, done: @escaping @Sendable (Result<Forecast, ForecastRefusal>) -> Void) {
    question?.cancel()
    question = Task(executorPreference: MainQueueExecutor.shared) {
      let result = await self.forecast(at: date)
      if !Task.isCancelled { done(result) }
    }
  }

  /// Lets go of what no forecast has needed for long; true when nothing is left.
  func rest() -> Bool {
    guard let used = usedAt, host.clock.uptime - used >= Self.patience else { return usedAt == nil }
    question?.cancel()
    (question, screen, answers, silent, usedAt) = (nil, nil, [:], [], nil)
    return true
  }

  /// What the display will show at `date`.
  func forecast(at date: Date) async -> Result<Forecast, ForecastRefusal> {
    let now = host.clock.now
    usedAt = host.clock.uptime
    guard host.clockWatch.truth == .trusted else { return .failure(.timeUnknown) }
    guard date >= now.addingTimeInterval(-60), date <= now.addingTimeInterval(Self.reach + 60) else {
      return .failure(.outOfReach)
    }
    if host.isHalted {
      let note = "The battery is empty: the glass stays as it is until it is charged."
      return .success(Forecast(picture: host.picture, drawnAt: now, notes: [note]))
    }
    let rest = host.rest(at: date)
    if let rest, rest.start <= now, host.isQuiet {
      return .success(Forecast(picture: host.picture, drawnAt: rest.start, notes: [Self.restNote]))
    }
    let drawnAt = max(rest?.start ?? date, now)
    let page = host.page(at: drawnAt, inRest: rest != nil)
    var scenes: [Scene] = []
    var notes = rest == nil ? [] : [Self.restNote]
    for (id, widget) in host.widgets(on: page) {
      let scene = await scene(of: widget, id, at: drawnAt, now: now)
      if let note = scene.note { notes.append("\(widget.placement.kind): \(note)") }
      scenes.append(scene)
    }
    guard host.isIdle(for: Self.distance) else { return .failure(.busy) }
    return draw(scenes, on: page, drawnAt: drawnAt).map {
      Forecast(picture: $0.picture, drawnAt: drawnAt, notes: notes)
    }
  }

  private static let restNote = "Quiet hours: the glass stays as it is when they begin."

  // MARK: - What is drawn

  /// A widget, and what of it is drawn.
  private struct Scene {
    let widget: PlacedWidget
    var timeline: PreparedTimeline?
    /// The instant whose entry is drawn.
    var date: Date
    var note: String?
  }

  private func scene(of widget: PlacedWidget, _ id: PlacementID, at date: Date, now: Date) async -> Scene {
    var scene = Scene(widget: widget, timeline: widget.timeline, date: date)
    guard widget.timeline != nil else {
      scene.note = "its provider has not answered yet."
      return scene
    }
    let end = host.scheduler.reloadDate(of: id) ?? .distantFuture
    if date <= end || host.isLeftAlone(widget, at: now) { return scene }
    if host.feeds.feeds(widget.placement.kind) {
      scene.date = now
      scene.note = "as it is now; its source is asked again before."
      return scene
    }
    if let timeline = await timelineAhead(of: widget, at: date, now: now) {
      scene.timeline = timeline
    } else {
      scene.note = "as far as it tells today; it is asked again before."
    }
    return scene
  }

  /// What the provider tells of the time around an instant; nil where it tells of now, or nothing.
  private func timelineAhead(of widget: PlacedWidget, at date: Date, now: Date) async -> PreparedTimeline? {
    if let known = answers[widget.place] {
      guard let span = known.span else { return nil }
      if span.contains(date) { return known.timeline }
    }
    guard silent.insert(widget.place).inserted else { return nil }
    let context = widget.context(host.environment(of: widget, at: date))
    host.crashWatch?.begins(widget.placement.kind)
    defer { host.crashWatch?.ends(widget.placement.kind) }
    guard let timeline = try? await widget.source.timeline(in: context) else { return nil }
    silent.remove(widget.place)
    let first = timeline.dates.dates[0]
    let end =
      timeline.policy.reloadDate(
        lastEntry: timeline.dates.last, requestedAt: .distantPast, minimumInterval: .zero) ?? .distantFuture
    // One that tells of now whatever it is asked begins now.
    let isAhead = first > now && end >= date
    answers[widget.place] = Answer(timeline: timeline, span: isAhead ? min(first, date)...end : nil)
    return isAhead ? timeline : nil
  }

  private func draw(
    _ scenes: [Scene], on page: TickScheduler.Page, drawnAt: Date
  ) -> Result<Screen, ForecastRefusal> {
    if screen?.of !== host.screen {
      guard let own = try? Screen(host.panel.model, host.settings) else { return .failure(.noFont) }
      screen = (own, host.screen)
    }
    guard let screen = screen?.own else { return .failure(.noFont) }
    screen.clear(withHairlines: host.hasHairlines(page))
    for scene in scenes { draw(scene, on: screen) }
    if let warning = host.warning {
      screen.draw(
        warning, among: scenes.map(\.widget.placement.slot.frame), with: host.settings, at: drawnAt)
    }
    return .success(screen)
  }

  private func draw(_ scene: Scene, on screen: Screen) {
    let widget = scene.widget
    let placement = widget.placement
    var environment = host.environment(of: widget, at: scene.date)
    guard !host.isLeftAlone(widget, at: host.clock.now) else {
      screen.draw(LeftAlonePage(kind: placement.kind), in: placement.slot, environment: environment)
      return
    }
    host.crashWatch?.begins(placement.kind)
    defer { host.crashWatch?.ends(placement.kind) }
    if let timeline = scene.timeline {
      let entry = timeline.entry(at: timeline.dates.index(at: scene.date))
      screen.draw(entry.view(), in: placement.slot, environment: environment, code: placement.code)
    } else {
      let entry = widget.source.placeholder(in: widget.context(environment))
      environment.redactionReasons = .placeholder
      screen.draw(entry.view(), in: placement.slot, environment: environment)
    }
  }
}

extension DisplayHost {
  /// The rest that an instant falls in, through which the glass stays; nil where the display is awake, or refreshes at
  /// intervals in quiet hours too.
  fileprivate func rest(at date: Date) -> QuietHours.Span? {
    guard scheduler.policy.quietRefreshInterval == nil,
      let span = scheduler.policy.quietHours.span(at: date, in: settings.timeZone), span.start <= date
    else { return nil }
    return span
  }

  /// The page that is to be up at an instant: the night's in a rest where there is one, else the one that the rules choose.
  fileprivate func page(at date: Date, inRest isResting: Bool) -> TickScheduler.Page {
    if isResting, scheduler.hasNightPage { return .night }
    return .screen(scheduler.pageChoice(at: date).page)
  }

  /// The widgets of a page, in the order of their places.
  fileprivate func widgets(on page: TickScheduler.Page) -> [(PlacementID, PlacedWidget)] {
    scheduler.placementIDs.compactMap { id in
      widgets[id].flatMap { $0.page == page ? (id, $0) : nil }
    }
  }

  /// True where a page's slots are told apart by lines.
  func hasHairlines(_ page: TickScheduler.Page) -> Bool {
    if case .screen(let number) = page { settings.hasHairlines(number) } else { false }
  }

  /// True while the display waits, and has so many seconds until it is to do something.
  fileprivate func isIdle(for seconds: TimeInterval) -> Bool {
    guard isWaiting, !hasAnswers else { return false }
    guard let next = nextTick(after: clock.now) else { return true }
    return next.date.timeIntervalSince(clock.now) >= seconds * max(1, clock.rate)
  }
}
