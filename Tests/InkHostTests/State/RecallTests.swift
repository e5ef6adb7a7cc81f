import Foundation
import InkBitmap
import InkTimelines
import InkViews
import Testing

@testable import InkHost

/// What is shown after a restart while nobody answers.
@MainActor @Suite("Recall", .serialized)
struct RecallTests {
  struct Note: TimelineEntry, Codable {
    let date: Date
    let text: String
  }

  /// Answers until it is told to fail.
  struct Provider: TimelineProvider {
    let fails: @Sendable () -> Bool

    func placeholder(in context: Context) -> Note { Note(date: .distantPast, text: "placeholder") }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (Note) -> Void) {}

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Note>) -> Void) {
      let now = context.environment.currentDate
      let entries = (0..<40).map { Note(date: now.addingTimeInterval(3600 * Double($0)), text: "hour \($0)") }
      completion(Timeline(entries: fails() ? [] : entries, policy: .atEnd))
    }
  }

  struct NoteWidget: Widget {
    nonisolated(unsafe) static var fails: @Sendable () -> Bool = { false }

    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "note", provider: Provider(fails: Self.fails)) { Text(verbatim: $0.text) }
        .supportedFamilies([.accessoryRectangular])
    }
  }

  private let medium = SimulatedMedium()

  private func desk(
    startingAt date: Date, from former: DisplayHostTests.Handheld? = nil,
    change: (inout HostSettings) -> Void = { _ in }
  ) throws -> DisplayHostTests.Handheld {
    let slots = ScreenLayout.lockScreen(CGSize(width: 250, height: 122)).slots
    let slot = try #require(slots.first { $0.family == .accessoryRectangular })
    return try DisplayHostTests.handheld(
      widgets: WidgetDescriptor.all(in: NoteWidget()), board: former?.board, hasGauge: false,
      // A board that was used has time of its own.
      startingAt: date.addingTimeInterval(-(former?.board.clock.now.inSeconds ?? 0)),
      state: StateKeeper(board: "desk", panel: "waveshare-2in13-v4", files: medium)
    ) {
      $0.placements = [HostSettings.Placement(kind: "note", slot: slot)]
      $0.hairlines = []
      change(&$0)
    }
  }

  @Test("The last good timeline goes on over a restart, marked with its age, until the provider answers")
  func timeline() async throws {
    let failing = StaleMarkTests.Switch()
    NoteWidget.fails = { failing.isOn.withLock { $0 } }
    let start = DisplayHostTests.start
    let first = try desk(startingAt: start)
    try await first.host.run(refreshes: 2)
    let hourOne = first.host.picture.plane(0)

    failing.isOn.withLock { $0 = true }
    let second = try desk(startingAt: start.addingTimeInterval(5400), from: first)
    var pictures: [Frame] = []
    second.host.onTick = { [host = second.host] report in
      guard !report.drawn.isEmpty else { return }
      pictures.append(host.picture.plane(0))
      // The network is back.
      failing.isOn.withLock { $0 = false }
    }
    second.clock.onWait = { _ in pictures.count > 1 ? .stop : nil }
    try await second.host.run()
    let old = try #require(pictures.first)
    #expect(old != hourOne)
    // The entry of its hour is shown; below it, in the corner, its age.
    let slot = try #require(second.host.settings.placements.first?.slot.frame)
    let text = PixelRect(
      x: Int(slot.minX), y: Int(slot.minY), width: Int(slot.width), height: Int(slot.height) - 14
    ).alignedToBytes(width: 250)
    #expect(old.windowBytes(text) == hourOne.windowBytes(text))
    #expect(pictures.count == 2)
    #expect(pictures.last != old)
  }

  @Test("With other settings, on another slot, or after a change of what an entry is, it is not shown")
  func another() async throws {
    NoteWidget.fails = { false }
    let it = try desk(startingAt: DisplayHostTests.start)
    try await it.host.run(refreshes: 1)
    let stored = try #require(it.host.state?.state.timelines?.first)
    #expect(stored.entries.count == StoredTimeline.mostEntries)
    #expect(stored.entries.first?.contains("hour 0") == true)
    let widget = try #require(it.host.widgets.values.first)
    var moved = widget.placement
    moved.slot.name = "rectangular.2"
    var set = widget.placement
    set.configuration = ["place": "Tokyo"]
    #expect(widget.place == widget.placement.identity)
    #expect(moved.identity != widget.place)
    #expect(set.identity != widget.place)
    #expect(widget.source.restored(["{}", "no JSON"].map { Data($0.utf8) }) == nil)
    #expect(widget.source.restored(stored.entries.map { Data($0.utf8) })?.count == 24)
  }

  @Test("A level that was read within five minutes is shown as old while the gauge does not answer")
  func battery() async throws {
    let start = DisplayHostTests.start
    for (pause, percent) in [(120.0, 80), (400, nil)] as [(Double, Int?)] {
      let medium = SimulatedMedium()
      func keeper() -> StateKeeper { StateKeeper(board: "d", panel: "waveshare-2in13-v4", files: medium) }
      let first = try DisplayHostTests.handheld(state: keeper())
      try await first.host.run(refreshes: 1)
      let second = try DisplayHostTests.handheld(
        board: first.board, startingAt: start.addingTimeInterval(pause), state: keeper())
      second.board.bus.detach(at: 0x36)
      try await second.host.run(refreshes: 1)
      #expect(second.host.watch?.status.percent == percent, "after \(pause) s")
      #expect(second.host.watch?.status.isStale == (percent != nil))
      second.board.gauge.attach(to: second.board.bus, battery: second.board.battery)
    }
  }
}
