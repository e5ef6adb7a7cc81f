import Foundation
import InkPanels
import Testing

@testable import InkHost

/// A signal to stop, whenever it comes.
@MainActor @Suite("Stopping")
struct StopTests {
  /// Runs two refreshes, a full and a partial one, and stops at an operation on the wires; nil stops nowhere.
  private func run(stoppingAt step: Int?) async throws -> (steps: Int, isSafe: Bool, left: Duration) {
    let wires = CountedWires()
    let it = try DisplayHostTests.handheld(hasGauge: false, watch: wires.counting)
    var stoppedAt: Duration?
    wires.onStep = { [clock = it.board.clock] in if $0 == step { stoppedAt = clock.now } }
    it.clock.onWait = { _ in stoppedAt == nil ? nil : .stop }
    try await it.host.run(refreshes: 2)
    #expect(it.board.misuses.isEmpty, "stopped at step \(step ?? 0): \(it.board.misuses)")
    let left = stoppedAt.map { it.board.clock.now - $0 } ?? .zero
    return (wires.steps, it.board.panelIsSafe, left)
  }

  @Test(
    "at whichever operation of a refresh the signal comes, the panel is asleep within 10 s, and no misuse happened"
  )
  func everyStep() async throws {
    let whole = try await run(stoppingAt: nil)
    #expect(whole.isSafe)
    #expect(whole.steps > 50)
    for step in 1...whole.steps {
      let stopped = try await run(stoppingAt: step)
      #expect(stopped.isSafe, "stopped at step \(step) of \(whole.steps)")
      #expect(stopped.left < .seconds(10), "stopped at step \(step): \(stopped.left)")
    }
  }

  @Test("no panel takes longer to its sleep than the service manager waits after the signal to stop")
  func deadline() throws {
    let unit = try UnitFile()
    let patience = try #require(unit.seconds("TimeoutStopSec"))
    for model in PanelCatalog.all {
      for mode in RefreshMode.allCases {
        guard let traits = model.traits(of: mode) else { continue }
        #expect(
          traits.deadline.inSeconds + 5 < Double(patience), "\(model.name) \(mode): \(traits.deadline)")
      }
    }
  }
}
