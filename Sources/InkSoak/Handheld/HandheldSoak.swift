import Foundation
import InkClocks
import InkGauges
import InkHost
import InkPanels
import InkSimulation
import InkTimelines
import InkViews

/// A handheld that lives by its alarm, start after start, through days of simulated time with everything going wrong in
/// turn, and each moment at which something is to be shown checked.
///
/// The rounds are computed by the calendar alone; the display knows them from its widget's timeline.
@MainActor
package final class HandheldSoak {
  /// Power boards with a clock.
  package static let boards: [String?] = ClockModel.all.map(\.name)
  /// A week before the clocks go forward, and back.
  package static let starts = ["2027-03-21T07:00:00Z", "2027-10-24T07:00:00Z"]
  static let zone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
  /// What a start takes.
  static let boot = Duration.seconds(35)
  /// How long after its moment something may be shown: two transfers' time, and a wait that is rounded up.
  static let patience: TimeInterval = 3

  let board: SimulatedBoard
  let clock: SoakClock
  let card = SoakCard()
  let rtc: SimulatedRTC
  let power: SimulatedPowerSwitch
  let alarm: any WakeAlarm
  private let model: PanelModel
  private let end: Date
  private let begin: Date
  var findings = HandheldFindings()
  private var dice = Dice()
  private var refreshes: [Date] = []
  private var excuses: [ClosedRange<Date>] = []
  /// True when what the glass shows may not be known: the next refresh is rightly full.
  private var isUncertain = true
  private var isCut = false
  /// Steps on the wires that failed before the cut that is to come.
  private var failuresBefore = 0
  private var host: DisplayHost?
  /// Why the machine stayed on in this wake, as far as its trouble is the reason.
  private var seenReasons: Set<SleepDecision.Reason> = []

  /// Days from a moment on, with a clock of the kernel's or a power board's.
  package init(board name: String?, from start: String, days: Double) throws {
    begin = try Date(start, strategy: .iso8601)
    end = begin.addingTimeInterval(days * 86_400)
    model = try PanelCatalog.model(named: "waveshare-2in13-v4")
    // A gauge that knows whether there is power.
    guard let panel = SimulatedPanel.named(model.name), let gauge = SimulatedGauge.named("pisugar-3") else {
      throw CocoaError(.featureUnsupported)
    }
    let board = SimulatedBoard(panel: panel, gauge: gauge)
    board.battery.schedule = nil
    board.wires.isRecording = false
    self.board = board
    clock = SoakClock(board, startingAt: begin)
    rtc = SimulatedRTC(
      clock: board.clock, seconds: Int64(begin.timeIntervalSince1970) + (name == nil ? 0 : 3600), driftPPM: 8)
    power = SimulatedPowerSwitch(rtc: rtc, clock: board.clock)
    let now: () -> Date = { [clock] in MainActor.assumeIsolated { clock.now } }
    if let name, let clockModel = ClockModel.named(name),
      let chip = SimulatedClocks.named(name, rtc: rtc, gauge: board.bus.chip(at: clockModel.address))
    {
      board.bus.attach(chip, at: clockModel.address)
      power.board = chip
      alarm = BoardWakeAlarm(clockModel, now: now) {
        clockModel.clock(on: board.bus.device(at: clockModel.address), pauses: board.clock)
      }
    } else {
      alarm = SoakAlarm(rtc: rtc, now: now)
    }
    findings.name = "handheld  \(name ?? "rtc"), from \(start)"
    card.isDark = { [unowned self] in MainActor.assumeIsolated { isDark } }
    card.onCut = { [unowned self] in MainActor.assumeIsolated { isCut = true } }
  }

  /// Runs it; `troubles` come one after the other, one at every third wake.
  package func run(troubles: Bool = true) async throws -> HandheldFindings {
    var index = 0
    while clock.now < end {
      let list = HandheldTrouble.allCases
      let trouble = troubles && index % 3 == 2 ? list[index / 3 % list.count] : .nothing
      index += 1
      try await wake(trouble)
    }
    return finish()
  }

  /// Cuts the supply at every `stride`-th step of a wake, on the wires and then on the card, one wake after the other.
  package func cutEverywhere(stride step: Int, lucks: Int = 6) async throws -> HandheldFindings {
    try await wake(.nothing)
    let (wires, files) = (board.faults.steps, card.steps)
    try await wake(.nothing)
    let counts = (wires: board.faults.steps - wires, files: card.steps - files)
    for at in Swift.stride(from: 1, through: counts.wires, by: step) { try await wake(.cutOnWires, at: at) }
    for at in 1...counts.files {
      for _ in 0..<lucks { try await wake(.cutOnCard, at: at) }
    }
    return finish()
  }

  // MARK: - One wake

  /// One start, or two where the supply is cut, until it goes off; then the rest.
  private func wake(_ trouble: HandheldTrouble, at step: Int? = nil) async throws {
    findings.troubles[trouble.rawValue, default: 0] += 1
    let from = clock.now
    prepare(trouble, at: step)
    var ending = try await start(trouble)
    if isCut {
      findings.cuts += 1
      see(trouble)
      losePower()
      ending = try await start(.nothing)
      excuses.append(from...clock.now)
    } else if trouble == .cutOnWires || trouble == .cutOnCard {
      // The wake had fewer steps.
      (card.cutAt, isCut) = (nil, false)
      board.faults.clear()
    }
    guard case .asleep(let until)? = ending else {
      return note("it does not rest: \(trouble) \(String(describing: ending))")
    }
    // A power board's clock that began anew is set without a word.
    let drift = (rtc.now ?? 0) - Int64(clock.now.timeIntervalSince1970)
    let isSet = trouble == .clockBeganAnew && abs(drift) < 7200
    if !seenReasons.isEmpty || isSet { see(trouble) }
    seenReasons = []
    checkRest(until)
    rest(until, trouble)
  }

  private func prepare(_ trouble: HandheldTrouble, at step: Int?) {
    switch trouble {
    case .lostAlarm: rtc.fault = .alarmLost
    case .shiftedAlarm: rtc.fault = .alarmShifted(7200)
    case .pastAlarm: rtc.fault = .alarmShifted(-40_000)
    case .deadClock: rtc.fault = .dead
    case .clockBeganAnew: rtc.set(946_684_800)
    case .unsynchronised: clock.verdict = .unsynchronised
    case .charger: board.battery.isPlugged = true
    case .cutOnWires:
      board.faults.fail(
        atStep: board.faults.steps + (step ?? dice.number(120) + 1), with: .failed, forever: true)
    case .cutOnCard: card.cutAt = card.steps + (step ?? dice.number(8) + 1)
    case .nothing, .silentAlarm, .noBattery, .button: break
    }
  }

  private func start(_ trouble: HandheldTrouble) async throws -> DisplayHost.Ending? {
    findings.starts += 1
    // What it lost while it was off is over.
    board.battery.advance(to: board.clock.now)
    board.battery.charge = 0.8
    board.battery.load = 0.15
    let keeper = StateKeeper(board: "handheld", panel: model.name, files: card)
    if let problem = keeper.problem { note("the state: \(problem)") }
    let host = try makeHost(keeper)
    self.host = host
    let reasons = host.learnWakeReason()
    if let reasons { findings.reasons[reasons.word, default: 0] += 1 }
    let startedAt = clock.now
    var waits = 0
    host.onTick = { [unowned self] in ticked($0) }
    clock.isHeld = { [unowned host] in host.isAsking }
    clock.hasAnswers = { [unowned host] in host.hasAnswers }
    clock.onWait = { [unowned self, unowned host] _ in
      waits += 1
      if isDark || waits > 3000 { return .stop }
      mend(trouble, host, since: startedAt)
      return nil
    }
    do {
      try await host.run()
    } catch {
      guard isDark else { throw error }
    }
    if isDark {
      isCut = true
      return nil
    }
    if !board.panelIsSafe { note("the panel is powered") }
    return host.ending
  }

  /// Ends what went wrong once the display has shown that it knows.
  private func mend(_ trouble: HandheldTrouble, _ host: DisplayHost, since start: Date) {
    let passed = clock.now.timeIntervalSince(start)
    if let reason = host.sleeper?.reason, trouble.reasons.contains(reason) { seenReasons.insert(reason) }
    switch (trouble, host.sleeper?.reason) {
    case (.lostAlarm, .noAlarm?), (.shiftedAlarm, .noAlarm?), (.pastAlarm, .noAlarm?),
      (.deadClock, .noAlarm?):
      rtc.fault = nil
    case (.clockBeganAnew, .noAlarm?):
      // Somebody sets it; a power board's is set by the display.
      rtc.set(Int64(clock.now.timeIntervalSince1970))
    case (.unsynchronised, .clockNotTrusted?) where passed > 240:
      clock.verdict = .trusted
      excuses.append(start...clock.now.addingTimeInterval(60))
    case (.charger, .externalPower?) where passed > 10_800: board.battery.isPlugged = false
    default: break
    }
    if host.sleeper?.reason == .noAlarm, power.isOn == false { note("it went off without an alarm") }
  }

  private func losePower() {
    board.faults.clear()
    failuresBefore = board.faults.failures
    isCut = false
    isUncertain = true
    // What held the lines is off.
    for line in [board.wires.power, board.wires.reset, board.wires.dataCommand] { try? line.set(.low) }
    card.losePower(luck: dice.number(12))
    power.switchOff()
    board.battery.load = 0
    _ = power.sleep(patience: .seconds(2))
    board.clock.advance(by: Self.boot)
  }

  private var isDark: Bool { isCut || board.faults.failures > failuresBefore }

  /// Switches off as the program does after its run.
  private func goOff() {
    let down = PowerDown(
      command: "true",
      run: { [power] _ in
        power.halt()
        return 0
      }, synchronize: {})
    do throws(PowerDownError) {
      try down.perform(by: alarm, cut: alarm.cutsLater ? .seconds(30) : .zero)
    } catch {
      note("it does not go off: \(error)")
    }
    if power.isOn { note("it stopped under a supply that stays") }
  }

  private func rest(_ until: Date, _ trouble: HandheldTrouble) {
    let from = clock.now
    if trouble == .silentAlarm { rtc.fault = .alarmSilent }
    if trouble == .noBattery { rtc.hasBattery = false }
    goOff()
    board.battery.load = 0
    let left = until.timeIntervalSince(from)
    let patience: Double =
      switch trouble {
      case .button: left / 2
      case .silentAlarm, .noBattery: left + 14_400
      default: left + 3 * 86_400
      }
    let cause = power.sleep(patience: .seconds(patience))
    (rtc.fault, rtc.hasBattery) = (nil, true)
    switch trouble {
    case .silentAlarm, .noBattery:
      excuses.append(until...clock.now.addingTimeInterval(60))
      if cause == .alarm { note("an alarm rang that could not") } else { see(trouble) }
      // A machine with a clock that began anew gets its time from the network; the kernel's clock is set by that.
      if trouble == .noBattery, !(alarm is BoardWakeAlarm) { rtc.set(Int64(clock.now.timeIntervalSince1970)) }
    case .button: if cause == .alarm { note("the button came after the alarm") } else { see(trouble) }
    default:
      if cause == .alarm { findings.alarms += 1 } else { note("the alarm at \(until) did not ring") }
      if abs(clock.now.timeIntervalSince(until)) > 3 {
        note("it rang \(clock.now.timeIntervalSince(until)) s late")
      }
    }
    board.clock.advance(by: Self.boot)
  }

  // MARK: - Checks

  /// Counts a trouble that had its effect: the display knew of it, or the machine came on otherwise.
  private func see(_ trouble: HandheldTrouble) { findings.seen[trouble.rawValue, default: 0] += 1 }

  func note(_ what: String) {
    guard findings.wrong.count < 20 else { return }
    findings.wrong.append("\(clock.now.formatted(.iso8601)): \(what)")
  }

  private func ticked(_ report: TickReport) {
    guard let mode = report.panel?.mode else { return }
    refreshes.append(report.date)
    guard mode == .full else {
      findings.partials += 1
      return
    }
    findings.fulls += 1
    let reason = report.plan?.reason
    let word =
      switch reason {
      case .pictureUnknown?: "picture not known"
      case .maintenance?: "regular"
      default: reason?.description ?? "?"
      }
    findings.fullReasons[word, default: 0] += 1
    if case .pictureUnknown? = reason, !isUncertain { note("a needless full refresh: \(word)") }
    if case .pictureUnknown? = reason { isUncertain = false }
  }

  private func checkRest(_ until: Date) {
    let now = clock.now
    if board.glass.frame != host?.picture.plane(0).rotated(by: .right) { note("the glass differs at rest") }
    guard let next = rounds.first(where: { $0 > now }), let last = rounds.last(where: { $0 <= now }) else {
      return
    }
    if (refreshes.last ?? .distantPast) < last.addingTimeInterval(-1) {
      note("at rest the glass is of before \(last)")
    }
    let lead = next.timeIntervalSince(until)
    if !(39...42).contains(lead) { note("the alarm is \(lead) s before the round") }
  }

  /// All rounds of these days.
  private lazy var rounds: [Date] = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = Self.zone
    var dates: [Date] = []
    var day = begin.addingTimeInterval(-86_400)
    while day < end.addingTimeInterval(400 * 86_400) {
      dates += Rounds.around(day, in: calendar).map(\.date)
      day += 3 * 86_400
    }
    return Array(Set(dates)).sorted()
  }()

  private func finish() -> HandheldFindings {
    let now = clock.now
    findings.days = now.timeIntervalSince(begin) / 86_400
    findings.stateWrites = card.replacements
    for trouble in HandheldTrouble.allCases where trouble != .nothing {
      let (count, seen) = (findings.troubles[trouble.rawValue] ?? 0, findings.seen[trouble.rawValue] ?? 0)
      // A cut may lie behind the last step of its wake.
      let isCut = trouble == .cutOnWires || trouble == .cutOnCard
      if isCut ? seen == 0 && count > 0 : seen != count {
        note("\(trouble) came \(count) times and was seen to have an effect \(seen) times")
      }
    }
    for round in rounds where round > begin && round < now.addingTimeInterval(-60) {
      findings.rounds += 1
      let shown = refreshes.first { $0 >= round.addingTimeInterval(-1) }
      if let shown, shown.timeIntervalSince(round) <= Self.patience { continue }
      if excuses.contains(where: { $0.contains(round) }) {
        findings.excused += 1
      } else {
        note(
          "the round of \(round.formatted(.iso8601)) was shown at \(shown?.formatted(.iso8601) ?? "no time")")
      }
    }
    return findings
  }

  private func makeHost(_ keeper: StateKeeper) throws -> DisplayHost {
    let wires = board.wires
    let panel = PanelSession(
      model: model,
      wires: PanelWires(
        spi: wires.spi, dataCommand: wires.dataCommand, reset: wires.reset, busy: wires.busy,
        power: wires.power, clock: board.clock))
    let gauge = try GaugeCatalog.model(named: "pisugar-3").gauge(on: board.gaugeDevice, clock: board.clock)
    let slot = ScreenLayout.lockScreen(CGSize(width: 250, height: 122)).slots.first {
      $0.family == .accessoryRectangular
    }
    guard let slot else { throw CocoaError(.featureUnsupported) }
    var settings = HostSettings(placements: [.init(kind: "rounds", slot: slot)])
    settings.rotation = .right
    settings.timeZone = Self.zone
    let host = try DisplayHost(
      settings, widgets: WidgetDescriptor.all(in: RoundsWidget()),
      station: Station(panel: panel, gauge: gauge, clock: board.clock), clock: clock, state: keeper)
    host.sleeper = Sleeper(alarm) { false }
    return host
  }
}
