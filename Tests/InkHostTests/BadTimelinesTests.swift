import Foundation
import InkBitmap
import InkTimelines
import InkViews
import Testing

@testable import InkHost

/// What a provider gives that nobody would write down: the display goes on, and what it shows is defined.
@MainActor @Suite("Bad timelines")
struct BadTimelinesTests {
  struct Note: TimelineEntry {
    let date: Date
    let text: String
  }

  /// What is given, by seconds from the question, and what the glass reads a minute and a half after the start.
  struct Case: CustomStringConvertible, Sendable {
    let description: String
    let entries: [(seconds: Double, text: String)]
    var policy = 86_400.0
    /// Nil where the placeholder stays.
    let text: String?
    /// What is said of it, its beginning.
    var problem: String?
  }

  nonisolated static let year1 = -63_000_000_000.0
  nonisolated static let year9999 = 251_000_000_000.0

  nonisolated static let cases: [Case] = [
    Case(
      description: "empty", entries: [], text: nil,
      problem: "The provider of the widget “note” gave a timeline without entries."),
    Case(
      description: "unsorted", entries: [(60, "later"), (-60, "past"), (7200, "far"), (0, "now")],
      text: "later"),
    Case(
      description: "all past, the last not last", entries: [(-60, "last"), (-7200, "first")], text: "last"),
    Case(description: "one date twice", entries: [(0, "former"), (0, "latter")], text: "latter"),
    Case(
      description: "some dates no numbers", entries: [(.nan, "none"), (0, "now"), (.nan, "none")],
      text: "now"),
    Case(
      description: "no date a number", entries: [(.nan, "none")], text: nil,
      problem: "The provider of the widget “note” gave a timeline none of whose entries has a date."),
    Case(
      description: "years 1 and 9999", entries: [(year1, "first"), (year9999, "last")], text: "first"),
    Case(
      description: "beyond any year", entries: [(-.infinity, "first"), (.infinity, "last")], text: "first"),
    Case(description: "policy in the past", entries: [(0, "now")], policy: -86_400, text: "now"),
    Case(description: "policy in the year 1", entries: [(0, "now")], policy: year1, text: "now"),
    Case(description: "policy no number", entries: [(0, "now")], policy: .nan, text: "now"),
    Case(description: "policy at the end of time", entries: [(0, "now")], policy: .infinity, text: "now"),
  ]

  struct Provider: TimelineProvider {
    let timeline: @Sendable (Date) -> Timeline<Note>

    func placeholder(in context: Context) -> Note { Note(date: .distantPast, text: "placeholder") }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (Note) -> Void) {}

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Note>) -> Void) {
      completion(timeline(context.environment.currentDate))
    }
  }

  struct NoteWidget: Widget {
    var provider = Provider { _ in Timeline(entries: [], policy: .never) }

    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "note", provider: provider) { Text(verbatim: $0.text) }
        .supportedFamilies([.accessoryRectangular])
    }
  }

  /// What a display shows after a minute and a half, how often it refreshed, and what it had to say.
  private struct Shown {
    var picture: Frame
    var refreshes = 0
    var problems: [String] = []
  }

  private func show(_ timeline: @escaping @Sendable (Date) -> Timeline<Note>) async throws -> Shown {
    let layout = ScreenLayout.lockScreen(CGSize(width: 250, height: 122))
    let slot = try #require(layout.slots.first { $0.family == .accessoryRectangular })
    let inline = try #require(layout.slots.first { $0.family == .accessoryInline })
    var widget = NoteWidget()
    widget.provider = Provider(timeline: timeline)
    let it = try DisplayHostTests.handheld(
      widgets: DisplayHostTests.widgets + WidgetDescriptor.all(in: widget), hasGauge: false
    ) {
      $0.placements = [
        HostSettings.Placement(kind: "note", slot: slot), HostSettings.Placement(kind: "date", slot: inline),
      ]
      $0.hairlines = []
    }
    var shown = Shown(picture: it.host.picture.plane(0))
    it.host.onTick = {
      if $0.refresh != nil { shown.refreshes += 1 }
      shown.problems += $0.problems
    }
    let end = DisplayHostTests.start.addingTimeInterval(90)
    it.clock.onWait = { $0 > end ? .stop : nil }
    try await it.host.run()
    #expect(it.board.panelIsSafe)
    shown.picture = it.host.picture.plane(0)
    #expect(it.board.glass.frame == shown.picture.rotated(by: .right))
    return shown
  }

  @Test(
    "Each shows what it must, beside a widget that goes on, and asks for no refresh too many",
    arguments: cases)
  func bad(_ bad: Case) async throws {
    let shown = try await show { now in
      let entries = bad.entries.map { Note(date: now.addingTimeInterval($0.seconds), text: $0.text) }
      return Timeline(entries: entries, policy: .after(now.addingTimeInterval(bad.policy)))
    }
    let expected = try await show { now in
      Timeline(entries: bad.text.map { [Note(date: now, text: $0)] } ?? [], policy: .never)
    }
    #expect(shown.picture == expected.picture)
    #expect(shown.refreshes <= 3)
    #expect(shown.problems.first?.hasPrefix(bad.problem ?? "") ?? (bad.problem == nil))
    if bad.problem == nil { #expect(shown.problems == []) }
    let other = try await show { now in Timeline(entries: [Note(date: now, text: "?")], policy: .never) }
    #expect(other.picture != shown.picture)
  }

  @Test("Of a million entries the one of the hour is shown")
  func million() async throws {
    let shown = try await show { now in
      let entries = (-500_000..<500_000).map {
        Note(date: now.addingTimeInterval(3600 * Double($0)), text: $0 == 0 ? "now" : "other")
      }
      return Timeline(entries: entries, policy: .never)
    }
    let expected = try await show { now in Timeline(entries: [Note(date: now, text: "now")], policy: .never) }
    #expect(shown.picture == expected.picture)
    #expect(shown.problems == [])
  }
}
