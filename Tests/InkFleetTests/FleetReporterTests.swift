import Foundation
import InkBitmap
import InkHost
import InkRaster
import InkSimulation
import Testing

@testable import InkFleet

@MainActor @Suite("FleetReporter")
struct FleetReporterTests {
  private let topics = FleetDisplay.topics

  @Test("A display says that it is there, what it is, and what its glass shows")
  func says() async throws {
    let it = try FleetDisplay()
    try await it.run(waits: 3)
    #expect(it.broker.text(topics.availability) == "online")
    let state = try #require(it.state)
    #expect(state.id == "kitchen" && state.name == "Kitchen" && state.version == "1.2.3")
    #expect(state.batteryPercent == 80 && state.batteryVolts != nil)
    #expect(state.lastRefresh != nil && state.nextWake != nil && !state.hasProblem && state.errors.isEmpty)
    #expect(state.refreshes >= 1)
    let frame = try #require(it.broker.bytes(topics.frame))
    let picture = try PNGFile.decode(frame)
    #expect((picture.width, picture.height) == (250, 122))
    let glass = try #require(it.glass)
    #expect(frame == PNGFile.encode(glass))
    it.reporter.end()
    #expect(it.broker.text(topics.availability) == "offline")
    #expect(it.broker.isEnded)
  }

  @Test("What is nobody else's business is taken out of what it says, also of its last word")
  func cleaned() async throws {
    let it = try FleetDisplay()
    it.reporter.cleaned = { status in
      var status = status
      status.identity.board = "cleaned"
      return status
    }
    try await it.run(waits: 3)
    #expect(it.state?.board == "cleaned")
    it.reporter.cleaned = { status in
      var status = status
      status.identity.board = "cleaned again"
      return status
    }
    it.service.sayGoodNight(until: FleetDisplay.start + 86_400, by: "test")
    #expect(it.state?.board == "cleaned again")
  }

  @Test("A picture is sent when it changed, a state when it is another, and nothing in between")
  func sparing() async throws {
    let it = try FleetDisplay()
    try await it.run(waits: 12)
    let frames = it.broker.said(under: topics.frame)
    let changes = it.refreshes.count
    #expect(frames.count <= changes)
    #expect(frames.count >= 2)
    let states = it.broker.said(under: topics.state)
    for (earlier, later) in zip(states, states.dropFirst()) {
      let pair = [earlier, later].map { FleetJSON.decode(FleetState.self, Array($0.utf8)) }
      let said = try #require(pair[1])
      #expect(said.isNews(after: pair[0]))
    }
  }

