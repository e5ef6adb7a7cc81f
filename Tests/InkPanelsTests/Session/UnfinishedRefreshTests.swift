import InkBuses
import InkSimulation
import Testing

@testable import InkPanels

@Suite struct UnfinishedRefreshTests {
  /// One of each family.
  static let models = [Level.high, .low].compactMap { busy in
    PanelModelHarnessTests.leftAwake.first { $0.controller.busyLevel == busy && $0.secondInk == nil }
  }

  /// A process that came to a violent end at a step of its first refresh: nothing of it reaches a wire after that.
  private static func killed(at step: Int, _ model: PanelModel) throws -> SimulatedRig? {
    let rig = try SimulatedRig(model)
    rig.faults.fail(atStep: step, with: .gone, forever: true)
    guard (try? rig.show(rig.card)) == nil else { return nil }
    rig.faults.clear()
    // No process starts sooner, and no controller shows later that it works.
    rig.clock.advance(by: .milliseconds(20))
    return rig
  }

  /// The next process takes the lines, which are low from then on, and shows the card; gives what the panel suffered.
  private static func restart(_ rig: SimulatedRig) throws -> [Misuse.Rule] {
    try rig.panelWires.reset?.set(.low)
    try rig.panelWires.power?.set(.low)
    rig.session = PanelSession(model: rig.model, wires: rig.panelWires)
    #expect(try rig.show(rig.card).mode == .full)
    #expect(rig.wires.glass.frame == rig.card)
    return rig.wires.misuses.map(\.rule)
  }

  @Test(
    "A start lets a refresh end that was under way when the process before was killed, at any step of it",
    arguments: models)
  func everyStep(model: PanelModel) throws {
    var (interrupted, waited) = (0, 0)
    var step = 1
    while let rig = try Self.killed(at: step, model) {
      let before = rig.clock.now
      let isOver = UnfinishedRefresh.wait(
        on: rig.panelWires.busy, of: model, within: model.longestDeadline, clock: rig.clock)
      if rig.clock.now > before, isOver { waited += 1 }
      #expect(rig.clock.now - before <= model.longestDeadline + .milliseconds(1))
      #expect(try Self.restart(rig) == [], "step \(step)")
      // The same without waiting.
      let other = try #require(try Self.killed(at: step, model))
      let rules = try Self.restart(other)
      if rules.contains(.interruptedRefresh) { interrupted += 1 }
      step += 1
    }
    #expect(interrupted > 0 && waited >= interrupted, "\(interrupted) \(waited) of \(step)")
  }

  @Test("A BUSY that stays is waited for as long as is said, one that cannot be read not at all")
  func bounded() throws {
    let rig = try SimulatedRig(.waveshare2in13V4)
    rig.wires.busyFault = .stuck(.high)
    func wait() -> Bool {
      UnfinishedRefresh.wait(
        on: rig.panelWires.busy, of: rig.model, within: .seconds(9), clock: rig.clock)
    }
    #expect(!wait())
    #expect((.seconds(9)...(.seconds(10))).contains(rig.clock.now))
    rig.wires.busyFault = .stuck(.low)
    let before = rig.clock.now
    #expect(wait())
    rig.faults.fail(atStep: rig.faults.steps + 1, with: .gone, forever: true)
    #expect(!wait())
    #expect(rig.clock.now - before < .seconds(1))
  }
}
