import Foundation
import InkHost
import InkSimulation

/// A clock that jumps to the moment waited for, on a simulated board's virtual time.
@MainActor
final class SoakClock: HostClock {
  /// The date when the board's virtual time was zero; changed to set the clock.
  var epoch: Date
  /// Called before each wait; gives what cuts it short.
  var onWait: (Date) -> Interruption? = { _ in nil }
  /// True while somebody has not answered: the clock stands still for them.
  var isHeld: () -> Bool = { false }
  /// True while an answer waits to be taken, which ends a wait before it begins.
  var hasAnswers: () -> Bool = { false }
  /// Whether the time is believed.
  var verdict = ClockTruth.trusted
  private let board: SimulatedBoard

  init(_ board: SimulatedBoard, startingAt date: Date) {
    self.board = board
    epoch = date
  }

  var truth: ClockTruth { verdict }

  var uptime: Duration { board.clock.now }

  /// However busy the machine is, a provider that answers at once does.
  var patience: Int64 { 60_000 }

  var now: Date { epoch.addingTimeInterval(uptime / .seconds(1)) }

  func wait(until date: Date) async -> Interruption? {
    if isHeld() {
      while isHeld() { await Task.yield() }
      return .attention
    }
    if hasAnswers() { return .attention }
    if let interruption = onWait(date) { return interruption }
    let left = (date.timeIntervalSince(now) * 1000).rounded(.up)
    if left > 0 { board.advance(by: .milliseconds(Int(left))) }
    return nil
  }

  nonisolated func interrupt() {}
}
