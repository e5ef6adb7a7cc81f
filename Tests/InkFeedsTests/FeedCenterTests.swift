import Foundation
import InkTimelines
import Synchronization
import Testing

@testable import InkFeeds

@Suite("FeedCenter")
struct FeedCenterTests {
  static let start = Date(timeIntervalSince1970: 1_796_042_700)

  /// Work that waits until the test does it.
  final class Work: Sendable {
    private let jobs = Mutex<[@Sendable () -> Void]>([])
    var count: Int { jobs.withLock { $0.count } }

    func center() -> FeedCenter { FeedCenter { job in self.jobs.withLock { $0.append(job) } } }

    func doAll() {
      let jobs = jobs.withLock { jobs in
        defer { jobs = [] }
        return jobs
      }
      for job in jobs { job() }
    }
  }

  /// A source whose answers a test decides.
  struct Script: FeedSource {
    final class Answers: Sendable {
      let next = Mutex<Result<String, FeedError>>(.failure(.notText))
      let changed = Mutex<(@Sendable () -> Void)?>(nil)
      let tells: Bool
      init(tells: Bool = false) { self.tells = tells }
    }
    final class Watch: FeedWatch {}

    static let key = "script"
    static let parameterType = ""
    let name: String
    let answers: Answers
    var description: String { name }
    var identity: String { name }

    init(_ name: String, _ answer: Result<String, FeedError> = .success("1"), tells: Bool = false) {
      self.name = name
      answers = Answers(tells: tells)
      answers.next.withLock { $0 = answer }
    }

    init(parameter value: WidgetConfigurationValue, key: String) throws(WidgetConfigurationError) {
      self.init(key)
    }

    static func == (a: Script, b: Script) -> Bool { a.name == b.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }

    func fetch(_ request: FeedRequest) throws(FeedError) -> FeedOutput {
      FeedOutput(Array(try answers.next.withLock { $0 }.get().utf8))
    }

    func watch(_ changed: @escaping @Sendable () -> Void) -> (any FeedWatch)? {
      guard answers.tells else { return nil }
      answers.changed.withLock { $0 = changed }
      return Watch()
    }
  }

  /// What a host was told.
  final class Told: Sendable {
    let wakes = Mutex(0)
    let reports = Mutex<[FeedReport]>([])

    var wake: @Sendable () -> Void { { self.wakes.withLock { $0 += 1 } } }
    var take: @Sendable (FeedReport) -> Void { { report in self.reports.withLock { $0.append(report) } } }
    var values: [String?] { reports.withLock { $0.map { $0.value?.text } } }
  }

  @Test("The first to ask starts the feed and waits; later ones are answered at once")
  func firstAnswer() {
    let (work, told) = (Work(), Told())
    let center = work.center()
    let feed = FeedSettings(Script("a"))
    center.report(of: feed, for: "pressure", at: Self.start, completion: told.take)
    center.report(of: feed, for: "event", at: Self.start, completion: told.take)
    #expect(work.count == 1)
    #expect(center.isAsking)
    #expect(told.values.isEmpty)
    work.doAll()
    #expect(told.values == ["1", "1"])
    #expect(!center.isAsking)
    center.report(of: feed, for: "pressure", at: Self.start, completion: told.take)
    #expect(told.values == ["1", "1", "1"])
    #expect(work.count == 0)
  }

  @Test(
    "The source that only hidden readers show sleeps; that of the next page is asked along, and wakes nobody")
  func hidden() throws {
    let (work, told) = (Work(), Told())
    let center = work.center()
    center.connect(told.wake)
    let later = Self.start + 700
    func report(_ name: String, to reader: String?, at now: Date, tells: Bool = false) -> FeedSettings {
      let feed = FeedSettings(Script(name, tells: tells))
      center.report(of: feed, for: "value", reader: reader, at: now, completion: told.take)
      return feed
    }
    for (name, reader) in [("a", "up"), ("b", "next"), ("c", "hidden"), ("d", "hidden"), ("d", "up")] {
      _ = report(name, to: reader, at: Self.start)
    }
    work.doAll()
    center.show(["up"], ahead: ["next"])
    center.start(at: later)
    #expect(work.count == 3)
    work.doAll()
    // Only what is up is worth a wake; c has been due all the time.
    #expect(center.nextAttempt ?? .distantPast > later + 500)
    center.show(["next"], ahead: ["other"])
    #expect(center.nextAttempt ?? .distantPast > later + 500)
    center.show(["other"])
    #expect(center.nextAttempt == nil)
    center.start(at: later + 7000)
    #expect(work.count == 0)
    center.show(["hidden"])
    #expect(center.nextAttempt ?? .distantFuture < later)
    center.start(at: later)
    #expect(work.count == 1)
    work.doAll()
    // Somebody who cannot be hidden is always to be seen, and so is everybody without pages.
    center.show(["other"])
    _ = report("c", to: nil, at: later)
    #expect(center.nextAttempt != nil)
    center.show(nil)
    center.start(at: later + 7000)
    #expect(work.count == 4)
  }

