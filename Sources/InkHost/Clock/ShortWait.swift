/// A wait of the main actor for a moment at most, which something may end sooner.
@MainActor
final class ShortWait {
  private var continuation: CheckedContinuation<Void, Never>?
  private var deadline: MainLoop.Watch?

  /// Waits until `end()` or for so many milliseconds of real time; other work of the main actor goes on.
  func wait(milliseconds: Int64) async {
    await withCheckedContinuation { waiting in
      // An end that comes before is none of this wait's: with its deadline gone it would never end.
      continuation = waiting
      deadline = MainLoop.shared.after(milliseconds: milliseconds) { [weak self] in self?.end() }
    }
  }

  /// Ends the wait that is going on, if there is one.
  func end() {
    deadline?.cancel()
    deadline = nil
    continuation.take()?.resume()
  }
}
