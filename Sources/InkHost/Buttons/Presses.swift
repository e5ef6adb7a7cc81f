import Glibc
import InkBoards

/// What a display knows of its buttons and of what they ask for.
@MainActor
final class Presses {
  /// How long the machine stays on after somebody woke the display.
  static let awake = Duration.seconds(600)

  var row = ButtonRow([])
  var signals: (any ButtonSignals)?
  let commands = ButtonCommands()
  /// The processor's time of this process when the first press came that no refresh has answered yet.
  var pressedAt: Duration?
  /// True until a refresh has answered the presses, or there was nothing to refresh.
  var isAwaited = false
  /// True until the refresh that somebody asked for.
  var wantsFull = false
  /// Until when the machine stays on because somebody wants it to, on a clock that is never set.
  var awakeUntil: Duration?

  /// The processor's time that this process has taken so far, all threads together.
  static var processorTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// A press came.
  func note() {
    pressedAt = pressedAt ?? Self.processorTime
    isAwaited = true
  }

  /// The processor's time since the first press that was not answered; nil where there was none.
  func takeLatency() -> Duration? { pressedAt.take().map { Self.processorTime - $0 } }
}
