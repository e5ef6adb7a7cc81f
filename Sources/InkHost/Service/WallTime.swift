import Foundation

/// Times of the day as "12:45", without Foundation's formatters, which take some megabytes when they are first used.
struct WallTime {
  private var calendar = Calendar(identifier: .gregorian)

  /// Times in a zone.
  init(_ zone: TimeZone) { calendar.timeZone = zone }

  /// The hour and the minute of a date, two digits each.
  func text(_ date: Date) -> String {
    let parts = calendar.dateComponents([.hour, .minute], from: date)
    func two(_ number: Int?) -> String {
      let digits = String(number ?? 0)
      return digits.count < 2 ? "0\(digits)" : digits
    }
    return "\(two(parts.hour)):\(two(parts.minute))"
  }
}
