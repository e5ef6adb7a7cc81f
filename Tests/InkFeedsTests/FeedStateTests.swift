import Foundation
import Testing

@testable import InkFeeds

@Suite("FeedState")
struct FeedStateTests {
  static let start = Date(timeIntervalSince1970: 1_796_042_700)

  private static func feed(every: Duration? = .seconds(600)) -> FeedState {
    FeedState(every: every, staleAfter: every.map { $0 * 3 })
  }

  private static func success(_ number: Double, at date: Date) -> Result<FeedReading, FeedError> {
    .success(FeedReading(.number(number), at: date))
  }

  @Test("A new feed is due at once, not while it is asked, and an interval after its answer")
  func interval() {
    var feed = Self.feed()
    #expect(feed.isDue(at: Self.start))
    feed.begin(at: Self.start)
    #expect(!feed.isDue(at: Self.start + 10_000))
    let isNews1 = feed.end(Self.success(1, at: Self.start), at: Self.start + 2)
    #expect(isNews1)
    #expect(feed.nextAttempt == Self.start + 602)
    #expect(!feed.isDue(at: Self.start + 601))
    #expect(feed.isDue(at: Self.start + 602))
  }

  static let pauses: [(Duration?, [Double])] = [
    (.seconds(600), [30, 60, 120, 240, 480, 600, 600]), (.seconds(10), [10, 20, 40, 80, 160, 300, 300]),
    (.seconds(86_400), [30, 60, 120, 240, 480, 960, 1920]), (nil, [30, 60, 120, 240, 300, 300, 300]),
  ]

  @Test(
    "Failures are followed by pauses that double up to the interval, or to five minutes", arguments: pauses)
  func backOff(_ every: Duration?, _ expected: [Double]) {
    var feed = Self.feed(every: every)
    let pauses = expected.map { _ in
      feed.begin(at: Self.start)
      _ = feed.end(.failure(.notText), at: Self.start)
      return feed.nextAttempt?.timeIntervalSince(Self.start) ?? -1
    }
    #expect(pauses == expected)
    feed.begin(at: Self.start)
    _ = feed.end(Self.success(1, at: Self.start), at: Self.start)
    #expect(feed.nextAttempt == Self.start + (every?.seconds ?? 60))
  }

  @Test("A hundred failures do not overflow the pause")
  func manyFailures() {
    var feed = Self.feed()
    for _ in 0..<100 {
      feed.begin(at: Self.start)
      _ = feed.end(.failure(.notText), at: Self.start)
    }
    #expect(feed.nextAttempt == Self.start + 600)
  }

  @Test("A failure keeps the last good value with its time, and when the failures began")
  func lastGoodValue() {
    var feed = Self.feed()
    feed.begin(at: Self.start)
    _ = feed.end(Self.success(1008, at: Self.start), at: Self.start)
    feed.begin(at: Self.start + 600)
    let isNews2 = feed.end(.failure(.notText), at: Self.start + 601)
    #expect(isNews2)
    feed.begin(at: Self.start + 631)
    let isNews3 = feed.end(.failure(.notText), at: Self.start + 632)
    #expect(!isNews3)
    #expect(feed.report.reading == FeedReading(.number(1008), at: Self.start))
    #expect(feed.report.error == .notText)
    #expect(feed.report.failingSince == Self.start + 601)
    #expect(!feed.report.isStale(at: Self.start + 1799))
    #expect(feed.report.isStale(at: Self.start + 1800))
    feed.begin(at: Self.start + 1900)
    let isNews4 = feed.end(Self.success(1009, at: Self.start + 1900), at: Self.start + 1900)
    #expect(isNews4)
    #expect(feed.report.error == nil)
    #expect(feed.report.failingSince == nil)
  }

  @Test("Each answer is news, though the value is the same: it is younger")
  func sameValue() {
    var feed = Self.feed()
    feed.begin(at: Self.start)
    _ = feed.end(Self.success(1, at: Self.start), at: Self.start)
    feed.begin(at: Self.start + 600)
    let isNews5 = feed.end(Self.success(1, at: Self.start + 600), at: Self.start + 600)
    #expect(isNews5)
  }

