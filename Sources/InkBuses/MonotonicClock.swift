/// Time as a bus driver needs it: a count that only grows, and pauses.
///
/// The real board's is `CLOCK_MONOTONIC`; the simulated board's is virtual, and its pauses take no time.
public protocol MonotonicClock: AnyObject {
  /// Time since an arbitrary start.
  var now: Duration { get }

  /// Waits for `duration` at least.
  func pause(_ duration: Duration)
}
