import Foundation
import InkSimulation

@testable import InkHost

/// A host clock that jumps to the moment waited for, on a simulated board's virtual time.
@MainActor
final class ManualClock: HostClock {
  let board: SimulatedBoard
  /// The date when the board's virtual time was zero; changed to set the clock.
  var epoch: Date
  /// Whether the time is believed.
  var verdict = ClockTruth.trusted
  /// Moments waited for, in order.
  private(set) var waits: [Date] = []
  /// Called before each wait ends; gives what cuts it short.
  var onWait: (Date) -> Interruption? = { _ in nil }
  /// True while a provider has not answered: the clock stands still for it.
  var isBusy: () -> Bool = { false }
  /// However busy the machine is, a provider that answers at once does; shorter where one is slow.
  var patience: Int64 = 60_000

  init(_ board: SimulatedBoard, startingAt date: Date) {
    self.board = board
    epoch = date
  }

  var now: Date {
    let (seconds, attoseconds) = board.clock.now.components
    return epoch.addingTimeInterval(Double(seconds) + Double(attoseconds) / 1e18)
  }

  var uptime: Duration { board.clock.now }

  var truth: ClockTruth { verdict }

  var rate: Double { 0 }

  func wait(until date: Date) async -> Interruption? {
    if isBusy() {
      while isBusy() { await Task.yield() }
      return .attention
    }
    waits.append(date)
    if let interruption = onWait(date) { return interruption }
    board.advance(by: .milliseconds(max(0, Int((date.timeIntervalSince(now) * 1000).rounded(.up)))))
    return nil
  }

  nonisolated func interrupt() {}
}
