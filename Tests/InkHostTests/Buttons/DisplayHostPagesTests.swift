import Foundation
import InkBitmap
import InkBoards
import InkPanels
import InkSimulation
import InkTimelines
import Testing

@testable import InkHost

/// Buttons that a test presses.
@MainActor
final class Thumb: ButtonSignals {
  private var handler: (ButtonEdge) -> Void = { _ in }
  /// What the kernel holds until somebody looks.
  private var queued: [ButtonEdge] = []
  var heldAtStart = false

  func start(
    clock: any HostClock, problem: @escaping @MainActor (String) -> Void,
    _ handler: @escaping @MainActor (ButtonEdge) -> Void
  ) {
    self.handler = handler
  }
  func poll() {
    let edges = queued
    queued = []
    for edge in edges { handler(edge) }
  }
  func stop() {}
  func wasPressed(_ index: Int) -> Bool? { heldAtStart }

  func edge(_ isPressed: Bool, at time: Duration) {
    handler(ButtonEdge(button: 0, isPressed: isPressed, at: time))
  }

  func press(_ button: Int = 0, from start: Duration, for length: Duration = .milliseconds(100)) {
    handler(ButtonEdge(button: button, isPressed: true, at: start))
    handler(ButtonEdge(button: button, isPressed: false, at: start + length))
  }

  /// An edge that the kernel takes down while the display is at work.
  func queueEdge(_ isPressed: Bool, of button: Int = 0, at time: Duration) {
    queued.append(ButtonEdge(button: button, isPressed: isPressed, at: time))
  }

  /// Such a press.
  func queuePress(_ button: Int = 0, from start: Duration) {
    queueEdge(true, of: button, at: start)
    queueEdge(false, of: button, at: start + .milliseconds(100))
  }
}

@MainActor @Suite("DisplayHost: pages")
struct DisplayHostPagesTests {
  typealias Rig = DisplayHostTests

  /// Three pages: a date, a clock and a month, and two buttons for next and previous, each long one for more.
  private static func handheld(
    model: String = "waveshare-2in13-v4", state: StateKeeper? = nil,
    change: @escaping (inout HostSettings) -> Void = { _ in }
  ) throws -> (it: Rig.Handheld, thumb: Thumb) {
    let layout = ScreenLayout.lockScreen(CGSize(width: 250, height: 122))
    let slot = try #require(layout.slots.first { $0.name == "rectangular.1" })
    var buttons = [Board.Button(name: "A"), Board.Button(name: "B")]
    buttons[0].actions = [.short: .next, .long: .refresh]
    buttons[1].actions = [.short: .previous, .long: .shutDown]
    let it = try Rig.handheld(hasGauge: false, state: state, model: model) { settings in
      settings.hairlines = []
      settings.pages = [
        .init(name: "date", placements: [.init(kind: "date", slot: slot)]),
        .init(
          name: "clock", placements: [.init(kind: "clock", slot: slot, configuration: ["footer": "none"])]),
        .init(
          name: "month",
          placements: [
            .init(
              kind: "month", slot: Slot("screen", .systemMedium, CGRect(x: 0, y: 0, width: 250, height: 122)))
          ]),
      ]
      settings.buttons = buttons
      change(&settings)
    }
    let thumb = Thumb()
    it.host.makeButtonSignals = { _ in thumb }
    return (it, thumb)
  }

  /// Runs `deeds`, one at each wait of the host in which it has nothing to do soon.
  private static func run(_ it: Rig.Handheld, _ deeds: [() -> Void]) async throws {
    var left = deeds[...]
    it.clock.onWait = { date in
      // A gesture that is not certain yet is waited for.
      guard date.timeIntervalSince(it.clock.now) > 1 else { return nil }
      guard let deed = left.popFirst() else { return .stop }
      deed()
      return .attention
    }
    try await it.host.run()
  }

