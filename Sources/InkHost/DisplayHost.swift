import Foundation
import InkBitmap
import InkBoards
import InkErrors
import InkFeeds
import InkGauges
import InkPanels
import InkTimelines
import InkViews

/// The loop that joins everything: waits for the next instant that matters, asks providers, reads the gauge, draws
/// what changed, plans, refreshes, and lets the panel sleep.
///
/// What falls due together is refreshed once. A widget or gauge that fails leaves the others alone; a panel that
/// fails at its first refresh ends the run, one that fails later is tried again.
@MainActor
public final class DisplayHost {
  /// Called after every tick that did something.
  public var onTick: (TickReport) -> Void = { _ in }
  /// Called before a refresh, which holds the main thread, and after it, whatever its end.
  public var willRefresh: (RefreshPlan) -> Void = { _ in }
  public var didRefresh: () -> Void = {}
  /// Called before every wait, with what ends it as far as that is known.
  public var onWait: (NextTick?) -> Void = { _ in }
  /// Called before every turn of the loop, to take over what came meanwhile.
  public var willTurn: () -> Void = {}
  /// Asked before a rest: until when, at the most, the machine stays on for somebody who still speaks; nil for nobody.
  public var holdsRest: (Date) -> Date? = { _ in nil }
  /// Called when somebody asks for the configuration to be read again.
  public var onReload: () -> Void = {}
  /// The longest wait, for a watchdog that wants a sign of life; nil waits as long as nothing is due.
  public var longestWait: Duration?
  /// Refreshes so far.
  public internal(set) var refreshes = 0
  /// What was done to the panel.
  public internal(set) var history = RefreshHistory()
  /// Why the run ended, or would if it ended now.
  public internal(set) var ending = Ending.done

  /// What is shown and by which rules.
  public internal(set) var settings: HostSettings

  let panel: PanelSession
  package let clock: any HostClock
  let watch: BatteryWatch?
  private let gaugeSignals: (any GaugeSignals)?
  let thermometer: Thermometer
  /// True when it was said that the sensor gives nothing.
  var isThermometerSilent = false
  let clockWatch: ClockWatch
  /// Keeps what outlives the process; nil keeps nothing.
  let state: StateKeeper?
  /// Notes whose code is at work; nil notes nothing.
  let crashWatch: CrashWatch?
  var crashMemory: CrashMemory
  private(set) var screen: Screen
  private(set) var widgets: [PlacementID: PlacedWidget]
  var scheduler: TickScheduler
  var batteryGuard: BatteryGuard
  /// When the machine is switched off for want of power; nil while it is not.
  var powerOffAt: Duration?
  var lastPicture = LastPicture.none
  /// True when what is on the screen belongs to another page than what is drawn next.
  var isPageTurned = false
  /// That the battery runs out, as the glass says it; nil while it does not.
  var warning: BatteryWarning?
  /// True when what it says is another than the glass does.
  var isWarningNews = false
  /// What is shown for a while in the place of all widgets; nil while they are shown.
  public internal(set) var showing: Showing?
  /// True when the glass is to follow what is shown for a while, or its end.
  var isShowingNews = false
  /// Switches the machine off between two ticks; nil leaves it running.
  public var sleeper: Sleeper?
  /// What switched the machine on; nil where no alarm was set before.
  public internal(set) var wakeReason: WakeReason?
  /// The tick that the machine was switched on for.
  var dueAt: Date?
  /// Why the machine stays on, as the glass says it; nil while it says nothing.
  var sleepNotice: SleepNotice?
  /// The pictures of pages that are not up, as far as they are drawn.
  var pictures: [Int: ColorFrame] = [:]
  /// The page that is up as the next run, or the next scheduler, is to know it; nil where there is only one.
  var shownPage: ShownPage?
  let presses = Presses()
  /// What people ask for; to be added to from any thread.
  public let requests: RequestInbox
  /// Opens the lines of buttons; nil where there are none to listen to.
  public var makeButtonSignals: ([Board.Button]) -> (any ButtonSignals)? = { _ in nil }
  /// Notes that a refresh is under way; nil notes nothing.
  public var refreshMark: RefreshMark?
  /// Called with every press that was made out.
  public var onPress: (PressReport) -> Void = { _ in }
  /// When this run began, on a clock that is never set.
  let startedAt: Duration
  /// What the next report is to tell.
  var pendingProblems: [String] = []
  /// Providers that were asked and have not answered.
  var questions: [ReloadRequest: Task<Void, Never>] = [:]
  var answers: [(request: ReloadRequest, result: Result<PreparedTimeline, TimelineError>)] = []
  let answersToCome = ShortWait()
  let feeds = FeedCenter()
  /// True between two ticks.
  private(set) var isWaiting = false
  /// When a refresh that had to wait or failed is due again.
  package internal(set) var retry: NextTick?

