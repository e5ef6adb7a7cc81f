import Dispatch
import Foundation
import InkHost

/// Keeps stop signals waiting while something must not be cut off.
///
/// A panel whose refresh is cut off keeps high voltage on the glass. A refresh ends by itself within seconds, so an
/// interrupt, a termination and a lost terminal are noted, told to the person, and take effect when it is over.
@MainActor
enum StopSignals {
  /// The signals that wait: Ctrl-C, `systemctl stop`, and an SSH connection that breaks.
  static let all = [SIGINT, SIGTERM, SIGHUP]

  /// Runs `work` to its end; a signal that came meanwhile is given to `finish` afterwards.
  ///
  /// `note` is called once, on another thread, when the first signal comes. System calls of `work` may see EINTR.
  static func deferred<Result>(
    _ signals: [Int32] = all, note: @escaping @Sendable () -> Void, finish: (Int32) -> Void = end(by:),
    while work: () throws -> Result
  ) rethrows -> Result {
    guard let watcher = Watcher(signals, note: note) else { return try work() }
    defer { if let number = watcher.stop() { finish(number) } }
    return try work()
  }

  /// Ends the process as the signal would have ended it.
  private nonisolated static func end(by number: Int32) {
    signal(number, SIG_DFL)
    raise(number)
  }

  /// Takes signals out of an inbox on a queue of its own, since the main one is at work.
  private final class Watcher: @unchecked Sendable {
    private let queue = DispatchQueue(label: "stop signals")
    private let source: any DispatchSourceRead
    private var inbox: SignalInbox?
    private var first: Int32?

    init?(_ signals: [Int32], note: @escaping @Sendable () -> Void) {
      guard let inbox = SignalInbox(signals) else { return nil }
      self.inbox = inbox
      source = DispatchSource.makeReadSource(fileDescriptor: inbox.fileDescriptor, queue: queue)
      source.setEventHandler { [unowned self] in
        if take() { note() }
      }
      source.activate()
    }

    /// Takes what came, on the queue; true when the first was among it.
    private func take() -> Bool {
      let wasThere = first != nil
      while let number = inbox?.take() { first = first ?? number }
      return !wasThere && first != nil
    }

    /// Ends the watch; the first signal that came, nil where none did.
    func stop() -> Int32? {
      queue.sync { _ = take() }
      let isCancelled = DispatchSemaphore(value: 0)
      source.setCancelHandler { isCancelled.signal() }
      source.cancel()
      isCancelled.wait()
      // Nobody watches the descriptors any more: they may go, and the signals with them.
      inbox = nil
      return first
    }
  }
}
