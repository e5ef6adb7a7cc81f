import Foundation

extension LiveText {
  private var format: Date.FormatStyle {
    Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
  }

  /// "11:23 PM".
  func clockTime(_ date: Date) -> String {
    string(date, template: "jmm")
  }

  private func string(_ date: Date, template: String) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter.string(from: date)
  }

  /// "June 3, 2019".
  func longDate(_ date: Date) -> String {
    date.formatted(
      Date.FormatStyle(
        date: .long, time: .omitted, locale: locale, calendar: calendar, timeZone: calendar.timeZone))
  }

  /// "9:30–11:30 AM", or "Jun 3 – Jun 5" from a day on.
  func range(_ range: ClosedRange<Date>) -> String {
    let (start, end) = (range.lowerBound, range.upperBound)
    if !calendar.isDate(start, inSameDayAs: end), end.timeIntervalSince(start) >= 86_400 {
      let day = format.month(.abbreviated).day()
      return "\(start.formatted(day)) \u{2013} \(end.formatted(day))"
    }
    let hours = (calendar.component(.hour, from: start), calendar.component(.hour, from: end))
    let isSameHalf = (hours.0 < 12) == (hours.1 < 12)
    // J is the language's hour without the half of the day.
    let first = string(start, template: isSameHalf ? "Jmm" : "jmm")
    return "\(first)\u{2013}\(clockTime(end))"
  }
}
