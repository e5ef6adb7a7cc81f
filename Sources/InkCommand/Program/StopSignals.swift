import Dispatch
import Foundation

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
    guard let inbox = SignalInbox(note: note) else { return try work() }
    let before = signals.map { ($0, SignalInbox.deliver($0, to: inbox)) }
    defer {
      for (number, action) in before { SignalInbox.restore(number, to: action) }
      if let number = inbox.close() { finish(number) }
    }
    return try work()
  }

  /// Ends the process as the signal would have ended it.
  private nonisolated static func end(by number: Int32) {
    signal(number, SIG_DFL)
    raise(number)
  }
}
