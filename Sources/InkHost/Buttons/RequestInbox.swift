import InkBoards
import Synchronization

/// What people ask of a display by buttons and by its socket, taken at its next tick; to be added to from any thread.
public final class RequestInbox: Sendable {
  private let queue = Mutex(PressQueue())
  private let wake: @Sendable () -> Void

  /// An inbox whose owner is woken by `wake`.
  init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

  /// Asks for something.
  public func add(_ action: ButtonAction) {
    queue.withLock { $0.add(action) }
    wake()
  }

  /// The page that a turn would come to now, of pages by their names; nil where there is no such page.
  func target(of action: ButtonAction, from shown: Int, among names: [String]) -> Int? {
    var queue = queue.withLock { $0 }
    queue.add(action)
    return queue.target(from: shown, among: names)
  }

  /// True while something was asked for and not taken.
  var isEmpty: Bool { queue.withLock { $0.isEmpty } }

  /// What was asked for since the last call.
  func take() -> PressQueue {
    queue.withLock { queue in
      defer { queue = PressQueue() }
      return queue
    }
  }
}
