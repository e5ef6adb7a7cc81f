import Foundation

/// The time between now and a date, to the millisecond, so that a count does not flicker at its edges.
struct Interval: Hashable {
  let now: Date
  let date: Date
  /// Never negative.
  let seconds: Double
  /// True once the date has come.
  let isPast: Bool

  init(from now: Date, to date: Date) {
    self.now = now
    self.date = date
    let difference = (now.timeIntervalSince(date) * 1000).rounded() / 1000
    seconds = abs(difference)
    isPast = difference >= 0
  }

  /// Counts of whole units from years down, by the calendar from a day on.
  func counts(in calendar: Calendar) -> [TimeUnit: Int] {
    guard seconds >= 86_400 else {
      let whole = Int(seconds)
      return [.hour: whole / 3600, .minute: whole / 60 % 60, .second: whole % 60]
    }
    // The nearer end is moved onto the rounded millisecond so that a whole number of days counts as such.
    let other = date.addingTimeInterval(isPast ? seconds : -seconds)
    let parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: min(date, other), to: max(date, other))
    return [
      .year: parts.year ?? 0, .month: parts.month ?? 0, .day: parts.day ?? 0, .hour: parts.hour ?? 0,
      .minute: parts.minute ?? 0, .second: parts.second ?? 0,
    ]
  }
}