  @Test("A value from the future is one of now")
  func futureValue() {
    var feed = Self.feed()
    feed.begin(at: Self.start)
    _ = feed.end(Self.success(1, at: Self.start + 5000), at: Self.start + 1)
    #expect(feed.report.reading?.date == Self.start + 1)
  }

  @Test("A source that tells of changes is asked then and never else, a second apart")
  func changes() {
    var feed = Self.feed(every: nil)
    feed.begin(at: Self.start)
    _ = feed.end(Self.success(1, at: Self.start), at: Self.start, tells: true)
    #expect(feed.nextAttempt == nil)
    #expect(!feed.isDue(at: Self.start + 1e6))
    feed.noteChange()
    #expect(feed.nextAttempt == Self.start + 1)
    feed.begin(at: Self.start + 100)
    feed.noteChange()
    #expect(!feed.isDue(at: Self.start + 1000))
    _ = feed.end(Self.success(2, at: Self.start + 100), at: Self.start + 100, tells: true)
    #expect(feed.nextAttempt == Self.start + 101)
    #expect(feed.report.staleAt == nil)
  }

  @Test("One that tells of changes and depends on the time is asked again after a failure all the same")
  func timed() {
    let (hour, slow) = (Duration.seconds(3600), FeedError.calendar(.tooSlow(name: "a", after: .seconds(5))))
    var feed = Self.feed(every: nil)
    // What is wrong until it is written anew.
    feed.begin(at: Self.start)
    _ = feed.end(.failure(.notText), at: Self.start, tells: true)
    #expect(feed.nextAttempt == nil)
    // What may be wrong because the machine was busy.
    feed.begin(at: Self.start)
    _ = feed.end(.failure(slow), at: Self.start, tells: true)
    #expect(feed.nextAttempt == Self.start + 900)
    // What asked for a pause.
    feed.begin(at: Self.start)
    _ = feed.end(Self.success(1, at: Self.start), at: Self.start, tells: true, pause: hour)
    #expect(feed.nextAttempt == Self.start + 3600)
    for _ in 0..<3 {
      feed.begin(at: Self.start)
      _ = feed.end(.failure(.notText), at: Self.start, tells: true)
      #expect(feed.nextAttempt == Self.start + 900)
    }
    // What asks for none any more.
    feed.begin(at: Self.start)
    _ = feed.end(Self.success(1, at: Self.start), at: Self.start, tells: true)
    feed.begin(at: Self.start)
    _ = feed.end(.failure(.notText), at: Self.start, tells: true)
    #expect(feed.nextAttempt == nil)
  }

  @Test("After the clock was set back it is due, not first when the old time comes again")
  func clockSetBack() {
    var feed = Self.feed()
    feed.begin(at: Self.start)
    _ = feed.end(Self.success(1, at: Self.start), at: Self.start)
    #expect(feed.isDue(at: Self.start - 3600))
  }

  @Test("A history holds a week, a number in five minutes, and always the newest")
  func history() {
    var history = FeedHistory()
    for minute in 0...12_000 { history.add(Double(minute), at: Self.start + Double(minute) * 60) }
    #expect(history.samples.count <= 2018)
    #expect(history.samples.last?.number == 12_000)
    #expect(history.samples.first.map { $0.number >= 1920 } == true)
    let gaps = zip(history.samples, history.samples.dropFirst()).map { $1.date.timeIntervalSince($0.date) }
    #expect(gaps.dropLast().allSatisfy { $0 >= FeedHistory.spacing })
  }

  @Test("A clock set back takes what lies in the future out of the history")
  func historyClock() {
    var history = FeedHistory([.init(1, at: Self.start), .init(2, at: Self.start + 3600)])
    history.add(3, at: Self.start + 60)
    #expect(history.samples.map(\.number) == [1, 3])
  }
}
