import Foundation

/// A timer that stands before an interval, runs inside it, and stands after it.
struct TimerReading {
  private let range: ClosedRange<Date>
  private let countsDown: Bool
  private let now: Date

  init(_ range: ClosedRange<Date>, countsDown: Bool, at now: Date) {
    self.range = range
    self.countsDown = countsDown
    self.now = now
  }

  /// Whole seconds shown: rounded up while running down, down while running up.
  var seconds: Int {
    let clamped = min(max(now, range.lowerBound), range.upperBound)
    return countsDown
      ? Int(Interval(from: clamped, to: range.upperBound).seconds.rounded(.up))
      : Int(Interval(from: range.lowerBound, to: clamped).seconds.rounded(.down))
  }

  /// The next instant at which the count of a unit changes; nil when the timer has ended.
  func nextChange(by unit: TimeUnit) -> Date? {
    guard now < range.upperBound else { return nil }
    let step = unit.seconds
    let whole = seconds / step
    if countsDown {
      let next =
        whole == 0 ? range.upperBound : range.upperBound.addingTimeInterval(-Double(whole * step - 1))
      return min(next, range.upperBound)
    }
    let next = range.lowerBound.addingTimeInterval(Double((whole + 1) * step))
    return next <= range.upperBound ? next : nil
  }
}
