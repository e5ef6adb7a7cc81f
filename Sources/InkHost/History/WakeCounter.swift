import Foundation
import InkGauges

/// Adds up what happens from a start of the program to its end.
struct WakeCounter {
  private(set) var record: WakeRecord
  private let startedAt: Duration
  /// The last reading with a current: when, and the power out of the battery.
  private var last: (at: Duration, watts: Double)?
  private var energy = 0.0
  /// True where a reading had no current: what it was in between nobody knows.
  private var hasGap = false
  /// True once the start has its date for good.
  private var isDated = false

  init(date: Date, reason: String, startedAt: Duration, secondsStarting: Double?) {
    record = WakeRecord(date: date, reason: reason, secondsAwake: 0, secondsStarting: secondsStarting)
    self.startedAt = startedAt
  }

  /// Takes a tick into account, which was over at `uptime`.
  mutating func note(_ report: TickReport, at uptime: Duration) {
    if let panel = report.panel, let mode = panel.mode {
      record.refreshes += 1
      if mode == .full { record.fullRefreshes += 1 }
      record.bytes += panel.bytes
    }
    guard let battery = report.battery, battery.isPresent, battery.failures == 0, let readAt = battery.readAt
    else { return }
    if let level = battery.level {
      record.percentBefore = record.percentBefore ?? level * 100
      record.percentAfter = level * 100
    }
    if battery.hasExternalPower == true || battery.state == .charging { record.wasCharged = true }
    guard let amperes = battery.amperes, let volts = battery.volts else {
      hasGap = true
      return
    }
    guard readAt != last?.at else { return }
    let watts = max(0, -amperes) * volts
    // The first one stands for the time before it too, within this run.
    let since = last ?? (at: startedAt, watts: watts)
    energy += (since.watts + watts) / 2 * (readAt - since.at).inSeconds / 3.6
    last = (readAt, watts)
  }

  /// The record of a run that ends at `uptime`, which is `now`, until `rest` where the machine goes off.
  ///
  /// A clock that nothing kept while the machine was off is right at the end only, so that the start's date follows from
  /// there; once, since it names the record.
  mutating func finished(at uptime: Duration, now: Date, until rest: Date?) -> WakeRecord {
    if !isDated { record.date = now.addingTimeInterval(-(uptime - startedAt).inSeconds) }
    isDated = true
    var record = record
    record.secondsAwake = (uptime - startedAt).inSeconds
    if let last, !hasGap {
      record.milliwattHours = energy + last.watts * (uptime - last.at).inSeconds / 3.6
    }
    record.until = rest
    return record
  }
}