  @Test(
    "A press turns to the next page by a partial refresh, drawn ahead, within 100 ms of the processor's time")
  func press() async throws {
    let (it, thumb) = try Self.handheld()
    var reports: [TickReport] = []
    it.host.onTick = { reports.append($0) }
    var shown: [String?] = []
    try await Self.run(
      it,
      [
        { thumb.press(from: it.clock.uptime) }, { shown.append(it.host.pageName) },
        { thumb.press(1, from: it.clock.uptime) }, { shown.append(it.host.pageName) },
        { thumb.press(1, from: it.clock.uptime) }, { shown.append(it.host.pageName) },
      ])
    #expect(shown == ["clock", "date", "month"])
    let turns = reports.filter { $0.page != nil }
    #expect(turns.map(\.page) == ["clock", "date", "month"])
    #expect(turns.map { $0.panel?.mode } == [.partial, .partial, .partial])
    #expect(turns.allSatisfy { $0.drawn.isEmpty }, "each picture was there already")
    // Not what a test machine under load takes, but what the program does.
    for turn in turns {
      #expect(turn.timings.press > .zero)
      #expect(turn.timings.press < .milliseconds(100))
    }
    #expect(it.board.glass.frame == it.host.picture.plane(0).rotated(by: .right))
    #expect(it.board.panelIsSafe && it.board.misuses.isEmpty)
  }

  @Test("What a page turned back to shows is right although its minute has changed")
  func turnedBack() async throws {
    let (it, thumb) = try Self.handheld()
    try await Self.run(
      it,
      [
        { thumb.press(from: it.clock.uptime) }, { thumb.press(from: it.clock.uptime) },
        { it.board.advance(by: .seconds(125)) }, { thumb.press(1, from: it.clock.uptime) }, {},
      ])
    let (other, _) = try Self.handheld { $0.pages = [$0.pages[1]] }
    other.clock.epoch = it.clock.now.addingTimeInterval(-1)
    try await other.host.run(refreshes: 1)
    #expect(it.host.pageName == "clock")
    #expect(it.board.glass.frame == other.board.glass.frame)
  }

  @Test("Presses during a refresh come to one turn")
  func coalesced() async throws {
    let (it, thumb) = try Self.handheld()
    var turns: [String] = []
    it.host.onTick = { if let page = $0.page { turns.append(page) } }
    it.host.willRefresh = { _ in
      guard it.host.pageName == "clock", turns.isEmpty else { return }
      let start = it.clock.uptime + .milliseconds(200)
      for number in 0..<4 { thumb.queuePress(from: start + .milliseconds(150 * number)) }
      thumb.queuePress(1, from: start + .milliseconds(600))
      thumb.queuePress(1, from: start + .milliseconds(750))
    }
    // What came meanwhile is heard at the next wait, as the main loop has it.
    try await Self.run(it, [{ thumb.press(from: it.clock.uptime) }, { thumb.poll() }, {}])
    #expect(turns == ["clock", "date"])
  }

  @Test("A release that the kernel still holds is heard before the press counts as a long one")
  func heldByTheKernel() async throws {
    let (it, thumb) = try Self.handheld()
    var presses: [String] = []
    it.host.onPress = { presses.append($0.line) }
    try await Self.run(
      it,
      [
        {
          thumb.edge(true, at: it.clock.uptime)
          thumb.queueEdge(false, at: it.clock.uptime + .milliseconds(100))
        }, {},
      ])
    #expect(presses == ["button A, short: next page"])
  }

  @Test("A long press refreshes with a flash, and a button held at the start does nothing")
  func long() async throws {
    let (it, thumb) = try Self.handheld()
    thumb.heldAtStart = true
    var reports: [TickReport] = []
    it.host.onTick = { reports.append($0) }
    var presses: [String] = []
    it.host.onPress = { presses.append($0.line) }
    try await Self.run(
      it,
      [
        { thumb.edge(false, at: it.clock.uptime) },
        { thumb.press(from: it.clock.uptime + .milliseconds(20), for: .seconds(2)) }, {},
      ])
    #expect(presses == ["button A, long: refresh"])
    #expect(reports.last { $0.refresh != nil }?.plan == .full(.requested))
    #expect(it.host.pageName == "date")
  }