  @Test("A change that a hidden source tells of wakes nobody, and is looked at when its page is up")
  func hiddenChange() throws {
    let (work, told) = (Work(), Told())
    let center = work.center()
    center.connect(told.wake)
    let script = Script("a", tells: true)
    center.report(
      of: FeedSettings(script), for: "value", reader: "page", at: Self.start, completion: told.take)
    work.doAll()
    let tell = try #require(script.answers.changed.withLock { $0 })
    let before = told.wakes.withLock { $0 }
    center.show(["other"])
    tell()
    center.start(at: Self.start + 60)
    #expect(told.wakes.withLock { $0 } == before && work.count == 0)
    center.show(["page"])
    center.start(at: Self.start + 60)
    #expect(work.count == 1)
    work.doAll()
    let wakes = told.wakes.withLock { $0 }
    tell()
    #expect(told.wakes.withLock { $0 } == wakes + 1)
  }

  @Test("At the interval the source is asked again, and the kinds that show it are reloaded")
  func reload() throws {
    let (work, told) = (Work(), Told())
    let center = work.center()
    center.connect(told.wake)
    let script = Script("a")
    center.report(of: FeedSettings(script), for: "pressure", at: Self.start, completion: told.take)
    center.report(of: FeedSettings(script), for: "event", at: Self.start, completion: told.take)
    work.doAll()
    #expect(center.takeNews() == [])
    let next = try #require(center.nextAttempt)
    #expect((599...601).contains(next.timeIntervalSince(Self.start)))
    center.start(at: Self.start + 500)
    #expect(work.count == 0)
    script.answers.next.withLock { $0 = .success("2") }
    center.start(at: next)
    center.start(at: next)
    #expect(work.count == 1)
    work.doAll()
    #expect(center.takeNews() == ["pressure", "event"])
    center.report(of: FeedSettings(script), for: "event", at: next, completion: told.take)
    #expect(told.values.last == "2")
  }

  @Test("A source that fails leaves the others alone, and is retried")
  func failure() {
    let (work, told) = (Work(), Told())
    let center = work.center()
    center.connect(told.wake)
    let (bad, good) = (Script("bad", .failure(.notText)), Script("good"))
    center.report(of: FeedSettings(bad), for: "pressure", at: Self.start, completion: told.take)
    center.report(of: FeedSettings(good), for: "event", at: Self.start, completion: told.take)
    work.doAll()
    #expect(told.reports.withLock { $0.map(\.error) } == [.notText, nil])
    #expect(told.values == [nil, "1"])
    #expect(center.takeProblems() == ["pressure: \(FeedError.notText)"])
    center.start(at: Self.start + 35)
    #expect(work.count == 1)
    work.doAll()
    #expect(center.takeProblems() == [])
    // The same failure again: nothing looks different, so only the host is woken.
    #expect(center.takeNews() == [])
    #expect(told.wakes.withLock { $0 } > 0)
    bad.answers.next.withLock { $0 = .success("3") }
    center.start(at: Self.start + 120)
    work.doAll()
    #expect(center.takeNews() == ["pressure"])
  }

  @Test("A source that tells of changes is asked then, and never else")
  func change() {
    let (work, told) = (Work(), Told())
    let center = work.center()
    center.connect(told.wake)
    let script = Script("a", tells: true)
    center.report(
      of: FeedSettings(script, every: .seconds(10)), for: "event", at: Self.start, completion: told.take)
    work.doAll()
    #expect(center.nextAttempt == nil)
    script.answers.next.withLock { $0 = .success("2") }
    script.answers.changed.withLock { $0 }?()
    #expect(center.nextAttempt == Self.start + 1)
    center.start(at: Self.start + 60)
    work.doAll()
    #expect(center.takeNews() == ["event"])
  }

  @Test("When widgets are placed anew, feeds rest that nobody shows, and what is known stays for the others")
  func release() {
    let (work, told) = (Work(), Told())
    let center = work.center()
    center.report(of: FeedSettings(Script("a")), for: "event", at: Self.start, completion: told.take)
    work.doAll()
    center.release()
    #expect(center.nextAttempt == nil)
    center.start(at: Self.start + 10_000)
    #expect(work.count == 0)
    center.report(of: FeedSettings(Script("a")), for: "event", at: Self.start, completion: told.take)
    #expect(told.values == ["1", "1"])
    #expect(center.nextAttempt != nil)
  }

  @Test("On its own threads a command's answer comes")
  func threads() async {
    let report = await withCheckedContinuation { continuation in
      FeedCenter().report(
        of: FeedSettings(CommandSource(["printf", "7"])), for: "event", at: Self.start
      ) { continuation.resume(returning: $0) }
    }
    #expect(report.value == .text("7"))
  }
}
