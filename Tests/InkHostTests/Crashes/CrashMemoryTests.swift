import Foundation
import InkTimelines
import Testing

@testable import InkHost

@Suite struct CrashMemoryTests {
  static let now = Date(timeIntervalSince1970: 1_796_042_700)

  static let pauses: [(count: Int, seconds: Double)] = [
    (2, 300), (3, 600), (4, 1200), (9, 38_400), (10, 76_800), (11, 86_400), (50, 86_400),
  ]

  @Test("One end is no sign of anything")
  func once() {
    var memory = CrashMemory()
    memory.note(["weather"], at: Self.now)
    #expect(memory.crashes.map(\.count) == [1])
    #expect(memory.embargo(on: "weather", at: Self.now) == nil)
  }

  @Test(
    "After two ends a widget is left alone for five minutes, twice as long after every further one, a day at most",
    arguments: pauses)
  func pause(_ count: Int, _ seconds: Double) {
    var memory = CrashMemory()
    for _ in 0..<count { memory.note(["weather", "weather"], at: Self.now) }
    #expect(memory.embargo(on: "weather", at: Self.now) == Self.now.addingTimeInterval(seconds))
    #expect(memory.embargo(on: "weather", at: Self.now.addingTimeInterval(seconds)) == nil)
    #expect(memory.embargo(on: "clock", at: Self.now) == nil)
    // Under a clock that was set back the pause is no longer than it is.
    let before = Self.now.addingTimeInterval(-1e8)
    #expect(memory.embargo(on: "weather", at: before) == before.addingTimeInterval(seconds))
    memory.forgive("weather")
    #expect(memory == CrashMemory())
  }

  @Test("The reason is told")
  func text() {
    #expect(
      CrashProblem(kind: "weather", count: 2, until: Self.now).description == """
        The program ended while the widget “weather” worked, 2 times in a row; it is left alone until \
        2026-11-30T12:45:00Z.
          likely cause: Its code met a trap, such as an index out of range or a forced unwrap of nil, or took all memory.
          what to do: Run `inkglance preview --kind weather` to see the trap, or take the widget out of the display file.
        """)
  }
}

@MainActor @Suite("DisplayHost after a violent end") struct DisplayHostCrashTests {
  /// A run that ends in peace; gives its reports.
  static func run(_ runtime: SimulatedMedium, _ card: SimulatedMedium, at date: Date, refreshes: Int)
    async throws
    -> (reports: [TickReport], host: DisplayHost)
  {
    let it = try DisplayHostTests.handheld(
      hasGauge: false, startingAt: date,
      state: StateKeeper(board: "desk", panel: "waveshare-2in13-v4", files: card),
      crashes: CrashWatch(board: "desk", files: runtime))
    var reports: [TickReport] = []
    it.host.onTick = { reports.append($0) }
    try await it.host.run(refreshes: refreshes)
    return (reports, it.host)
  }

  @Test("After one violent end everything is shown as ever, and the end forgotten when the widget has worked")
  func once() async throws {
    let card = SimulatedMedium()
    let dead = SimulatedMedium(["desk.state.work": Array("date\nclock".utf8)])
    let run = try await Self.run(dead, card, at: DisplayHostTests.start, refreshes: 1)
    #expect(run.reports.flatMap(\.problems).isEmpty)
    #expect(run.reports.contains { $0.drawn.contains("date") && $0.drawn.contains("clock") })
    #expect(run.host.crashMemory.crashes.isEmpty)
  }

  @Test("Nobody is waited for where all widgets are left alone")
  func noWait() async throws {
    let start = DisplayHostTests.start
    let keeper = StateKeeper(board: "desk", panel: "waveshare-2in13-v4", files: SimulatedMedium())
    keeper.update { state in
      state.crashes = DisplayHostTests.widgets.map {
        ProviderCrash(kind: $0.kind, count: 5, at: start.timeIntervalSince1970)
      }
    }
    var times: [Duration] = []
    // The machine may be busy with something else once.
    for _ in 0..<3 {
      let host = try DisplayHostTests.handheld(hasGauge: false, state: keeper).host
      var reports: [TickReport] = []
      host.onTick = { reports.append($0) }
      try await host.run(refreshes: 1)
      times.append(try #require(reports.first).timings.providers)
      #expect(host.crashMemory.crashes.count == DisplayHostTests.widgets.count)
    }
    #expect(times.min() ?? .seconds(1) < .milliseconds(100))
  }

  @Test("The widget that was at work is left alone and told of; the others go on, and it comes back")
  func crash() async throws {
    let (runtime, card) = (SimulatedMedium(), SimulatedMedium())
    let start = DisplayHostTests.start
    let first = try await Self.run(runtime, card, at: start, refreshes: 2)
    #expect(first.reports.flatMap(\.problems).isEmpty)
    #expect(runtime.kernel["desk.state.work"] == [])

    // An end came while the date was asked, and another one at the start after it.
    let keeper = StateKeeper(board: "desk", panel: "waveshare-2in13-v4", files: card)
    keeper.update { $0.crashes = [ProviderCrash(kind: "date", count: 1, at: start.timeIntervalSince1970)] }
    keeper.flush(at: .zero)
    let dead = SimulatedMedium(["desk.state.work": Array("date".utf8)])
    let second = try await Self.run(dead, card, at: start + 600, refreshes: 3)
    #expect(
      second.reports.first?.problems.contains { $0.contains("“date” worked, 2 times in a row;") } == true)
    #expect(second.reports.contains { $0.drawn.contains("clock") })
    #expect(second.host.crashMemory.crashes.map(\.kind) == ["date"])
    #expect(dead.kernel["desk.state.work"] == [])

    // Once more, at the next start: twice as long.
    let again = SimulatedMedium(["desk.state.work": Array("date".utf8)])
    let third = try await Self.run(again, card, at: start + 700, refreshes: 20)
    #expect(third.reports.first?.problems.contains { $0.contains("3 times in a row") } == true)
    #expect(third.host.crashMemory.crashes.isEmpty)
    #expect(third.reports.contains { $0.drawn.contains("date") && $0.date > start + 1300 })
    #expect(third.host.pendingProblems.isEmpty)
  }
}