  /// A host of these widgets on this station.
  ///
  /// Throws `PlacementError` when a widget is placed that the program does not have, or in a family that it does
  /// not support, and `FontError` when there is no font to draw text with.
  public init(
    _ settings: HostSettings, widgets descriptors: [WidgetDescriptor], station: Station, clock: any HostClock,
    state: StateKeeper? = nil, crashes: CrashWatch? = nil
  ) throws {
    self.settings = settings
    self.clock = clock
    requests = RequestInbox { [clock] in clock.interrupt() }
    startedAt = clock.uptime
    panel = station.panel
    watch = station.gauge.map(BatteryWatch.init)
    gaugeSignals = station.gaugeSignals
    thermometer = station.thermometer
    screen = try Screen(panel.model, settings)
    self.state = state
    crashWatch = crashes
    crashMemory = CrashMemory(state?.state.crashes ?? [])
    batteryGuard = BatteryGuard(settings.battery)
    let followsSystemZone = settings.followsSystemZone
    clockWatch = ClockWatch(clock, zoneName: { followsSystemZone ? SystemZone.identifier() : nil })
    scheduler = TickScheduler(timeZone: settings.timeZone, now: clock.now)
    widgets = try PlacedWidget.all(settings, among: descriptors)
    isPageTurned = settings.pages.count > 1
    resume()
    noteCrashes()
    scheduler = makeScheduler(at: clock.now)
    recallTimelines(at: clock.now)
    if clockWatch.truth != .trusted {
      pendingProblems.append(ClockProblem(truth: clockWatch.truth).description)
    }
  }

  /// Shows other widgets or by other rules from now on.
  ///
  /// Panel, gauge and what is known of both stay: the next refresh writes what differs. Throws as the initializer does,
  /// and then nothing has changed.
  public func apply(_ settings: HostSettings, widgets descriptors: [WidgetDescriptor]) throws {
    let screen = try Screen(panel.model, settings)
    let widgets = try PlacedWidget.all(settings, among: descriptors)
    let hasOtherButtons = settings.buttons != self.settings.buttons
    if settings.rotation != self.settings.rotation || settings.scale != self.settings.scale { endShowing() }
    (self.settings, self.screen, self.widgets) = (settings, screen, widgets)
    isPageTurned = settings.pages.count > 1
    if hasOtherButtons, presses.signals != nil || !settings.buttons.isEmpty { startButtons() }
    askAnew()
    feeds.release()
    if scheduler.isHalted { lastPicture = .due }
    if batteryGuard.policy != settings.battery { batteryGuard = BatteryGuard(settings.battery) }
    connectWidgetCenter()
  }

  /// Forgets every timeline and asks all providers, as at the start.
  func askAnew() {
    for question in questions.values { question.cancel() }
    questions = [:]
    answers = []
    for widget in widgets.values { widget.timeline = nil }
    let isHalted = scheduler.isHalted
    let page = scheduler.page
    scheduler = makeScheduler(at: clock.now)
    scheduler.isHalted = isHalted
    if scheduler.page != page { isPageTurned = true }
  }

