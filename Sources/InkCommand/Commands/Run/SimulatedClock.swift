import CLinux
import Foundation
import InkHost
import InkSimulation

/// The date on a simulated board: its virtual time, which passes `speed` times as fast as the real one while the host
/// waits.
@MainActor
final class SimulatedClock: HostClock {
  private let board: SimulatedBoard
  private let start: Date
  let rate: Double
  private let point: WaitPoint
  /// Simulated time stands still meanwhile, so that what is shown does not depend on how fast this machine is.
  let patience: Int64 = 5000
  /// True while simulated time is to stand still, for as long as a tick's patience at the most: a provider is answering.
  var isHeld: () -> Bool = { false }

  /// A clock that reads `start` now.
  init(_ board: SimulatedBoard, startingAt start: Date, speed: Double) throws(WaitPoint.Failure) {
    self.board = board
    self.start = start.addingTimeInterval(-board.clock.now.seconds)
    rate = speed
    point = try WaitPoint(clock: CLINUX_MONOTONIC)
  }

  var now: Date { start.addingTimeInterval(board.clock.now.seconds) }

  var uptime: Duration { board.clock.now }

  func wait(until date: Date) async -> Interruption? {
    let left = date.timeIntervalSince(now)
    guard left > 0 else { return nil }
    let began = realTime
    if isHeld() {
      let interruption = await point.wait(until: began + .milliseconds(patience))
      if interruption != nil { return interruption }
      // On a busy machine the answer and the end of the hold are told of in one go.
      if !isHeld() { return .attention }
    }
    let interruption = await point.wait(until: began + .seconds(min(left / rate, 1e9)))
    let passed = interruption == nil ? left : min(left, (realTime - began).seconds * rate)
    board.advance(by: .seconds(passed))
    return interruption
  }

  nonisolated func interrupt() { point.interrupt() }

  private var realTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}

extension Duration {
  /// The length in seconds.
  var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
