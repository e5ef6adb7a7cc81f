/// At most so many events in any stretch of a given length, some of them at once and the others spread.
///
/// A leaky bucket kept as one number, the instant until which past events are paid for (generic cell rate
/// algorithm). A twelfth of the events may come at once, two hours' worth of a day's; the rest follow evenly.
package struct RateLimit: Equatable, Sendable {
  /// Seconds that one event is worth.
  private let price: Double
  /// Seconds that may be owed.
  private let credit: Double
  private let length: Double
  /// Until when past events are paid for, seconds on the caller's clock; -infinity before the first.
  package private(set) var horizon = -Double.infinity

  /// `count` events, 1 or more, in any `length` seconds.
  package init(_ count: Int, every length: Double) {
    let count = max(1, count)
    let burst = max(1, count / 12)
    // What comes at once counts beside what comes evenly in the same stretch.
    price = length / Double(burst == 1 ? count : count - burst)
    // A moment more than whole prices, since sums of them are not exact.
    credit = Double(burst - 1) * price + 1e-9 * length
    self.length = length
  }

  /// The earliest instant for another event.
  package var next: Double { horizon - credit }

  /// True when an event may happen at `instant`.
  package func isOpen(at instant: Double) -> Bool { next <= instant }

  /// How many events may happen at once at `instant`.
  package func available(at instant: Double) -> Int {
    guard instant >= next else { return 0 }
    return 1 + Int(((instant - max(next, instant - credit)) / price).rounded(.down))
  }

  /// Counts an event, allowed or not; debts beyond one whole stretch are forgiven.
  package mutating func record(at instant: Double) {
    horizon = min(max(horizon, instant) + price, instant + length)
  }

  /// Goes on where another run stopped; an instant that the limit could not have reached is taken for a wrong clock.
  package mutating func restore(horizon: Double, at now: Double) {
    guard horizon.isFinite else { return }
    self.horizon = min(horizon, now + length)
  }

  /// The clock that instants are read from was set.
  package mutating func shift(by seconds: Double) { horizon += seconds }
}
