import Foundation

/// What is held for one who listens, until that one stops; from any thread.
final class Held {
  private let lock = NSLock()
  /// Nil once nobody listens any more.
  private var held: [AnyCancellable]? = []

  /// Whether nobody listens any more.
  var isCancelled: Bool { lock.withLock { held == nil } }

  /// Holds one more; after `cancel` it is ended at once.
  func hold(_ other: AnyCancellable) {
    let isHeld = lock.withLock { () -> Bool in
      held?.append(other)
      return held != nil
    }
    if !isHeld { other.cancel() }
  }

  /// Ends all that is held, and what comes later.
  func cancel() {
    let ending = lock.withLock { () -> [AnyCancellable] in
      defer { held = nil }
      return held ?? []
    }
    for other in ending { other.cancel() }
  }
}

/// Publishers that end as one: with the first error, or when the last has finished.
final class Running {
  private let lock = NSLock()
  /// None once the end was told.
  private var count = 1

  /// Whether the end was not told yet.
  var isOpen: Bool { lock.withLock { count > 0 } }

  /// Counts one more; false where the end was told already.
  func begin() -> Bool {
    lock.withLock {
      guard count > 0 else { return false }
      count += 1
      return true
    }
  }

  /// Counts one less; true where this is the end of all, once.
  func end(withError isFailure: Bool) -> Bool {
    lock.withLock {
      guard count > 0 else { return false }
      count = isFailure ? 0 : count - 1
      return count == 0
    }
  }
}
