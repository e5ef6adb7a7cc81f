import CLinux
import Foundation
import InkErrors
import Synchronization

/// Where the main actor waits: for an instant, a signal to stop, or an interruption by another thread.
///
/// Built on the kernel's timer and event descriptors and a pipe of signals, watched by the main loop: nothing wakes the
/// process between two waits, and a wait costs one system call to arm.
@MainActor
public final class WaitPoint {
  /// The kernel refused a descriptor.
  public struct Failure: ExplainedError, Equatable {
    public let what: String
    public let errno: Int32
    public var exitStatus: ExitStatus { .software }
    public var explanation: Explanation {
      Explanation(
        "The kernel gave no \(what) descriptor (error \(errno)).",
        cause: "the process has too many files open, or the kernel lacks the call.",
        remedy: "look at `ulimit -n`, and report this if it is not the limit.")
    }
  }

  private let clock: clinux_clock
  private let timer: Int32
  private let signals: SignalInbox
  private let event: Int32
  private var watches: [MainLoop.Watch] = []
  private var continuation: CheckedContinuation<Interruption?, Never>?
  private var pending: Interruption?
  private let hasTerminal = isatty(STDIN_FILENO) == 1

  /// A place to wait on `clock`; SIGTERM, SIGINT and SIGHUP no longer end the process but end waits with `.stop`.
  ///
  /// SIGHUP ends them with `.reload`, unless the process was started on a terminal: then it tells that this is gone.
  public init(clock: clinux_clock) throws(Failure) {
    self.clock = clock
    func checked(_ descriptor: Int32, _ what: String) throws(Failure) -> Int32 {
      if descriptor < 0 { throw Failure(what: what, errno: -descriptor) }
      return descriptor
    }
    timer = try checked(clinux_timer(clock), "timer")
    guard let signals = SignalInbox([SIGTERM, SIGINT, SIGHUP]) else {
      throw Failure(what: "signal", errno: Glibc.errno)
    }
    self.signals = signals
    event = try checked(clinux_event(), "event")
    watch(timer) { $0.timerFired() }
    watch(signals.fileDescriptor) { $0.signalCame() }
    watch(event) { $0.eventRaised() }
  }

  deinit {
    let watches = watches
    DispatchQueue.main.async { for watch in watches { watch.cancel() } }
    for descriptor in [timer, event] { close(descriptor) }
  }

  /// Waits until the clock reads `instant` (since its epoch), or until something cuts the wait short.
  public func wait(until instant: Duration) async -> Interruption? {
    await withCheckedContinuation { waiting in
      // First of all: the way into here may pass through the main loop, where a timer that is due already would find
      // nobody to tell, and nobody would be told ever after.
      continuation = waiting
      if let interruption = pending.take() { return resume(with: interruption) }
      let (seconds, attoseconds) = instant.components
      let armed = clinux_timer_arm(
        timer, clock, max(0, seconds), max(seconds <= 0 ? 1 : 0, attoseconds / 1_000_000_000))
      if armed == 1 { resume(with: .clockChanged) }
    }
  }

  /// Ends the wait that is going on, or the next one; callable from any thread.
  nonisolated public func interrupt() { _ = clinux_event_raise(event) }

  private func watch(_ descriptor: Int32, _ handler: @escaping @MainActor (WaitPoint) -> Void) {
    let watch = MainLoop.shared.watch(descriptor) { [weak self] in
      guard let self else { return false }
      handler(self)
      return true
    }
    watches.append(watch)
  }

  private func timerFired() {
    switch clinux_timer_take(timer) {
    case 1: resume(with: nil)
    case -ECANCELED: resume(with: .clockChanged)
    default: break
    }
  }

  private func signalCame() {
    while let number = signals.take() {
      resume(with: number == SIGHUP && !hasTerminal ? .reload : .stop)
    }
  }

  private func eventRaised() {
    if clinux_event_take(event) == 1 { resume(with: .attention) }
  }

  private func resume(with interruption: Interruption?) {
    if let waiting = continuation.take() {
      waiting.resume(returning: interruption)
    } else if let interruption, interruption.weight >= pending?.weight ?? 0 {
      pending = interruption
    }
  }
}

extension Interruption {
  /// Which of two interruptions is kept where both came before the wait.
  ///
  /// The loop looks at the clock and at what widgets asked for by itself; a wish of a person would be lost.
  fileprivate var weight: Int {
    switch self {
    case .attention, .clockChanged: 1
    case .reload: 2
    case .stop: 3
    }
  }
}