  @Test("Shut down says so on the glass, leaves the panel asleep and ends the run")
  func shutDown() async throws {
    let (it, thumb) = try Self.handheld()
    try await Self.run(it, [{ thumb.press(1, from: it.clock.uptime, for: .seconds(1)) }, {}, {}])
    #expect(it.host.ending == .shutDown)
    #expect(it.board.panelIsSafe)
    let corner = it.host.picture.plane(0)
    #expect((0..<30).contains { corner[$0, 120] == .black }, "the band in the lower corner")
  }

  @Test(
    "A press in quiet hours is seen, on glass that needs a flash for it too",
    arguments: ["waveshare-2in13-v4", "waveshare-2in13g"])
  func quiet(model: String) async throws {
    let (it, thumb) = try Self.handheld(model: model) {
      $0.ticks.quietHours.windows = ["12:00-18:00"].compactMap { try? .init(parsing: $0) }
    }
    var turns: [String] = []
    it.host.onTick = { if let page = $0.page, $0.refresh != nil { turns.append(page) } }
    // A panel with more inks has its pause between two flashes, at night too.
    try await Self.run(
      it, [{ it.board.advance(by: .seconds(400)) }, { thumb.press(from: it.clock.uptime) }, {}])
    #expect(turns == ["clock"])
  }

  @Test("The page that is up outlives the run, and a configuration without it begins with the first")
  func state() async throws {
    let medium = SimulatedMedium()
    func keeper() -> StateKeeper {
      StateKeeper(board: "test", panel: "waveshare-2in13-v4", files: medium)
    }
    let (it, thumb) = try Self.handheld(state: keeper())
    try await Self.run(it, [{ thumb.press(from: it.clock.uptime) }, {}])
    let (next, _) = try Self.handheld(state: keeper())
    #expect(next.host.pageName == "clock")
    let (other, _) = try Self.handheld(state: keeper()) { $0.pages.remove(at: 1) }
    #expect(other.host.pageName == "date")
  }

  @Test("The socket names the page it turns to, refuses one that is not there, and the status tells of both")
  func socket() async throws {
    let (it, thumb) = try Self.handheld()
    let service = DisplayService(
      it.host, identity: .init(program: "inkglance", version: "0", board: "mine", panel: "p"), file: nil,
      manager: ServiceManager(signOfLife: nil) { _ in 0 })
    var answers: [ControlAnswer] = []
    func ask(_ page: String) { answers.append(service.answer(ControlRequest(.page, page: page))) }
    try await Self.run(
      it,
      [
        {
          ask("next")
          ask("next")
          ask("moth")
        },
        { thumb.press(from: it.clock.uptime) }, {},
      ])
    #expect(answers.map(\.page) == ["clock", "month", nil])
    #expect(answers[2].error?.likelyCause == "A typing error; did you mean \"month\"?")
    let status = service.status
    #expect(status.pages?.names == ["date", "clock", "month"])
    #expect(status.pages?.shown == "date" && status.pages?.reason == "chosen")
    #expect(status.widgets.map(\.page) == ["date", "clock", "month"])
    #expect(status.buttons?.first?.actions == ["short": "next page", "long": "refresh"])
    #expect(status.presses?.map(\.line) == ["button A, short: next page"])
  }

  @Test("A command of a button is run without a shell, and what goes wrong is told")
  func command() async throws {
    let (it, _) = try Self.handheld()
    var problems: [String] = []
    it.host.onTick = { problems += $0.problems }
    it.host.requests.add(.command(["/bin/sh", "-c", "exit 3"], deadline: .seconds(20)))
    var waits = 0
    it.clock.onWait = { _ in
      waits += 1
      return problems.isEmpty && waits < 100_000 ? .attention : .stop
    }
    try await it.host.run()
    #expect(problems.first?.contains("/bin/sh ended with status 3") == true)
  }
}
