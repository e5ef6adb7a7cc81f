import Foundation
import InkErrors
import Testing

@testable import InkCommand
@testable import InkHost

@MainActor
struct StatusCommandTests {
  private let moments = MomentText(now: DisplayStatus.now, zone: .gmt)

  private func run(_ words: String..., status: DisplayStatus = .fixture, width: Int = 80) async -> Run {
    var answer = ControlAnswer()
    answer.status = status
    let display = FakeDisplay(answer)
    return await Run(words: words, width: width, change: { $0.controlSockets = [display.path] })
  }

  @Test("one page: what is shown, what is next, battery, panel, configuration, widgets, last errors")
  func page() async {
    let run = await run("status")
    #expect(run.status == .done)
    #expect(
      run.output == """
        inkglance 0.1.0, board waveshare-epd-2in13-v4 (waveshare-2in13-v4), process 812
        since 2026-03-13 02:58:18
        shown          since 02:59:18, 42 s ago: partial (64 pixels changed)
        next           03:00:18, in 18 s: redraw of clock
        clock          believed, Europe/Berlin
        battery        80 %, discharging, 3.98 V, 5 h left, read 12 s ago
        policy         normal level, warns at 10 %, last picture at 5 %, never switched
                       off
        panel          412 refreshes since the start, 12 partial since the last of the
                       whole screen, last full one 02:58:18, ever 30 of the whole screen
                       and 9000 partial
        configuration  /etc/inkglance/inkglance.toml, read 02:58:18

        WIDGET   SLOT           TIMELINE   ASKED AGAIN
        clock    rectangular.1  1 min ago  03:58:18
        weather  circular.1     none yet   on request
          weather, failed 2 times: The weather did not answer.
          likely cause: no network.

        last errors
          02:58:30 BUSY on GPIO24 stayed high.

        """)
  }

  @Test("nothing shown yet, nothing to come, a battery that does not answer, a file that cannot be used")
  func poor() {
    var status = DisplayStatus.fixture
    status.shownSince = nil
    status.next = nil
    status.decisions = []
    status.widgets = []
    status.errors = []
    status.battery = .init(gauge: "MAX17048", isPresent: true, error: "It does not answer.")
    status.refreshing = .init(
      since: DisplayStatus.now.addingTimeInterval(-2), plan: "full", reason: "first picture since the start")
    status.clock = .init(verdict: "unsynchronised", timeZone: "GMT")
    status.budget = .init(
      perDay: 96, left: 0, nextAt: DisplayStatus.now.addingTimeInterval(600), minimumIntervalSeconds: 30)
    status.batteryPolicy = .init(
      level: "critical", low: 20, warning: 10, critical: 5, powerOff: 3, floorVolts: 6.2, cells: 2,
      powerOffAt: DisplayStatus.now.addingTimeInterval(60))
    status.configuration.error = "x.toml:1:1: there is no key \"a\".\n  likely cause: …"
    let text = StatusReport(status, moments: moments).text(width: 200)
    let lines = text.split(separator: "\n").map(String.init)
    #expect(
      Array(lines.dropFirst()) == [
        "shown          nothing yet", "now            full refresh (first picture since the start) for 2 s",
        "next           nothing, until something happens",
        "clock          not believed: nobody has set it since the start, GMT",
        "budget         96 refreshes in any 24 h, 0 may come at once, the next at 03:10:00, 30 s apart at least",
        "battery        percent unknown, does not answer now",
        "policy         critical level, warns at 10 %, last picture at 5 %, switched off at 3 %, 2 cells, "
          + "switched off at 03:01:00 unless charged",
        "panel          412 refreshes since the start, 12 partial since the last of the whole screen, "
          + "last full one 02:58:18, ever 30 of the whole screen and 9000 partial",
        "configuration  /etc/inkglance/inkglance.toml, read 02:58:18; as it is now it cannot be used: "
          + "x.toml:1:1: there is no key \"a\".",
      ])
  }

  @Test("pages and buttons, where there are any")
  func pages() {
    var status = DisplayStatus.fixture
    status.pages = .init(
      names: ["main", "commute"], shown: "commute", reason: "schedule",
      until: DisplayStatus.now.addingTimeInterval(600), isNight: false)
    status.buttons = [
      .init(name: "A", line: "GPIO5", actions: ["short": "next page", "long": "refresh"]),
      .init(name: "B", line: "GPIO6", actions: [:]),
    ]
    status.presses = [
      PressReport(
        date: DisplayStatus.now.addingTimeInterval(-60), button: "A", gesture: .short, action: .next)
    ]
    status.widgets[0].page = "commute"
    let lines = StatusReport(status, moments: moments).text(width: 200).split(separator: "\n")
    #expect(lines.contains("page           commute, 2 of main, commute; by its times until 03:10:00"))
    #expect(
      lines.contains(
        "buttons        A (GPIO5): short next page, long refresh; B (GPIO6): nothing; "
          + "last press 02:59:00, button A, short: next page"))
    #expect(lines.contains { $0.hasPrefix("clock    commute, rectangular.1") })
  }

  @Test("the page fits", arguments: [80, 40])
  func width(width: Int) async {
    var status = DisplayStatus.fixture
    status.configuration.file = "/x.toml"
    let run = await run("status", status: status, width: width)
    #expect(run.widestLine <= width)
  }

  @Test("the same for a program, every key every time")
  func json() async throws {
    let json = try #require(await run("status", "--json").json)
    #expect(
      Set(json.keys) == [
        "schema", "program", "version", "board", "panel_model", "process_id", "started", "time",
        "shown_since", "quiet_hours", "refreshing", "clock", "budget", "next", "configuration", "widgets",
        "pages", "buttons", "presses", "battery", "battery_policy", "panel", "errors",
        "showing", "fleet",
      ])
    #expect(json["schema"] as? Int == 1)
    #expect(json["time"] as? String == "2026-03-14T03:00:00Z")
    let widget = try #require((json["widgets"] as? [[String: Any]])?.last)
    #expect(
      Set(widget.keys) == [
        "kind", "family", "slot", "page", "loaded", "age_seconds", "next_reload", "failures", "reloading",
        "stale",
        "error",
      ])
    #expect(widget["loaded"] is NSNull)
    let battery = try #require(json["battery"] as? [String: Any])
    #expect(
      Set(battery.keys) == [
        "gauge", "present", "percent", "state", "voltage_volts", "temperature_celsius",
        "time_remaining_seconds", "external_power", "notes", "age_seconds", "error",
      ])
    let panel = try #require(json["panel"] as? [String: Any])
    #expect(
      Set(panel.keys) == [
        "refreshes_since_start", "partials_since_whole_screen", "whole_screens_ever", "partials_ever",
        "last_full",
      ])
    let budget = try #require(json["budget"] as? [String: Any])
    #expect(
      Set(budget.keys) == ["refreshes_per_day", "left_at_once", "next", "minimum_interval_seconds"])
    let policy = try #require(json["battery_policy"] as? [String: Any])
    #expect(
      Set(policy.keys) == [
        "level", "low_percent", "warning_percent", "critical_percent", "power_off_percent", "floor_volts",
        "cells", "power_off_at",
      ])
    #expect((json["next"] as? [String: Any])?["widgets"] as? [String] == ["clock"])
  }

  @Test("where no display runs it says so and ends with 69", arguments: ["status", "explain", "reload"])
  func nobody(command: String) async {
    let run = await Run(command, change: { $0.controlSockets = ["/nowhere/control.sock"] })
    #expect(run.status == .deviceUnavailable)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("No display runs here: nobody listens on /nowhere/control.sock.\n"))
  }
}
