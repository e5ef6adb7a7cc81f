import Foundation

/// The time of day as a clock shows it.
enum ClockText {
  /// Hour and minute: "9:05", "12:45", "00:10"; two digits for the hour on a 24-hour clock.
  static func string(_ date: Date, calendar: Calendar, locale: Locale) -> String {
    let parts = parts(date, calendar: calendar, locale: locale)
    return "\(parts.hour):\(parts.minute)"
  }

  /// Hour and minute apart.
  static func parts(_ date: Date, calendar: Calendar, locale: Locale) -> (hour: String, minute: String) {
    let time = calendar.dateComponents([.hour, .minute], from: date)
    let (hour, minute) = (time.hour ?? 0, time.minute ?? 0)
    let minutes = minute < 10 ? "0\(minute)" : "\(minute)"
    switch HourCycle.of(locale) {
    case .oneToTwelve: return ("\((hour + 11) % 12 + 1)", minutes)
    case .zeroToEleven: return ("\(hour % 12)", minutes)
    case .zeroToTwentyThree, .oneToTwentyFour: return (hour < 10 ? "0\(hour)" : "\(hour)", minutes)
    @unknown default: return ("\(hour)", minutes)
    }
  }
}
