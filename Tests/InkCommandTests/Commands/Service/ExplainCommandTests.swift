import Foundation
import InkFeeds
import Testing

@testable import InkCommand
@testable import InkHost

@MainActor
struct ExplainCommandTests {
  private let moments = MomentText(now: DisplayStatus.now, zone: .gmt)

  @Test("the last refresh, why, what it wrote and cost, what is next, and what was decided before")
  func page() async {
    var answer = ControlAnswer()
    answer.status = .fixture
    let display = FakeDisplay(answer)
    let run = await Run("explain", change: { $0.controlSockets = [display.path] })
    #expect(
      run.output == """
        refresh  02:59:18, 42 s ago: partial
        why      64 pixels changed
        drawn    clock (entry)
        written  16 × 40 at 24, 32: 560 bytes in 64 transfers, 420 ms busy of 510 ms
        next     03:00:18, in 18 s: redraw of clock
        full     last 02:58:18, 1 min ago; 12 partial ones since the last of the whole
                 screen

        other decisions
          02:59:00 no refresh (nothing changed): date (timeline)
          02:58:18 full (first picture since the start): clock (placed)

        """)
  }

  @Test("a plan that became more is told as both, and one that waits as such")
  func planned() {
    var status = DisplayStatus.fixture
    status.decisions[2].done = "full"
    status.decisions[2].windows = []
    status.decisions[1].plan = "hold"
    let text = Explainer(status, earlier: 1, moments: moments).text(width: 80)
    #expect(text.contains("ago: full, planned as partial\n"))
    #expect(text.contains("written  the whole glass: 560 bytes"))
    #expect(text.hasSuffix("other decisions\n  02:59:00 waiting (nothing changed): date (timeline)\n"))
  }

  @Test("nothing shown yet")
  func nothing() {
    var status = DisplayStatus.fixture
    status.decisions = []
    status.panel.lastFull = nil
    let text = Explainer(status, earlier: 5, moments: moments).text(width: 80)
    #expect(text == "refresh  none yet\nnext     03:00:18, in 18 s: redraw of clock\n")
  }

  @Test("the same for a program")
  func json() async throws {
    var answer = ControlAnswer()
    answer.status = .fixture
    let display = FakeDisplay(answer)
    let run = await Run("explain", "--json", "--count", "1", change: { $0.controlSockets = [display.path] })
    let json = try #require(run.json)
    #expect(
      Set(json.keys) == [
        "schema", "refresh", "others", "next", "last_full", "partials_since_whole_screen",
      ])
    let refresh = try #require(json["refresh"] as? [String: Any])
    #expect(
      Set(refresh.keys) == [
        "time", "plan", "done", "reason", "drawn", "windows", "bytes", "transfers", "busy_milliseconds",
        "total_milliseconds",
      ])
    #expect(refresh["windows"] as? [[Int]] == [[24, 32, 16, 40]])
    #expect((json["others"] as? [Any])?.count == 1)
  }

  @Test("where no display runs the history tells of the last refreshes")
  func past() async throws {
    let directory = try TemporaryDirectory()
    let state = StateDirectory(directory.path)
    let none = await Run("explain", change: { $0.stateDirectory = state })
    #expect(none.status == .deviceUnavailable)
    #expect(none.errors.contains("No display runs here"))
    let database = try HistoryDatabase(path: state.historyPath)
    try database.add(
      [
        RefreshRecord(
          date: DisplayStatus.now.addingTimeInterval(-3600), mode: "full",
          reason: "first picture since the start",
          windows: 0, bytes: 8034, busyMilliseconds: 3502),
        RefreshRecord(
          date: DisplayStatus.now.addingTimeInterval(-60), mode: "partial", reason: "64 pixels changed",
          windows: 2,
          bytes: 560, busyMilliseconds: 692),
      ], [])
    let run = await Run("explain", change: { $0.stateDirectory = state })
    #expect(run.status == .done)
    #expect(
      run.output == """
        refresh  02:59:00, 1 min ago: partial
        why      64 pixels changed
        written  2 places: 560 bytes, 692 ms busy
        next     nothing: no display runs; this is what its history keeps

        other refreshes
          02:00:00 full (first picture since the start)

        """)
    let json = await Run("explain", "--json", change: { $0.stateDirectory = state }).json
    #expect(json?["from_history"] as? Bool == true)
    #expect((json?["refresh"] as? [String: Any])?["done"] as? String == "partial")
  }
}
