/// How long to wait before a provider that failed is asked again.
///
/// Doubles from `first` up to `longest`, so that a network that is away for a night costs four requests an
/// hour, and a single hiccup is made good within a minute.
public struct RetryPolicy: Sendable, Equatable {
  /// The wait after the first failure; 60 s.
  public var first: Duration
  /// The longest wait; 15 min.
  public var longest: Duration

  /// A policy; waits below one second are raised to it, so that a failing provider never makes a busy loop.
  public init(first: Duration = .seconds(60), longest: Duration = .seconds(900)) {
    self.first = max(first, .seconds(1))
    self.longest = max(longest, self.first)
  }

  /// The wait after the `failures`-th failure in a row, counted from 1.
  public func delay(afterFailures failures: Int) -> Duration {
    var delay = first
    for _ in 1..<max(failures, 1) {
      guard delay < longest else { break }
      delay *= 2
    }
    return min(delay, longest)
  }
}
