import Foundation
import Testing

@testable import InkTimelines

@Suite struct PageRulesTests {
  /// Three pages: the second in the mornings of working days, the third in the evenings.
  static let scheduled: PageRules = {
    var rules = PageRules(count: 3)
    rules.windows = [[], windows("mon-fri 07:00-09:00"), windows("18:00-22:00")]
    return rules
  }()
  static let rotating: PageRules = {
    var rules = PageRules(count: 3)
    rules.rotation = .seconds(600)
    return rules
  }()
  static let relevant: PageRules = {
    var rules = PageRules(count: 3)
    rules.followsRelevance = true
    return rules
  }()

  static func windows(_ texts: String...) -> [QuietHours.Window] {
    texts.compactMap { try? QuietHours.Window(parsing: $0) }
  }

  struct Case: Sendable {
    var rules: PageRules
    var now: String
    var shown = 0
    var chosenAt: String?
    var scores: [Float] = [0, 0, 0]
    var page: Int
    var reason: PageRules.Reason
    var until: String?
  }

  // 2026-12-01 is a Tuesday.
  static let cases: [Case] = [
    Case(rules: PageRules(count: 3), now: "2026-12-01T08:00:00Z", shown: 2, page: 2, reason: .first),
    Case(
      rules: PageRules(count: 3), now: "2026-12-01T08:00:00Z", shown: 2, chosenAt: "2026-11-01T08:00:00Z",
      page: 2, reason: .chosen),
    Case(
      rules: scheduled, now: "2026-12-01T06:59:59Z", page: 0, reason: .first, until: "2026-12-01T07:00:00Z"),
    Case(
      rules: scheduled, now: "2026-12-01T07:00:00Z", page: 1, reason: .schedule,
      until: "2026-12-01T09:00:00Z"),
    Case(
      rules: scheduled, now: "2026-12-01T21:59:59Z", page: 2, reason: .schedule,
      until: "2026-12-01T22:00:00Z"),
    // A Saturday.
    Case(
      rules: scheduled, now: "2026-12-05T08:00:00Z", page: 0, reason: .first, until: "2026-12-05T18:00:00Z"),
    // A person's choice holds for five minutes.
    Case(
      rules: scheduled, now: "2026-12-01T07:04:59Z", shown: 2, chosenAt: "2026-12-01T07:00:00Z", page: 2,
      reason: .chosen, until: "2026-12-01T07:05:00Z"),
    Case(
      rules: scheduled, now: "2026-12-01T07:05:00Z", shown: 2, chosenAt: "2026-12-01T07:00:00Z", page: 1,
      reason: .schedule, until: "2026-12-01T09:00:00Z"),
    Case(
      rules: rotating, now: "2026-12-01T00:09:59Z", page: 0, reason: .rotation, until: "2026-12-01T00:10:00Z"),
    Case(
      rules: rotating, now: "2026-12-01T00:10:00Z", page: 1, reason: .rotation, until: "2026-12-01T00:20:00Z"),
    Case(
      rules: rotating, now: "2026-12-01T00:20:01Z", page: 2, reason: .rotation, until: "2026-12-01T00:30:00Z"),
    Case(
      rules: rotating, now: "2026-12-01T00:30:00Z", page: 0, reason: .rotation, until: "2026-12-01T00:40:00Z"),
    Case(
      rules: relevant, now: "2026-12-01T12:00:00Z", scores: [1, 5, 3], page: 1, reason: .relevance,
      until: "2026-12-01T13:00:00Z"),
    // Of equals the one that is up stays.
    Case(
      rules: relevant, now: "2026-12-01T12:00:00Z", shown: 2, scores: [1, 5, 5], page: 2,
      reason: .relevance, until: "2026-12-01T13:00:00Z"),
    Case(
      rules: relevant, now: "2026-12-01T12:00:00Z", shown: 2, page: 0, reason: .first,
      until: "2026-12-01T13:00:00Z"),
  ]

  @Test("The page that is up, why, and until when", arguments: cases)
  func choice(_ it: Case) {
    let choice = it.rules.choice(
      at: instant(it.now), in: .gmt, shown: it.shown, chosenAt: it.chosenAt.map(instant)
    ) { (it.scores[$0], instant("2026-12-01T13:00:00Z")) }
    #expect(choice == PageRules.Choice(page: it.page, reason: it.reason, until: it.until.map(instant)))
  }

  @Test("Turns begin at whole multiples on the wall clock, in a zone half an hour off too")
  func rotation_wallClock() {
    var rules = PageRules(count: 2)
    rules.rotation = .seconds(3600)
    let choice = rules.choice(
      at: instant("2026-12-01T00:40:00Z"), in: zone("Asia/Kolkata"), shown: 0, chosenAt: nil
    ) { _ in (0, nil) }
    #expect(choice.until == instant("2026-12-01T01:30:00Z"))
  }

  @Test("The hour of a window that the change of the clocks skips is the moment of the change")
  func schedule_clockChange() {
    var rules = PageRules(count: 2)
    rules.windows = [[], Self.windows("02:30-04:00")]
    let choice = rules.choice(
      at: instant("2026-03-29T00:59:00Z"), in: zone("Europe/Berlin"), shown: 0, chosenAt: nil
    ) { _ in (0, nil) }
    #expect(choice == PageRules.Choice(page: 0, reason: .first, until: instant("2026-03-29T01:00:00Z")))
  }
}

@Suite struct RelevanceSpansTests {
  static let start = instant("2026-12-01T12:00:00Z")
  static let spans = RelevanceSpans([
    (start, TimelineEntryRelevance(score: 2)),
    (start.addingTimeInterval(600), nil),
    (start.addingTimeInterval(1200), TimelineEntryRelevance(score: 7, duration: 300)),
    (start.addingTimeInterval(2400), TimelineEntryRelevance(score: -1)),
    (start.addingTimeInterval(3000), TimelineEntryRelevance(score: .nan)),
  ])

  @Test(
    "A relevance holds for its duration, or until the next entry that has one",
    arguments: [
      (-1, 0, 0), (0, 2, 1200), (700, 2, 1200), (1200, 7, 1500), (1499, 7, 1500), (1500, 0, 2400),
      (2400, 0, 3000), (9000, 0, nil),
    ] as [(TimeInterval, Float, TimeInterval?)])
  func relevance(after: TimeInterval, score: Float, until: TimeInterval?) {
    let found = Self.spans.relevance(at: Self.start.addingTimeInterval(after))
    #expect(found.score == score)
    #expect(found.until == until.map { Self.start.addingTimeInterval($0) })
  }
}