  @Test("A text is shown for as long as it says, then the widgets again, as they are by then")
  func text() async throws {
    let it = try FleetDisplay()
    var during: ColorFrame?
    try await it.run(waits: 30) { wait in
      if wait == 3 {
        it.broker.say(
          #"{"id": "t", "text": "Tea is ready", "seconds": 90}"#, under: topics.command(.text))
      }
      if it.state?.text == "Tea is ready" { during = it.host.glass ?? during }
    }
    #expect(it.broker.results == ["accepted", "done"])
    let shown = try #require(during)
    #expect(shown != it.glass)
    #expect(it.host.showing == nil)
    #expect(it.state?.text == "" && it.state?.showingUntil == nil)
    // What is on the glass in the end is what the widgets drew.
    #expect(it.board.glass.frame == it.host.picture.plane(0).rotated(by: .right))
    #expect(it.board.misuses.isEmpty)
  }

  @Test("An empty text has the widgets shown again at once")
  func ended() async throws {
    let it = try FleetDisplay()
    try await it.run(waits: 8) { wait in
      if wait == 3 { it.broker.say(#"{"id": "a", "text": "Tea"}"#, under: topics.command(.text)) }
      if wait == 6 { it.broker.say(#"{"id": "b", "text": ""}"#, under: topics.command(.text)) }
    }
    #expect(it.broker.results == ["accepted", "done", "accepted", "done"])
    #expect(it.host.showing == nil)
    #expect(it.board.glass.frame == it.host.picture.plane(0).rotated(by: .right))
  }

  @Test("A picture is shown, upright and in the panel's inks; one that is none is refused with its reason")
  func picture() async throws {
    let it = try FleetDisplay()
    var page = Frame(width: 250, height: 122)
    page.fill(PixelRect(x: 0, y: 0, width: 125, height: 61), with: .black)
    let png = PNGFile.encode(page)
    try await it.run(waits: 8) { wait in
      if wait == 3 { it.broker.say(png, under: topics.command(.image)) }
      if wait == 6 { it.broker.say([1, 2, 3], under: topics.command(.image)) }
    }
    let isShown = it.glass?.plane(0) == page
    #expect(isShown)
    #expect(it.broker.results == ["accepted", "done", "accepted", "rejected"])
    #expect(it.broker.text(topics.answer)?.contains("neither PNG, JPEG, BMP nor PBM") == true)
  }

  @Test("A picture's header that promises more than memory is refused before anything is decoded")
  func bomb() {
    var png = PNGFile.encode(Frame(width: 8, height: 8))
    // Width and height of IHDR.
    png.replaceSubrange(16..<24, with: [0, 1, 0, 0, 0, 1, 0, 0])
    #expect(throws: FleetCommandError.self) { try FleetReporter.picture(png) }
    // Their product is more than a number holds.
    png.replaceSubrange(16..<24, with: [UInt8](repeating: 0xFF, count: 8))
    #expect(throws: FleetCommandError.self) { try FleetReporter.picture(png) }
    let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 0]
    #expect(throws: FleetCommandError.self) { try FleetReporter.picture(jpeg) }
  }

  @Test("A refresh asks everybody anew, and tells what became of it")
  func refresh() async throws {
    let it = try FleetDisplay()
    var before = 0
    try await it.run(waits: 10) { wait in
      if wait == 5 {
        before = it.refreshes.count
        it.broker.say("PRESS", under: topics.command(.refresh))
      }
    }
    #expect(it.broker.results.first == "accepted")
    #expect(it.broker.results.count >= 2)
    #expect(it.refreshes.count > before)
  }

  @Test("Nobody is done twice over a restart, and what is shown goes on being shown")
  func restart() async throws {
    let medium = Medium()
    let board = try #require(SimulatedBoard(model: "waveshare-2in13-v4"))
    let broker = InjectedBroker()
    func keeper() -> StateKeeper { StateKeeper(board: "desk", panel: "waveshare-2in13-v4", files: medium) }
    broker.say(#"{"id": "t", "text": "Tea", "seconds": 3600}"#, under: topics.command(.text))
    let first = try FleetDisplay(board: board, broker: broker, state: keeper())
    try await first.run(waits: 4)
    #expect(broker.results == ["accepted", "done"])
    let glass = try #require(first.glass)
    broker.disconnect()
    let second = try FleetDisplay(board: board, broker: broker, state: keeper())
    try await second.run(waits: 4)
    #expect(broker.results == ["accepted", "done"])
    #expect(second.glass == glass)
    #expect(second.host.showing?.text == "Tea")
    #expect(second.refreshes.isEmpty)
    // A picture goes on too: it is what the glass shows.
    let page = Frame(width: 250, height: 122)
    broker.say(PNGFile.encode(page), under: topics.command(.image))
    let third = try FleetDisplay(board: board, broker: broker, state: keeper())
    try await third.run(waits: 4)
    let isThird = third.glass?.plane(0) == page
    #expect(isThird)
    let fourth = try FleetDisplay(board: board, broker: broker, state: keeper())
    try await fourth.run(waits: 3)
    let isFourth = fourth.glass?.plane(0) == page
    #expect(isFourth)
    #expect(fourth.refreshes.isEmpty)
  }

  @Test("Without a broker the display goes on, and says why it is alone, once")
  func alone() async throws {
    let it = try FleetDisplay(isReachable: false)
    it.broker.disconnect(.unreachable(broker: "broker.local", port: 1883, after: .seconds(3)))
    try await it.run(waits: 10)
    #expect(it.refreshes.count >= 3)
    let warnings = it.service.log.events.filter { $0.text.contains("was not reached") }
    #expect(warnings.count == 1)
    let facts = try #require(it.service.status.fleet)
    #expect(!facts.isConnected && facts.broker == "broker.local:1883")
    #expect(facts.error?.contains("was not reached") == true)
  }

  @Test("A display that rests waits for its broker, and not for one that does not come")
  func rests() async throws {
    for isReachable in [true, false] {
      let alarm = FixedAlarm()
      var policy = SleepPolicy()
      policy.awake = .zero
      policy.shortest = .seconds(10)
      policy.lead = .seconds(1)
      policy.staysOnWithPower = false
      let it = try FleetDisplay(
        isReachable: isReachable, sleeper: { _ in Sleeper(alarm, policy: policy) { false } })
      var off: Date?
      it.host.sleeper?.switchOff = { date in
        it.service.sayGoodNight(until: date, by: "test")
        off = date
      }
      if isReachable {
        it.broker.say(#"{"id": "t", "text": "Tea"}"#, under: topics.command(.text))
      }
      try await it.run(waits: 40)
      let until = try #require(
        off, "it stays on: \(String(describing: it.host.sleeper?.reason)) \(it.problems)")
      let passed = it.clock.now.timeIntervalSince(FleetDisplay.start)
      if isReachable {
        #expect(it.broker.text(topics.availability) == "asleep")
        #expect(it.broker.results == ["accepted", "done"])
        #expect(it.state?.nextWake == until)
        #expect(it.broker.isEnded)
        #expect(passed < 12)
      } else {
        #expect((15..<30).contains(passed))
      }
    }
  }
}

/// Files that are kept in memory.
final class Medium: StateFiles {
  private var files: [String: [UInt8]] = [:]
  let path = "/memory"

  func read(_ name: String) throws(StateError) -> [UInt8]? { files[name] }
  func write(_ bytes: [UInt8], to name: String) throws(StateError) { files[name] = bytes }
  func synchronize(_ name: String) throws(StateError) {}
  func rename(_ name: String, to newName: String) throws(StateError) {
    files[newName] = files.removeValue(forKey: name)
  }
  func synchronizeDirectory() throws(StateError) {}
}

/// An alarm that takes everything.
final class FixedAlarm: WakeAlarm {
  let name = "test"
  let reach = Duration.seconds(86_400)
  private var date: Date?

  func set(_ date: Date) { self.date = date }
  func clear() { date = nil }
  func read() -> Date? { date }
}
