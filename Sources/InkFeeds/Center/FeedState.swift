import Foundation

/// What is known of one feed and when it is to be asked again, as a pure state machine on the caller's time.
///
/// A failure keeps the last good value. It is followed by another attempt after half a minute (or the interval, where
/// that is shorter), then after twice as long each time, up to the interval, five minutes at least; and not before the
/// time that a server named. A source that tells of its changes is asked again after a failure only where time alone
/// may mend it, a quarter of an hour later at the earliest.
public struct FeedState: Equatable, Sendable {
  /// Changes that are told of are looked at a second apart, however often a file is written.
  static let shortestPause: TimeInterval = 1
  /// How soon what failed is asked again though its source told of nothing: a calendar that is too slow costs seconds.
  private static let timedPause = Duration.seconds(900)

  /// How often it is asked; nil for a feed that is asked when it tells of a change.
  public let every: Duration?
  /// What is known.
  public private(set) var report: FeedReport
  /// When it is to be asked next; nil while it is being asked, and while nothing is to happen.
  public private(set) var nextAttempt: Date?
  /// True while it is being asked.
  public private(set) var isAsking = false
  /// Failures since the last success.
  public private(set) var failures = 0
  private var askedAt: Date?
  private var changedMeanwhile = false
  /// True where what a source that tells of its changes gives depends on the time as well.
  private var isTimed = false

  /// A feed that is to be asked at once.
  public init(every: Duration?, staleAfter: Duration?) {
    self.every = every
    report = FeedReport(staleAfter: staleAfter)
    nextAttempt = .distantPast
  }

  /// Goes on from what a former run knew; it is to be asked at once all the same.
  mutating func recall(_ reading: FeedReading) { report.reading = reading }

  /// The same with its numbers.
  mutating func recall(_ history: FeedHistory) { report.history = history }

  /// The newest number, where it is far enough from the one that was kept last.
  func sample(after last: Date?, of settings: FeedSettings) -> FeedSample? {
    guard let newest = report.history.samples.last, newest.date == report.reading?.date else { return nil }
    // A clock that was set back begins anew.
    if let last, (0..<FeedHistory.spacing).contains(newest.date.timeIntervalSince(last)) { return nil }
    return FeedSample(feed: settings.identity, date: newest.date, number: newest.number)
  }

  /// Whether it is to be asked at `now`.
  ///
  /// A date that lies further off than an interval was computed before the clock was set back.
  public func isDue(at now: Date) -> Bool {
    guard let nextAttempt, !isAsking else { return false }
    return nextAttempt <= now || askedAt.map { $0 > now } ?? false
  }

  /// Notes that it is being asked.
  public mutating func begin(at now: Date) {
    isAsking = true
    changedMeanwhile = false
    askedAt = now
    nextAttempt = nil
  }

  /// Notes that the source told of a change.
  public mutating func noteChange() {
    changedMeanwhile = isAsking
    guard !isAsking else { return }
    let earliest = askedAt.map { $0.addingTimeInterval(Self.shortestPause) } ?? .distantPast
    nextAttempt = min(nextAttempt ?? .distantFuture, earliest)
  }

  /// Notes an answer, and gives true where widgets may have to be drawn again.
  ///
  /// `tells` is true for a source that tells of its changes, `pause` what a source wants instead of its interval.
  public mutating func end(
    _ result: Result<FeedReading, FeedError>, at now: Date, tells: Bool = false, pause asked: Duration? = nil
  ) -> Bool {
    isAsking = false
    let before = report
    switch result {
    case .success(var reading):
      // A source's clock may be ahead of this one.
      reading.date = min(reading.date, now)
      failures = 0
      isTimed = asked != nil
      report.reading = reading
      report.error = nil
      report.failingSince = nil
      // A number, or a table with one and its unit.
      if let number = reading.value.number ?? reading.value["value"]?.number {
        report.history.add(number, at: reading.date)
      }
    case .failure(let error):
      failures += 1
      if case .calendar(.tooSlow) = error { isTimed = true }
      report.error = error
      report.failingSince = report.failingSince ?? now
    }
    if tells {
      let pause = failures == 0 ? asked : isTimed ? max(retryPause, Self.timedPause) : nil
      nextAttempt = pause.map { now.addingTimeInterval($0.seconds) }
    } else {
      let pause = failures > 0 ? max(retryPause, wished) : asked ?? every ?? .seconds(60)
      nextAttempt = now.addingTimeInterval(pause.seconds)
    }
    if changedMeanwhile { noteChange() }
    return report != before
  }

  /// How long the source asked to be left alone, a day at most.
  private var wished: Duration { min(report.error?.pause ?? .zero, .seconds(86_400)) }

  private var retryPause: Duration {
    let interval = every ?? .seconds(60)
    let doublings = min(failures - 1, 16)
    return min(min(interval, .seconds(30)) * (1 << doublings), max(interval, .seconds(300)))
  }
}
