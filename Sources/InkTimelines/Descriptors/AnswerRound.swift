import Dispatch
import Synchronization

/// Questions that are asked at one instant, whose answers are handed over together.
///
/// The main thread sleeps until they come. If each answer roused it, a tick that asks five providers would wake the machine
/// five times; in a round the last one does, for all.
package final class AnswerRound: Sendable {
  /// The round that questions belong to; nil hands each answer over by itself.
  @TaskLocal package static var current: AnswerRound?

  private struct Guarded {
    var open = 0
    var held: [@Sendable () -> Void] = []
    var isOver = false
  }

  private let guarded = Mutex(Guarded())

  package init() {}

  /// A question is asked.
  func ask() { guarded.withLock { $0.open += 1 } }

  /// A question is answered; `handOver` is called on the main queue with those of the others, or at once where nobody
  /// waits for those.
  func answer(_ handOver: @escaping @Sendable () -> Void) {
    let due: [@Sendable () -> Void] = guarded.withLock { round in
      round.open -= 1
      round.held.append(handOver)
      guard round.open == 0 || round.isOver else { return [] }
      defer { round.held = [] }
      return round.held
    }
    if !due.isEmpty { DispatchQueue.main.async { for handOver in due { handOver() } } }
  }

  /// Nobody waits for the others any more: what is held is handed over, and what comes later when it comes.
  package func end() {
    let due = guarded.withLock { round in
      defer { round.held = [] }
      round.isOver = true
      return round.held
    }
    for handOver in due { handOver() }
  }
}