  /// True while a provider or a feed's source has been asked and has not answered.
  public var isAsking: Bool { !questions.isEmpty || feeds.isAsking }

  /// True while an answer waits to be taken, which ends the wait that is going on or the next one.
  public var hasAnswers: Bool { !answers.isEmpty }

  /// Runs until `limit` refreshes are done (for ever if nil) or somebody asks it to stop, and leaves the panel asleep.
  ///
  /// With `endsWhenRight` it also ends as soon as everybody has answered and the panel shows what it should.
  public func run(refreshes limit: Int? = nil, endsWhenRight: Bool = false) async throws {
    connectWidgetCenter()
    gaugeSignals?.start(clock: clock) { [weak self] in self?.gaugeSignalled() }
    startButtons()
    defer {
      gaugeSignals?.stop()
      stopButtons()
      feeds.connect(nil)
      WidgetCenter.shared.connect(nil)
      for question in questions.values { question.cancel() }
    }
    var picture: ColorFrame?
    repeat {
      do {
        try await loop(limit, endsWhenRight)
      } catch {
        // The panel made itself safe before it threw; this only cuts its supply where the board can.
        try? panel.shutDown()
        state?.close(showing: nil, at: clock.uptime)
        crashWatch?.finish()
        throw error
      }
      picture = try shutDown()
    } while !goesOff(showing: picture)
  }

  /// Puts the panel to sleep and writes down what it shows, which it gives.
  private func shutDown() throws -> ColorFrame? {
    crashWatch?.finish()
    let picture = panel.picture
    do {
      try panel.shutDown()
    } catch {
      state?.close(showing: nil, at: clock.uptime)
      throw error
    }
    keepState()
    state?.close(showing: picture, at: clock.uptime)
    return picture
  }

  private func loop(_ limit: Int?, _ endsWhenRight: Bool) async throws {
    guard await awaitsDueTick() else { return }
    while refreshes < limit ?? .max {
      noticeClock()
      settleButtons()
      willTurn()
      let now = clock.now
      takeRequests(at: now)
      if let report = try await tick(at: now) {
        onTick(report)
        if ending == .batteryEmpty || ending == .shutDown { return }
        continue
      }
      if ending == .shutDown { return }
      presses.pressedAt = nil
      if retry == nil { presses.isAwaited = false }
      // What the kernel still holds of a press would go off with the machine.
      if sleeper != nil { presses.signals?.poll() }
      // One may have come since the tick looked for them.
      guard answers.isEmpty, requests.isEmpty else { continue }
      // Nothing new is shown in quiet hours, so nothing new is asked for.
      settleFeeds()
      if !scheduler.isQuiet { feeds.start(at: now) }
      if endsWhenRight, !isAsking, retry == nil { return }
      let held = sleeper == nil || isAsking ? nil : holdsRest(now).flatMap { $0 > now ? $0 : nil }
      // A press that is not made out yet is waited for.
      if !isAsking, held == nil, presses.row.deadline == nil, fallsAsleep(at: now) { return }
      drawAhead(at: now)
      let next = nextTick(after: now)
      onWait(next)
      let limit = longestWait.map { now.addingTimeInterval($0.inSeconds) }
      isWaiting = true
      let interruption = await clock.wait(
        until: [
          next?.date, limit, clockWatch.nextLook(after: now), nextSleepLook(after: now),
          nextGesture(after: now), held,
        ].compactMap {
          $0
        }.min() ?? .distantFuture)
      isWaiting = false
      switch interruption {
      case .stop:
        ending = .stopped
        return
      case .reload: onReload()
      case .clockChanged, .attention, nil: break
      }
    }
  }

  /// The gauge says that something happened: it is read at once.
  private func gaugeSignalled() {
    scheduler.requestGauge()
    if isWaiting { clock.interrupt() }
  }

  // MARK: - One tick

