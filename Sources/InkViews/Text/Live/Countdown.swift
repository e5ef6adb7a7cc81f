import Foundation

/// A stopwatch that runs down to a date, rounding up, and then up from it, rounding down.
struct Countdown {
  private let interval: Interval

  init(to date: Date, at now: Date) { interval = Interval(from: now, to: date) }

  /// Whole seconds shown.
  var seconds: Int { Int(interval.seconds.rounded(interval.isPast ? .down : .up)) }

  /// The next instant at which the count of a unit changes.
  func nextChange(by unit: TimeUnit) -> Date {
    let step = unit.seconds
    if interval.isPast { return interval.date.addingTimeInterval(Double((seconds / step + 1) * step)) }
    let whole = seconds / step
    // Less than one unit is left: it reads the same until one unit after the date.
    if whole == 0 { return interval.date.addingTimeInterval(Double(step)) }
    return interval.date.addingTimeInterval(-Double(whole * step - 1))
  }
}
