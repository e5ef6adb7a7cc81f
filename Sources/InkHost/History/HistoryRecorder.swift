import Foundation
import InkFeeds

/// Gathers what ticks did and writes it into the history, seldom: a card is flushed four times an hour, whatever happens.
///
/// The battery is noted every five minutes, and sooner when it changes by a percent or in what it does. What is older
/// than 400 days goes, of the numbers of feeds what is older than eight days and all but 50,000. A violent end costs the last
/// quarter of an hour. A damaged file is put aside and begun anew, which is told.
@MainActor
public final class HistoryRecorder {
  /// What went wrong; told once until it works again.
  public private(set) var problem: String?

  private let open: () throws(HistoryError) -> HistoryDatabase
  private let interval: Duration
  /// Puts a damaged file aside and gives its new path; nil where that cannot be done.
  private let setAside: () -> String?
  private var refreshes: [RefreshRecord] = []
  private var readings: [BatteryRecord] = []
  private var wakes: [WakeRecord] = []
  private var wake: WakeCounter?
  private var samples: [FeedSample] = []
  private var lastReading: BatteryRecord?
  private var writtenAt: Duration?
  /// The rest that was written, so that it is not written again while the machine goes off.
  private var writtenRest: Date?
  private var hasFailed = false

  /// A recorder for the file at a path, which is made when it is first needed.
  public convenience init(path: String) {
    self.init(setAside: { HistoryDatabase.setAside(path) }) { () throws(HistoryError) in
      try HistoryDatabase(path: path)
    }
  }

  init(
    every interval: Duration = .seconds(900), setAside: @escaping () -> String? = { nil },
    open: @escaping () throws(HistoryError) -> HistoryDatabase
  ) {
    (self.open, self.interval, self.setAside) = (open, interval, setAside)
  }

  /// Counts what this run does as one wake of a machine that rests, from `uptime` on; `secondsStarting` is what it took to
  /// get so far, nil where it was on before.
  public func begin(
    _ reason: WakeReason, at uptime: Duration, now: Date, secondsStarting: Double? = nil
  ) {
    wake = WakeCounter(
      date: now, reason: reason.word, startedAt: uptime, secondsStarting: secondsStarting)
  }

  /// The numbers of feeds that former runs kept; none where there is no history, and where it cannot be read, which is told.
  public func samples(until now: Date) -> [FeedSample] {
    do throws(HistoryError) {
      return try open().samples(since: now.addingTimeInterval(-FeedHistory.length))
    } catch {
      tell(error)
      return []
    }
  }

  /// Notes numbers of feeds; they are written with what comes next.
  public func note(_ samples: [FeedSample]) { self.samples = (self.samples + samples).suffix(20_000) }

  /// Notes a tick at `uptime`, a time that is never set.
  public func note(_ report: TickReport, at uptime: Duration) {
    writtenAt = writtenAt ?? uptime
    wake?.note(report, at: uptime)
    if let refresh = RefreshRecord(report) { refreshes.append(refresh) }
    if let reading = BatteryRecord(report), isNews(reading) {
      readings.append(reading)
      lastReading = reading
    }
    let isFull = refreshes.count + readings.count + samples.count >= 1000
    // A card that takes nothing is not asked at every tick.
    if isFull && !hasFailed || uptime - (writtenAt ?? uptime) >= interval {
      write(at: uptime, now: report.date)
    }
  }

  /// Writes what is left, at the end of a run, or before the machine is switched off until `rest`.
  public func finish(at uptime: Duration, now: Date, until rest: Date? = nil) {
    if let rest, rest == writtenRest { return }
    if let record = wake?.finished(at: uptime, now: now, until: rest) { wakes = [record] }
    write(at: uptime, now: now)
    writtenRest = wakes.isEmpty ? rest : nil
  }

  /// What went wrong since the last call.
  public func takeProblem() -> String? { problem.take() }

  private func isNews(_ reading: BatteryRecord) -> Bool {
    guard let last = lastReading else { return true }
    let age = reading.date.timeIntervalSince(last.date)
    let change = abs((reading.percent ?? 0) - (last.percent ?? 0))
    return age >= 300 || age < 0 || change >= 1 || reading.state != last.state
  }

  private func write(at uptime: Duration, now: Date) {
    writtenAt = uptime
    guard !refreshes.isEmpty || !readings.isEmpty || !samples.isEmpty || !wakes.isEmpty else { return }
    do throws(HistoryError) {
      // Opened for each write: nothing is held while the display sleeps, and a file that was removed comes again.
      let database = try open()
      try database.add(refreshes, readings, samples, wakes: wakes)
      (refreshes, readings, samples, wakes, hasFailed) = ([], [], [], [], false)
      // Once a day by the file, since a machine that rests begins anew at each wake. A clock that was set back counts too.
      let day = Int(now.timeIntervalSince1970 / 86_400)
      if try database.prunedDay() != day {
        try database.prune(before: now.addingTimeInterval(-400 * 86_400))
        try database.pruneSamples(before: now.addingTimeInterval(-8 * 86_400), keeping: 50_000)
        try database.setPruned(day: day)
      }
    } catch {
      tell(error)
      // What cannot be written is kept for a while, the newest of it.
      refreshes = refreshes.suffix(2000)
      readings = readings.suffix(2000)
    }
  }

  /// Tells of a failure once, and begins a damaged file anew.
  private func tell(_ error: HistoryError) {
    if error.isDamaged, let kept = setAside() {
      problem = HistoryBegunAnew(path: error.path, reason: error.reason, kept: kept).description
      return
    }
    if !hasFailed { problem = error.description }
    hasFailed = true
  }
}
