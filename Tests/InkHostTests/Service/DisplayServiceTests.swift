import Foundation
import InkErrors
import InkTimelines
import Testing

@testable import InkHost

@MainActor @Suite("DisplayService")
struct DisplayServiceTests {
  private let widgets = DisplayHostTests.widgets
  private let sent = Sent()

  /// What the service manager was told.
  @MainActor
  final class Sent {
    var messages: [String] = []
    var result: Int32 = 1

    func take(_ message: String) -> Int32 {
      messages.append(message)
      return result
    }
  }

  private func service(
    _ it: DisplayHostTests.Handheld, signOfLife: Duration? = nil
  ) -> DisplayService {
    DisplayService(
      it.host, identity: .init(program: "inkglance", version: "1.2.3", board: "desk", panel: "a-panel"),
      file: "/etc/inkglance/inkglance.toml",
      manager: ServiceManager(signOfLife: signOfLife) { [sent] in sent.take($0) })
  }

  @Test("the status tells what is shown, since when, what is next, the widgets, the battery and the panel")
  func status() async throws {
    let it = try DisplayHostTests.handheld()
    let service = service(it)
    try await service.run(refreshes: 3)
    let status = service.status
    #expect(status.identity.version == "1.2.3")
    #expect(status.configuration.file == "/etc/inkglance/inkglance.toml")
    #expect(status.startedAt == DisplayHostTests.start)
    let since = try #require(status.shownSince)
    #expect(abs(since.timeIntervalSince(DisplayHostTests.start) - 120) < 1)
    #expect(status.widgets.map(\.kind) == ["date", "battery", "battery", "clock"])
    #expect(status.widgets.map(\.slot) == ["inline.1", "inline.2", "circular.1", "rectangular.1"])
    #expect(status.widgets.allSatisfy { $0.error == nil && $0.failures == 0 && $0.loadedAt != nil })
    #expect(status.battery?.percent == 80)
    #expect(status.panel.refreshesSinceStart == 3)
    #expect(status.panel.partialsSinceWholeScreen == 2)
    #expect(status.panel.wholeScreensEver == 1)
    #expect(status.decisions.filter(\.isRefresh).map(\.done) == ["full", "partial", "partial"])
    #expect(status.errors.isEmpty)
  }

  @Test("the last decision tells what was drawn and why, and what that cost")
  func decision() async throws {
    let it = try DisplayHostTests.handheld(hasGauge: false)
    let service = service(it)
    try await service.run(refreshes: 2)
    let last = try #require(service.status.decisions.last)
    #expect(last.drawn == [.init(kind: "clock", reasons: "entry")])
    #expect(last.plan == "partial")
    #expect(last.reason.hasSuffix("pixels changed"))
    #expect(last.windows.count == 1)
    #expect(last.bytes > 0 && last.transfers > 0 && last.busyMilliseconds > 0)
    #expect(last.totalMilliseconds > last.busyMilliseconds)
  }

  @Test("before it waits the next tick is known: the minute, for the clock")
  func next() async throws {
    let it = try DisplayHostTests.handheld(hasGauge: false)
    let service = service(it)
    var next: DisplayStatus.Next?
    it.clock.onWait = { _ in
      next = service.status.next
      return .stop
    }
    try await service.run()
    #expect(next?.cause == "redraw")
    #expect(next?.widgets == ["clock"])
    #expect(next?.date == DisplayHostTests.start.addingTimeInterval(60))
  }

