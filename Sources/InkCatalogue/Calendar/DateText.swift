import Foundation

/// Dates in words of the locale.
struct DateText {
  let locale: Locale
  let calendar: Calendar

  /// "Mon 30 Nov", "11月30日(月)".
  func short(_ date: Date) -> String {
    let weekday = shortWeekday(date)
    switch Language(locale) {
    case .english: return "\(weekday) \(day(date)) \(name(date, .shortMonth))"
    case .japanese: return "\(dayAndMonth(date))(\(weekday))"
    case .simplifiedChinese, .traditionalChinese: return "\(dayAndMonth(date)) \(weekday)"
    }
  }

  /// "Monday, 30 November", "11月30日 月曜日".
  func long(_ date: Date) -> String { "\(weekday(date))\(isSpaced ? ", " : " ")\(dayAndMonth(date))" }

  /// "Monday".
  func weekday(_ date: Date) -> String { name(date, .weekday) }

  /// "Mon".
  func shortWeekday(_ date: Date) -> String { name(date, .shortWeekday) }

  /// "30".
  func day(_ date: Date) -> String { "\(calendar.component(.day, from: date))" }

  /// "November".
  func month(_ date: Date) -> String {
    isSpaced ? name(date, .month) : "\(calendar.component(.month, from: date))月"
  }

  /// "30 November".
  func dayAndMonth(_ date: Date) -> String {
    isSpaced ? "\(day(date)) \(name(date, .monthAfterDay))" : "\(month(date))\(day(date))日"
  }

  /// "M", "月": one letter for a weekday, 1 for Sunday.
  static func letter(_ weekday: Int, locale: Locale) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    let letters = calendar.veryShortStandaloneWeekdaySymbols
    return letters.indices.contains(weekday - 1) ? letters[weekday - 1] : ""
  }

  private var isSpaced: Bool { Language(locale) == .english }

  /// A name in the words we have, else in Foundation's, which take some megabytes when they are first asked for.
  private func name(_ date: Date, _ form: CalendarNames.Form) -> String {
    if let names = CalendarNames(locale) {
      return names.name(form, calendar.dateComponents([.weekday, .month], from: date))
    }
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.dateFormat = form.pattern
    return formatter.string(from: date)
  }
}
