import Foundation
import InkHost
import InkSimulation

/// The machine's own clock on a simulated board, in real time: its virtual time follows.
///
/// What the panel does takes virtual time and none of the real one, so that the board is ahead for a while after a
/// refresh; the clock that is shown is right all the same.
@MainActor
final class LiveSimulatedClock: HostClock {
  private let board: SimulatedBoard
  private let system: SystemClock
  /// The machine's time since its start when the board's was zero.
  private let start: Duration

  /// A clock that reads what the machine's does.
  init(_ board: SimulatedBoard) throws(WaitPoint.Failure) {
    self.board = board
    system = try SystemClock(isTrusted: true)
    start = system.uptime - board.clock.now
  }

  var now: Date { system.now }

  var uptime: Duration { system.uptime }

  func wait(until date: Date) async -> Interruption? {
    let interruption = await system.wait(until: date)
    board.clock.advance(to: system.uptime - start)
    return interruption
  }

  nonisolated func interrupt() { system.interrupt() }
}
