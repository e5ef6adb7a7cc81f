import Dispatch

/// A wait of the main actor for a moment at most, which something may end sooner.
@MainActor
final class ShortWait {
  private var continuation: CheckedContinuation<Void, Never>?
  private var deadline: DispatchWorkItem?

  /// Waits until `end()` or for so many milliseconds of real time; other work of the main actor goes on.
  func wait(milliseconds: Int) async {
    let deadline = DispatchWorkItem { MainActor.assumeIsolated { self.end() } }
    self.deadline = deadline
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(milliseconds), execute: deadline)
    await withCheckedContinuation { continuation = $0 }
  }

  /// Ends the wait that is going on, if there is one.
  func end() {
    deadline?.cancel()
    deadline = nil
    continuation.take()?.resume()
  }
}