  @Test(
    "the service manager hears of the start, of every change, and of the end; nothing else wakes the display")
  func notifications() async throws {
    let it = try DisplayHostTests.handheld(hasGauge: false)
    let service = service(it)
    try await service.run(refreshes: 2)
    #expect(sent.messages.first?.hasPrefix("READY=1\nSTATUS=") == true)
    #expect(
      sent.messages.contains {
        $0.hasSuffix("STATUS=12:45 full (first picture since the start); next 12:46, redraw")
      })
    #expect(sent.messages.last == "STOPPING=1\nSTATUS=putting the panel to sleep")
    #expect(!sent.messages.contains { $0.contains("WATCHDOG") })
    #expect(it.clock.waits.count == 1)
  }

  @Test(
    "a service manager that cannot be told is an error, once",
    arguments: [(ENOENT, "sudo apt install libsystemd0"), (ECONNREFUSED, "the unit file")])
  func silent(number: Int32, remedy: String) async throws {
    let it = try DisplayHostTests.handheld(hasGauge: false)
    let service = service(it)
    sent.result = -number
    try await service.run(refreshes: 2)
    let errors = service.log.errors
    #expect(errors.count == 1)
    #expect(
      errors.first?.text.hasPrefix("The service manager cannot be told that the display runs: ") == true)
    #expect(errors.first?.text.contains(remedy) == true)
  }

  @Test("a watchdog hears a sign of life at half its patience, and no oftener than that or a tick")
  func watchdog() async throws {
    let it = try DisplayHostTests.handheld(hasGauge: false)
    let service = service(it, signOfLife: .seconds(25))
    try await service.run(refreshes: 2)
    let waits = it.clock.waits.map { $0.timeIntervalSince(DisplayHostTests.start) }
    #expect(waits.count == 3)
    #expect(waits.last == 60)
    // One more where the first wait was for the widgets.
    #expect((3...4).contains(sent.messages.filter { $0.contains("WATCHDOG=1") }.count))
  }

  @Test("a configuration that is read again is shown by a partial refresh, and the panel's history goes on")
  func reload() async throws {
    let it = try DisplayHostTests.handheld(hasGauge: false)
    let service = service(it)
    var changed = it.host.settings
    changed.placements[3].kind = "date"
    service.readConfiguration = { [widgets] in .init(settings: changed, file: "/new.toml", widgets: widgets) }
    var hangups = [Interruption.reload]
    it.clock.onWait = { _ in hangups.popLast() ?? .stop }
    try await service.run()
    #expect(service.status.configuration.file == "/new.toml")
    #expect(service.status.widgets.map(\.kind) == ["date", "battery", "battery", "date"])
    #expect(service.status.decisions.filter(\.isRefresh).map(\.done) == ["full", "partial"])
    #expect(it.board.glass.frame == it.host.picture.plane(0).rotated(by: .right))
    #expect(sent.messages.contains { $0.hasPrefix("RELOADING=1") })
    #expect(sent.messages.filter { $0.hasPrefix("READY=1") }.count == 2)
    #expect(it.board.panelIsSafe)
  }

  @Test(
    "a configuration that cannot be used keeps the last good one, and the status says why until it is good")
  func badReload() async throws {
    let it = try DisplayHostTests.handheld(hasGauge: false)
    let service = service(it)
    let good = it.host.settings
    var bad = good
    bad.placements[3].kind = "clok"
    var readings = [good, bad]
    service.readConfiguration = { [widgets] in
      .init(settings: readings.popLast() ?? good, file: "/new.toml", widgets: widgets)
    }
    var texts: [String?] = []
    var messages: [String] = []
    service.onMessage = { messages.append($1) }
    var hangups = [Interruption.reload, .reload]
    it.clock.onWait = { _ in
      texts.append(service.status.configuration.error)
      return hangups.popLast()
    }
    try await service.run(refreshes: 2)
    #expect(texts[0] == nil)
    #expect(texts[1]?.contains("There is no widget of kind \"clok\"") == true)
    #expect(texts[2] == nil)
    #expect(
      messages.first?.hasPrefix("The configuration cannot be used; the last good one stays.\nThere is no")
        == true)
    #expect(sent.messages.contains { $0.contains("the display file as it is now cannot be used") })
    #expect(service.status.widgets.map(\.kind) == ["date", "battery", "battery", "clock"])
    #expect(service.log.errors.count == 1)
  }

  @Test("requests are answered: the status, the log, and new timelines by kind")
  func requests() async throws {
    let it = try DisplayHostTests.handheld(hasGauge: false)
    let service = service(it)
    var reloaded: ControlAnswer?
    it.clock.onWait = { _ in
      guard reloaded == nil else { return .stop }
      reloaded = service.answer(ControlRequest(.reload, kind: "clock"))
      return .attention
    }
    try await service.run()
    #expect(reloaded?.reloaded == ["clock"])
    #expect(service.answer(ControlRequest(.reload)).reloaded == ["date", "battery", "clock"])
    _ = WidgetCenter.shared.takeRequests()
    #expect(service.answer(ControlRequest(.status)).status == service.status)
    #expect(service.answer(ControlRequest(.logs)).logs?.events.isEmpty == false)
    #expect(service.answer(ControlRequest(.logs, count: 1)).logs?.events.count == 1)
    let refusal = service.answer(ControlRequest(.reload, kind: "clok")).error
    #expect(refusal?.likelyCause == "A typing error; did you mean \"clock\"?")
  }

  @Test("an answer survives its line: what a client reads is what the display said")
  func roundTrip() async throws {
    let it = try DisplayHostTests.handheld()
    let service = service(it)
    try await service.run(refreshes: 2)
    let answer = service.answer(ControlRequest(.status))
    let line = answer.line()
    let read = try ControlAnswer(line: line)
    #expect(read.line() == line)
    #expect(read.status?.widgets.map(\.slot) == answer.status?.widgets.map(\.slot))
    #expect(read.status?.decisions.map(\.windows) == answer.status?.decisions.map(\.windows))
  }

  @Test("errors of ticks are kept and passed on")
  func errors() async throws {
    let it = try DisplayHostTests.handheld()
    let service = service(it)
    var messages: [String] = []
    service.onMessage = { messages.append("\($0.rawValue) \($1)") }
    service.onTick = { [board = it.board] report in
      if report.refresh == 1 { board.bus.detach(at: 0x36) }
    }
    try await service.run(refreshes: 3)
    #expect(messages.first?.hasPrefix("3 MAX17048") == true)
    #expect(service.status.errors.first?.text.hasPrefix("MAX17048") == true)
    #expect(service.status.battery?.error?.hasPrefix("MAX17048") == true)
    #expect(service.status.battery?.percent == 80)
  }
}
