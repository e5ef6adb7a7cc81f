import Glibc
import InkBuses

/// The kernel's `CLOCK_MONOTONIC`: time since the machine started, without the time it slept.
public final class LinuxClock: MonotonicClock, Sendable {
  /// The clock; it has no state.
  public init() {}

  /// Time since the machine started, to the nanosecond.
  ///
  /// About 50 ns a call, no system call.
  public var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// Sleeps until `duration` is over; a signal does not shorten it, and each call ends late by the kernel's
  /// timer slack (50 µs by default) at most.
  public func pause(_ duration: Duration) {
    guard duration > .zero else { return }
    // Beyond the count of nanoseconds (292 years) a pause is one without an end.
    let duration = Swift.min(duration, .nanoseconds(Int64.max))
    let (seconds, attoseconds) = (now + duration).components
    var deadline = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
    // An absolute deadline, so that a restart after a signal does not add up delays.
    while clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &deadline, nil) == EINTR {}
  }
}

extension Duration {
  /// Whole nanoseconds, as much as a 64-bit count holds (292 years).
  var wholeNanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (product, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, overflowed) = product.addingReportingOverflow(attoseconds / 1_000_000_000)
    return overflow || overflowed ? (seconds < 0 ? .min : .max) : sum
  }
}
