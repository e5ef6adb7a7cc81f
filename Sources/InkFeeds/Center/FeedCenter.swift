import Foundation
import Synchronization

/// The feeds of a display: each source is asked once for all widgets that show it, away from the main thread.
///
/// A widget's provider asks for a feed's report; the first to do so starts the feed. A host drives it: it waits no
/// longer than `nextAttempt`, calls `start(at:)`, and reloads the kinds of widgets that `takeNews()` names. Between two
/// attempts nothing runs. A source that fails or hangs concerns nobody but the widgets that show it.
public final class FeedCenter: Sendable {
  private struct Feed {
    var state: FeedState
    var kinds: Set<String> = []
    /// Who shows it, as far as they may be hidden; nil is somebody who is not.
    var readers: Set<String?> = []
    var watch: (any FeedWatch)?
    var waiting: [@Sendable (FeedReport) -> Void] = []
    /// When the number was that was kept last.
    var sampledAt: Date?
  }

  private struct Guarded {
    var feeds: [FeedSettings: Feed] = [:]
    /// Tells the host that there is something to take or to wait for.
    var wake: (@Sendable () -> Void)?
    var news: Set<String> = []
    var problems: [String] = []
    /// True when a source has answered since somebody took the reports.
    var hasAnswers = false
    /// What sources may tell about the display.
    var facts = DisplayFacts()
    /// What a former run knew, by the feeds' identities, until they are asked for.
    var recalled: [String: KnownFeed] = [:]
    /// The numbers of former runs, likewise.
    var histories: [String: FeedHistory] = [:]
    /// Readers that are to be seen, and those that may be next; nil while nobody is hidden.
    var shown: Set<String?>?
    var ahead: Set<String?> = []
    /// Numbers that nobody has taken yet, the newest of them.
    var samples: [FeedSample] = []

    /// True where somebody who is to be seen shows the feed.
    func isShown(_ feed: Feed) -> Bool {
      guard !feed.kinds.isEmpty else { return false }
      return shown.map { !$0.isDisjoint(with: feed.readers) } ?? true
    }
  }

  private let guarded = Mutex(Guarded())
  private let perform: @Sendable (@escaping @Sendable () -> Void) -> Void

  /// No feeds yet; `perform` calls what it is given away from the main thread.
  init(perform: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void) { self.perform = perform }

  /// No feeds yet.
  public convenience init() { self.init { Thread.detachNewThread($0) } }

  // MARK: - For providers

  /// Gives the report of a feed at `now`, and has widgets of `kind` reloaded when it changes.
  ///
  /// The first time the source is asked, and the report given when it answered; later the report is given at once. The
  /// source sleeps while every `reader` of it is hidden, as `show` says.
  public func report(
    of settings: FeedSettings, for kind: String, reader: String? = nil, at now: Date,
    completion: @escaping @Sendable (FeedReport) -> Void
  ) {
    let (known, isNew) = guarded.withLock { guarded -> (FeedReport?, Bool) in
      var feed = guarded.feeds[settings] ?? Self.feed(settings, &guarded, at: now)
      feed.kinds.insert(kind)
      feed.readers.insert(reader)
      let isNew = feed.state.report.reading == nil && feed.state.report.error == nil
      if isNew { feed.waiting.append(completion) }
      let starts = isNew && !feed.state.isAsking
      if starts { feed.state.begin(at: now) }
      guarded.feeds[settings] = feed
      return (isNew ? nil : feed.state.report, starts)
    }
    if let known { completion(known) }
    if isNew { ask(settings, at: now) }
  }

  /// A feed that is asked for the first time, with what a former run knew of it.
  private static func feed(_ settings: FeedSettings, _ guarded: inout Guarded, at now: Date) -> Feed {
    var state = FeedState(every: settings.every, staleAfter: settings.staleAfter)
    if !guarded.histories.isEmpty, let history = guarded.histories.removeValue(forKey: settings.identity) {
      state.recall(history)
    }
    if !guarded.recalled.isEmpty, let known = guarded.recalled.removeValue(forKey: settings.identity),
      let reading = known.reading(at: now)
    {
      state.recall(reading)
    }
    return Feed(state: state)
  }