  /// Does what is due at `now`; nil when nothing was.
  private func tick(at now: Date) async throws -> TickReport? {
    var report = TickReport(date: now)
    var redraws: [PlacementID: Tick.Redraw] = [:]
    var isMaintenance = false
    var isBusy = false
    var isResting = false
    // Providers that answer at once and a gauge that changed bring further actions for the same instant.
    while true {
      takeAnswers(at: now, into: &report)
      scheduler.requestReloads(WidgetCenter.shared.takeRequests(), at: now)
      for kind in feeds.takeNews() { scheduler.requestReload(ofKind: kind, at: now) }
      let tick = scheduler.actions(at: now)
      if tick.isEmpty { break }
      isBusy = true
      isMaintenance = isMaintenance || tick.isMaintenance
      for redraw in tick.redraws { redraws[redraw.placement] = redraw }
      for request in tick.abandoned { questions.removeValue(forKey: request)?.cancel() }
      if tick.quietHours != nil, scheduler.hasNightPage { isPageTurned = true }
      if let turn = tick.pageTurn {
        self.turn(turn)
        report.page = pageName
      }
      isResting = isResting || tick.quietHours == .began
      // The gauge first, so that providers that look at the battery see what it says now.
      if tick.readsGauge { readGauge(at: now, into: &report) }
      let round = AnswerRound()
      AnswerRound.$current.withValue(round) {
        for reload in tick.reloads { ask(reload.request, at: now) }
      }
      let asked = ContinuousClock.now
      if !tick.reloads.isEmpty, !questions.isEmpty { await answersToCome.wait(milliseconds: clock.patience) }
      round.end()
      report.timings.providers += ContinuousClock.now - asked
    }
    let isRetry = retry.map { $0.date <= now } ?? false
    passShowing(at: now)
    let isAsked =
      (isShowingNews || presses.wantsFull) && !scheduler.isHalted && (retry.map { $0.date <= now } ?? true)
    // A provider's failure that comes late is nothing to draw, but something to tell.
    guard isBusy || isRetry || isAsked || !report.problems.isEmpty else { return nil }
    if let error = watch?.error { report.problems.append(error.description) }
    report.problems += watch?.takeCaveats().map(\.explanation.text) ?? []
    report.problems += feeds.takeProblems()
    if scheduler.isHalted { redraws = [:] }
    if lastPicture == .due { drawLastPicture() }
    let spent = (layout: screen.layoutTime, raster: screen.rasterTime)
    for redraw in redraws.values.sorted(by: { $0.placement < $1.placement }) {
      draw(redraw, at: now, into: &report)
    }
    let warns = isWarningNews && !scheduler.isHalted && !scheduler.isQuiet
    let isTurned = report.page != nil && !scheduler.isHalted
    if warns || isTurned || !redraws.isEmpty { drawWarning(at: now) }
    report.timings.layout = screen.layoutTime - spent.layout
    report.timings.raster = screen.rasterTime - spent.raster
    report.problems += screen.newProblems()
    report.battery = watch?.battery
    if !redraws.isEmpty || warns || isTurned || isMaintenance || isRetry || isAsked || lastPicture == .due {
      try refresh(at: now, &report)
    }
    notePage()
    presses.pressedAt = nil
    keepState(isLast: isResting)
    report.problems += pendingProblems
    pendingProblems = []
    return report
  }

  private func draw(_ redraw: Tick.Redraw, at now: Date, into report: inout TickReport) {
    guard let widget = widgets[redraw.placement] else { return }
    // The page was turned since it was handed out.
    guard scheduler.isShown(redraw.placement) else {
      return scheduler.invalidate([redraw.placement], at: now)
    }
    if isPageTurned { turnPage(to: widget.page) }
    guard let shown = show(widget, redraw, at: now) else { return }
    scheduler.drawn(redraw.placement, nextTextChange: shown.nextChange, at: now)
    report.drawn.append(widget.placement.kind)
    report.reasons.append(redraw.reasons)
    report.problems += widget.newProblems(widget.notes + shown.problems).map {
      "\(widget.placement.kind): \($0)"
    }
  }
}
