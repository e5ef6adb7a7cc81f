import Foundation
import Synchronization
import Testing

@testable import InkFeeds

@Suite("KnownFeed")
struct KnownFeedTests {
  private let start = FeedCenterTests.start

  private final class Reports: Sendable {
    let all = Mutex<[FeedReport]>([])
  }

  /// What a center that asked a source at `date` has to be kept.
  private func known(_ source: FeedCenterTests.Script, at date: Date) -> [KnownFeed] {
    let work = FeedCenterTests.Work()
    let center = work.center()
    center.report(of: FeedSettings(source), for: "pressure", at: date) { _ in }
    work.doAll()
    return center.takeKnown() ?? []
  }

  @Test("A value outlives the run: it is given at once with its age, and its source is asked all the same")
  func recall() throws {
    let source = FeedCenterTests.Script("a", .success("1013"))
    let stored = try JSONEncoder().encode(known(source, at: start))
    let work = FeedCenterTests.Work()
    let center = work.center()
    center.recall(try JSONDecoder().decode([KnownFeed].self, from: stored))
    let hour = start.addingTimeInterval(3600)
    let reports = Reports()
    source.answers.next.withLock { $0 = .failure(.notText) }
    center.report(of: FeedSettings(source), for: "pressure", at: hour) { report in
      reports.all.withLock { $0.append(report) }
    }
    let report = try #require(reports.all.withLock { $0.first })
    #expect(report.value == .text("1013"))
    #expect(report.age(at: hour).map { $0.rounded() } == 3600)
    #expect(report.isStale(at: hour))
    #expect(report.history.samples.isEmpty)
    #expect(center.nextAttempt.map { $0 <= hour } == true)
    center.start(at: hour)
    work.doAll()
    #expect(center.takeNews() == ["pressure"])
    center.report(of: FeedSettings(source), for: "pressure", at: hour) { report in
      reports.all.withLock { $0.append(report) }
    }
    let failed = try #require(reports.all.withLock { $0.last })
    #expect(failed.value == .text("1013"))
    #expect(failed.error == .notText)
  }

  @Test("Numbers outlive the run: they are given to be kept, one in five minutes, and recalled by their feed")
  func samples() throws {
    let source = FeedCenterTests.Script("a", .success("1"))
    let settings = FeedSettings(source, every: .seconds(60))
    let work = FeedCenterTests.Work()
    let center = work.center()
    center.report(of: settings, for: "chart", at: start) { _ in }
    work.doAll()
    var kept = center.takeSamples()
    for minute in 1...10 {
      source.answers.next.withLock { $0 = .success("\(minute)") }
      center.start(at: start.addingTimeInterval(Double(minute) * 61))
      work.doAll()
      kept += center.takeSamples()
    }
    #expect(kept.map(\.number) == [1, 5, 10])
    #expect(Set(kept.map(\.feed)) == [settings.identity])
    let next = work.center()
    next.recall(kept + [FeedSample(feed: "another", date: start, number: 9)])
    let reports = Reports()
    next.report(of: settings, for: "chart", at: start.addingTimeInterval(3600)) { report in
      reports.all.withLock { $0.append(report) }
    }
    work.doAll()
    #expect(reports.all.withLock { $0.first }?.history.samples.map(\.number) == [1, 5, 10, 10])
  }

  @Test("It is told when something has answered, and only then")
  func news() {
    let source = FeedCenterTests.Script("a", .success("1"))
    let work = FeedCenterTests.Work()
    let center = work.center()
    #expect(center.takeKnown() == nil)
    center.report(of: FeedSettings(source), for: "k", at: start) { _ in }
    #expect(center.takeKnown() == nil)
    work.doAll()
    #expect(center.takeKnown()?.count == 1)
    #expect(center.takeKnown() == nil)
    // What no widget shows any more is not kept.
    center.release()
    center.report(of: FeedSettings(FeedCenterTests.Script("b")), for: "k", at: start) { _ in }
    work.doAll()
    #expect(center.takeKnown()?.count == 1)
  }

  @Test("Feeds are told apart by all that they are made of")
  func identity() throws {
    let pointer = try #require(JSONPointer("/a"))
    let long = String(repeating: "x", count: 100)
    let feeds =
      [
        FeedSettings(CommandSource(["curl", "https://a"])),
        FeedSettings(CommandSource(["curl", "https://b"])),
        FeedSettings(CommandSource(["curl https://a"])), FeedSettings(CommandSource(shell: "curl https://a")),
        FeedSettings(CommandSource(shell: long + "1")), FeedSettings(CommandSource(shell: long + "2")),
        FeedSettings(CommandSource(shell: "curl https://a"), path: pointer),
        FeedSettings(FileSource(path: "/a")),
        FeedSettings(FileSource(path: "/b")), FeedSettings(HostSource(.load)),
        FeedSettings(HostSource(.memory)),
      ]
      + [
        HTTPSource(url: "https://a"), HTTPSource(url: "https://b"),
        HTTPSource(url: "https://a", headers: ["k": "1", "l": "2"]),
        HTTPSource(url: "https://a", headers: ["k": "2"]),
      ].compactMap { $0.map { FeedSettings($0) } }
    #expect(Set(feeds.map(\.identity)).count == feeds.count)
    #expect(feeds[7].identity == FeedSettings(FileSource(path: "/a"), every: .seconds(5)).identity)
    #expect(!feeds[0].identity.contains("curl"))
  }

  @Test("What cannot be is not recalled, and a value from the future is one of now")
  func nonsense() throws {
    var one = try #require(known(FeedCenterTests.Script("a"), at: start).first)
    #expect(one.reading(at: start.addingTimeInterval(-60))?.date == start.addingTimeInterval(-60))
    one.date = .nan
    #expect(one.reading(at: start) == nil)
  }

  @Test("Every kind of value is written as JSON has it")
  func values() throws {
    let value = FeedValue.table([
      "a": .list([.number(1.5), .boolean(true), .nothing]), "b": .text("ä"), "c": .table([:]),
    ])
    let bytes = try JSONEncoder().encode(value)
    #expect(try JSONDecoder().decode(FeedValue.self, from: bytes) == value)
    #expect(String(decoding: bytes, as: UTF8.self).contains(#""a":[1.5,true,null]"#))
  }
}
