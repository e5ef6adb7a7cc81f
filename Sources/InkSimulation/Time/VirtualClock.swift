import InkBuses

/// Time that passes only when somebody says so; pauses take none of the real one.
///
/// Everything of one simulated board shares one clock: a driver's `pause` lets the panel's BUSY fall, the
/// battery discharge and the gauge convert.
public final class VirtualClock: MonotonicClock {
  /// Time since the clock's start.
  public private(set) var now: Duration

  /// A clock that stands at `now`.
  public init(startingAt now: Duration = .zero) {
    self.now = now
  }

  /// Advances by `duration`; a negative pause does nothing, as in the kernel.
  public func pause(_ duration: Duration) {
    advance(by: duration)
  }

  /// Lets `duration` pass.
  public func advance(by duration: Duration) {
    if duration > .zero { now += duration }
  }

  /// Lets time pass until `instant`; does nothing when that is over already.
  public func advance(to instant: Duration) {
    if instant > now { now = instant }
  }
}