  /// What is known of the feeds that widgets show; nil when no source has answered since the last call.
  func takeReports() -> [(feed: FeedSettings, report: FeedReport)]? {
    guarded.withLock { guarded in
      guard guarded.hasAnswers else { return nil }
      guarded.hasAnswers = false
      return guarded.feeds.filter { !$0.value.kinds.isEmpty }.map { ($0.key, $0.value.state.report) }
    }
  }

  /// The feeds that widgets show, in the order of their widgets' kinds and their own names.
  public var asked: [AskedSource] {
    let feeds = guarded.withLock { $0.feeds }.filter { !$0.value.kinds.isEmpty }
    return feeds.map { AskedSource($0, kinds: $1.kinds.sorted(), report: $1.state.report) }
      .sorted { a, b in
        (a.kinds.joined(), a.feed.source.identity) < (b.kinds.joined(), b.feed.source.identity)
      }
  }

  /// Notes what sources may tell about the display from now on.
  public func note(_ facts: DisplayFacts) { guarded.withLock { $0.facts = facts } }

  func recall(_ known: [String: KnownFeed]) { guarded.withLock { $0.recalled = known } }

  /// Goes on from the numbers of former runs, oldest first.
  public func recall(_ samples: [FeedSample]) {
    var histories: [String: FeedHistory] = [:]
    for sample in samples where sample.number.isFinite {
      histories[sample.feed, default: FeedHistory()].add(sample.number, at: sample.date)
    }
    guarded.withLock { [histories] in $0.histories = histories }
  }

  /// The numbers that came since the last call, one in five minutes of each feed.
  public func takeSamples() -> [FeedSample] {
    guarded.withLock { guarded in
      defer { guarded.samples = [] }
      return guarded.samples
    }
  }

  // MARK: - For the host

  /// Connects the host, nil to disconnect it.
  ///
  /// `wake` is called from any thread when there is something to take, or another `nextAttempt`.
  public func connect(_ wake: (@Sendable () -> Void)?) { guarded.withLock { $0.wake = wake } }

  /// The kinds of widgets whose feeds have news since the last call, for the host to reload.
  public func takeNews() -> Set<String> {
    guarded.withLock { guarded in
      defer { guarded.news = [] }
      return guarded.news
    }
  }

  /// Notes that widgets are placed anew: a feed that no provider asks for from now on is not asked either.
  ///
  /// What is known stays for those that are.
  public func release() {
    guarded.withLock { guarded in
      for settings in guarded.feeds.keys {
        guarded.feeds[settings]?.kinds = []
        guarded.feeds[settings]?.readers = []
      }
    }
  }

  /// Says whose feeds are asked: of readers that are `shown` when they are due, of those `ahead` when something else has
  /// begun an attempt, of others not at all; nil for everybody's.
  public func show(_ shown: Set<String>?, ahead: Set<String> = []) {
    guarded.withLock { guarded in
      // Who cannot be hidden is among those that are not.
      guarded.shown = shown.map { Set($0).union([nil]) }
      guarded.ahead = Set(ahead)
    }
  }

  /// True where widgets of a kind show a feed.
  public func feeds(_ kind: String) -> Bool {
    guarded.withLock { $0.feeds.values.contains { $0.kinds.contains(kind) } }
  }

  /// When a feed is to be asked next; nil when none is.
  public var nextAttempt: Date? {
    guarded.withLock { guarded in
      guarded.feeds.values.filter { guarded.isShown($0) }.compactMap(\.state.nextAttempt).min()
    }
  }

  /// True while a source is being asked.
  public var isAsking: Bool { guarded.withLock { $0.feeds.values.contains { $0.state.isAsking } } }

