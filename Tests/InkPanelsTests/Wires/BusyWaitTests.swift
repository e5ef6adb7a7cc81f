import InkBuses
import Testing

@testable import InkPanels

@Suite struct BusyWaitTests {
  let clock = HandClock()

  func wait(_ line: ScriptedBusy) -> BusyWait { BusyWait(line: line, clock: clock, active: .high) }

  static let refresh = BusyWait.Operation(
    phase: .partial, typical: .milliseconds(457), deadline: .milliseconds(2914))

  @Test(
    "A refresh is over at the idle edge: one wait and one look for each edge that is queued",
    arguments: [(QueuedEdges.falling, 1), (.both, 2)])
  func refresh(edges: QueuedEdges, waits: Int) throws {
    let line = ScriptedBusy(
      clock, .low, queuing: edges, then: [(.milliseconds(1), .high), (.milliseconds(458), .low)])
    #expect(try wait(line).waitUntilIdle(Self.refresh) == .milliseconds(458))
    #expect(line.edgeWaits == waits)
    #expect(line.levelReads == waits)
  }

  @Test("A refresh far longer than the typical one is waited for to its end")
  func slow() throws {
    let line = ScriptedBusy(
      clock, .low, queuing: .falling, then: [(.milliseconds(1), .high), (.milliseconds(2500), .low)])
    #expect(try wait(line).waitUntilIdle(Self.refresh) == .milliseconds(2500))
    #expect(line.edgeWaits == 2)
  }

  @Test("The change to active counts where a wait before it ended idle, though its edge is not queued")
  func unqueuedEdge() throws {
    let line = ScriptedBusy(
      clock, .high, queuing: .falling, then: [(.milliseconds(4), .low), (.milliseconds(10), .high)])
    let wait = wait(line)
    try wait.waitUntilIdle(.short(.reset))
    let error = try #require(thrown(PanelError.self) { try wait.waitUntilIdle(Self.refresh) })
    guard case .neverIdle(let observation) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(observation.edges == 1)
  }

  @Test("Power off that takes longer than usual is one wait")
  func powerOff() throws {
    let line = ScriptedBusy(
      clock, .low, queuing: .falling, then: [(.milliseconds(1), .high), (.milliseconds(90), .low)])
    #expect(try wait(line).waitUntilIdle(.powerOff(.partial)) == .milliseconds(90))
    #expect(line.edgeWaits == 1)
  }

  @Test("BUSY that is active before the first look counts as busy")
  func alreadyBusy() throws {
    let line = ScriptedBusy(clock, .high, then: [(.milliseconds(400), .low)])
    #expect(try wait(line).waitUntilIdle(Self.refresh) == .milliseconds(400))
  }

  @Test("Both edges before the first look are an operation that ran")
  func alreadyOver() throws {
    let line = ScriptedBusy(clock, .low, then: [(.milliseconds(1), .high), (.milliseconds(30), .low)])
    clock.pause(.milliseconds(50))
    #expect(try wait(line).waitUntilIdle(Self.refresh) == .zero)
  }

  @Test("A gap shorter than the look does not end the wait")
  func glitch() throws {
    let line = ScriptedBusy(
      clock, .low,
      then: [
        (.milliseconds(1), .high), (.milliseconds(100), .low), (.milliseconds(100), .high),
        (.milliseconds(450), .low),
      ])
    #expect(try wait(line).waitUntilIdle(Self.refresh) == .milliseconds(450))
  }

  @Test("A line that never rises is an error of its own after twice the typical time")
  func neverBusy() throws {
    let line = ScriptedBusy(clock, .low)
    let error = try #require(thrown(PanelError.self) { try wait(line).waitUntilIdle(Self.refresh) })
    #expect(
      error
        == .neverBusy(
          BusyObservation(
            line: "GPIO24 (test)", seen: .low, expected: .high, edges: 0, phase: .partial,
            waited: .milliseconds(914), typical: .milliseconds(457))))
  }

  @Test("A line that never falls ends at the deadline")
  func neverIdle() throws {
    let line = ScriptedBusy(clock, .low, then: [(.milliseconds(1), .high)])
    let error = try #require(thrown(PanelError.self) { try wait(line).waitUntilIdle(Self.refresh) })
    #expect(
      error
        == .neverIdle(
          BusyObservation(
            line: "GPIO24 (test)", seen: .high, expected: .low, edges: 1, phase: .partial,
            waited: .milliseconds(2914), typical: .milliseconds(457))))
  }

  @Test("A line that flutters ends at the deadline too")
  func flutter() throws {
    let script = (1..<4000).flatMap {
      [(at: Duration.milliseconds($0), level: Level.low), (.milliseconds($0), .high)]
    }
    let line = ScriptedBusy(clock, .high, then: script)
    let error = try #require(thrown(PanelError.self) { try wait(line).waitUntilIdle(Self.refresh) })
    guard case .neverIdle(let observation) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(observation.waited <= .milliseconds(2920))
    #expect(observation.edges > 2000)
  }

  @Test("A short operation that nobody saw is over after 10 ms")
  func short() throws {
    let line = ScriptedBusy(clock, .low)
    #expect(try wait(line).waitUntilIdle(.short(.reset)) == .milliseconds(10))
  }

  @Test("A short operation that is seen ends with its edge")
  func shortSeen() throws {
    let line = ScriptedBusy(clock, .high, then: [(.milliseconds(4), .low)])
    #expect(try wait(line).waitUntilIdle(.short(.reset)) == .milliseconds(4))
  }

  @Test("Edges from before the trigger do not count")
  func stale() throws {
    let line = ScriptedBusy(clock, .low, then: [(.milliseconds(1), .high), (.milliseconds(2), .low)])
    clock.pause(.milliseconds(5))
    try wait(line).arm(.partial)
    let error = try #require(thrown(PanelError.self) { try wait(line).waitUntilIdle(Self.refresh) })
    guard case .neverBusy = error else {
      Issue.record("\(error)")
      return
    }
  }

  @Test("With the other polarity the levels change places")
  func otherPolarity() throws {
    let line = ScriptedBusy(clock, .high, then: [(.milliseconds(1), .low), (.milliseconds(300), .high)])
    let wait = BusyWait(line: line, clock: clock, active: .low)
    #expect(try wait.waitUntilIdle(Self.refresh) == .milliseconds(300))
  }

  @Test("A failing line is reported with the phase")
  func busFails() throws {
    let line = ScriptedBusy(clock, .low)
    let cause = BusError(.gone, node: "GPIO24", operation: "read level", errno: 19)
    line.failure = cause
    #expect(throws: PanelError.bus(cause, phase: .partial)) { try wait(line).waitUntilIdle(Self.refresh) }
  }
}
