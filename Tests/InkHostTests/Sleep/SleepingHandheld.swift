import Foundation
import InkGauges
import InkSimulation
import InkSoak
import Testing

@testable import InkHost

/// A handheld that lives by its alarm: one board, one card, one clock chip, and starts one after the other.
@MainActor final class SleepingHandheld {
  let medium = SimulatedMedium()
  let board: SimulatedBoard
  let rtc: SimulatedRTC
  let power: SimulatedPowerSwitch
  let epoch: Date
  var change: (inout HostSettings) -> Void = { _ in }
  var isHeld = false
  var thermometer = Thermometer.gauge
  /// In the place of the board's own.
  var gauge: (any FuelGauge)?
  /// Whether its time is believed when it starts.
  var verdict = ClockTruth.trusted
  /// Changes a host before it runs.
  var prepare: (DisplayHost) -> Void = { _ in }
  /// What cuts a wait short, by its number in a start.
  var interruptions: [Int: Interruption] = [:]
  /// Every refresh, in order.
  private(set) var refreshes: [(date: Date, mode: String, reason: String)] = []
  private(set) var wakes = 0
  private(set) var problems: [String] = []
  private(set) var reasons: [WakeReason] = []
  /// What the glass said of the rest, each change in order.
  private(set) var notices: [SleepNotice?] = []
  private(set) var lastHost: DisplayHost?

  /// What a start takes, 35 s.
  static let start = Duration.seconds(35)

  init(at epoch: Date) throws {
    self.epoch = epoch
    board = try #require(SimulatedBoard(model: "waveshare-2in13-v4"))
    board.battery.load = 0.15
    rtc = SimulatedRTC(clock: board.clock, seconds: Int64(epoch.timeIntervalSince1970), driftPPM: 5)
    power = SimulatedPowerSwitch(rtc: rtc, clock: board.clock)
  }

  /// One start: runs until the machine would go off, or until `waits` waits are over; gives how it ended.
  func wake(waits limit: Int = 60, files: SimulatedMedium? = nil) async throws -> DisplayHost.Ending {
    wakes += 1
    board.battery.charge = 0.8
    board.battery.isPlugged = false
    board.battery.load = 0.15
    let keeper = StateKeeper(board: "handheld", panel: "waveshare-2in13-v4", files: files ?? medium)
    let it = try DisplayHostTests.handheld(
      board: board, gauge: gauge, startingAt: epoch, state: keeper, thermometer: thermometer,
      verdict: verdict, change: change)
    board.battery.schedule = nil
    let alarm = SoakAlarm(rtc: rtc) { [clock = it.clock] in MainActor.assumeIsolated { clock.now } }
    it.host.sleeper = Sleeper(alarm) { [unowned self] in MainActor.assumeIsolated { isHeld } }
    if let reason = it.host.wakeReason { reasons.append(reason) }
    it.host.onTick = { [unowned self, unowned host = it.host] report in
      problems += report.problems
      if notices.last != host.sleepNotice { notices.append(host.sleepNotice) }
      guard let mode = report.panel?.mode else { return }
      refreshes.append((report.date, "\(mode)", report.drawn.joined(separator: "+")))
    }
    prepare(it.host)
    var waits = 0
    it.clock.onWait = { [unowned self] _ in
      waits += 1
      return waits > limit ? .stop : interruptions[waits]
    }
    lastHost = it.host
    try await it.host.run()
    #expect(board.panelIsSafe)
    #expect(board.misuses.isEmpty)
    // What the cold holds back is not on the glass, nor what a stop left undrawn.
    if it.host.retry == nil, !interruptions.values.contains(.stop) {
      let isSeen = board.glass.frame == it.host.picture.plane(0).rotated(by: .right)
      #expect(isSeen)
    }
    return it.host.ending
  }

  /// One start after which the machine goes off; gives until when.
  @discardableResult
  func rest(waits limit: Int = 60, files: SimulatedMedium? = nil) async throws -> Date {
    let ending = try await wake(waits: limit, files: files)
    var end: Date?
    if case .asleep(let until) = ending { end = until }
    return try #require(end, "it stays on: \(ending)")
  }

  /// Goes off after such a start and is switched on by the alarm.
  func sleepUntilAlarm() {
    #expect(goOff() == nil)
    #expect(sleep() == .alarm)
  }

  /// Switches off as the program does after its run; nil where it went off.
  func goOff() -> PowerDownError? {
    do throws(PowerDownError) {
      try PowerDown(
        command: "systemctl poweroff",
        run: { [power, board] _ in
          power.switchOff()
          // Nothing runs that would draw.
          board.battery.load = 0
          return 0
        }, synchronize: {}
      ).perform()
      return nil
    } catch {
      return error
    }
  }

  /// Sleeps until something switches it on, and starts.
  func sleep() -> SimulatedPowerSwitch.Cause {
    let cause = power.sleep(patience: .seconds(3 * 86_400))
    board.clock.advance(by: Self.start)
    return cause
  }

  var now: Date { epoch.addingTimeInterval(board.clock.now / .seconds(1)) }
}