  /// Begins to ask the feeds that are due at `now`.
  public func start(at now: Date) {
    let due = guarded.withLock { guarded in
      let due = guarded.feeds.filter { _, feed in
        guard feed.state.isDue(at: now) else { return false }
        return guarded.isShown(feed) || !feed.kinds.isEmpty && !guarded.ahead.isDisjoint(with: feed.readers)
      }.map(\.key)
      for settings in due { guarded.feeds[settings]?.state.begin(at: now) }
      return due
    }
    for settings in due { ask(settings, at: now) }
  }

  /// What went wrong since the last call, each already explained; a failure that goes on is told once.
  public func takeProblems() -> [String] {
    guarded.withLock { guarded in
      defer { guarded.problems = [] }
      return guarded.problems
    }
  }

  // MARK: - Asking

  private func ask(_ settings: FeedSettings, at now: Date) {
    perform { [self] in
      let began = ContinuousClock.now
      // Watched before it is read, so that no change falls between.
      let tells = watch(settings)
      let result: Result<FeedReading, FeedError>
      var pause: Duration?
      let facts = guarded.withLock(\.facts)
      do throws(FeedError) {
        let output = try settings.source.fetch(
          FeedRequest(deadline: settings.deadline, limit: settings.content.limit, facts: facts, now: now))
        pause = output.pause
        result = .success(FeedReading(try settings.value(of: output.bytes), at: output.date ?? now))
      } catch {
        result = .failure(error)
      }
      let ended = now.addingTimeInterval((ContinuousClock.now - began).seconds)
      end(settings, result, at: ended, tells: tells, pause: pause)
    }
  }

  /// Sees to it that the source tells of changes; false where it cannot.
  ///
  /// After a failure it is watched anew: what was watched may be gone.
  private func watch(_ settings: FeedSettings) -> Bool {
    let isWatched = guarded.withLock { guarded in
      guard let feed = guarded.feeds[settings] else { return false }
      return feed.watch != nil && feed.state.report.error == nil
    }
    if isWatched { return true }
    let watch = settings.source.watch { [weak self] in self?.noteChange(settings) }
    guarded.withLock { $0.feeds[settings]?.watch = watch }
    return watch != nil
  }

  private func noteChange(_ settings: FeedSettings) {
    let wake = guarded.withLock { guarded in
      guarded.feeds[settings]?.state.noteChange()
      // What nobody sees is looked at when somebody does.
      return guarded.feeds[settings].flatMap { guarded.isShown($0) ? guarded.wake : nil }
    }
    wake?()
  }

  private func end(
    _ settings: FeedSettings, _ result: Result<FeedReading, FeedError>, at now: Date, tells: Bool,
    pause: Duration?
  ) {
    typealias Told = (FeedReport, [@Sendable (FeedReport) -> Void], (@Sendable () -> Void)?)
    let (report, waiting, wake) = guarded.withLock { guarded -> Told in
      guard var feed = guarded.feeds[settings] else { return (FeedReport(), [], nil) }
      let before = feed.state.report.error
      let isNews = feed.state.end(result, at: now, tells: tells, pause: pause)
      if let error = feed.state.report.error, error != before {
        guarded.problems.append("\(feed.kinds.sorted().joined(separator: ", ")): \(error)")
      }
      if case .success = result {
        guarded.hasAnswers = true
        if let sample = feed.state.sample(after: feed.sampledAt, of: settings) {
          feed.sampledAt = sample.date
          guarded.samples = guarded.samples.suffix(4095) + [sample]
        }
      }
      let waiting = feed.waiting
      feed.waiting = []
      guarded.feeds[settings] = feed
      if isNews, waiting.isEmpty { guarded.news.formUnion(feed.kinds) }
      return (feed.state.report, waiting, guarded.wake)
    }
    for completion in waiting { completion(report) }
    wake?()
  }
}
