import Foundation

/// Dates in words of the locale.
struct DateText {
  let locale: Locale
  let calendar: Calendar

  /// "Mon 30 Nov", "11月30日 月".
  func short(_ date: Date) -> String {
    switch Language(locale) {
    case .english: format(date, "EEE d MMM")
    case .japanese: format(date, "M月d日(EEEEE)")
    case .simplifiedChinese, .traditionalChinese: format(date, "M月d日 EEE")
    }
  }

  /// "Monday, 30 November", "11月30日 月曜日".
  func long(_ date: Date) -> String { "\(weekday(date))\(isSpaced ? ", " : " ")\(dayAndMonth(date))" }

  /// "Monday".
  func weekday(_ date: Date) -> String { format(date, "EEEE") }

  /// "Mon".
  func shortWeekday(_ date: Date) -> String { format(date, "EEE") }

  /// "30".
  func day(_ date: Date) -> String { "\(calendar.component(.day, from: date))" }

  /// "November".
  func month(_ date: Date) -> String { format(date, isSpaced ? "LLLL" : "M月") }

  /// "30 November".
  func dayAndMonth(_ date: Date) -> String { format(date, isSpaced ? "d MMMM" : "M月d日") }

  /// "M", "月": one letter for a weekday, 1 for Sunday.
  static func letter(_ weekday: Int, locale: Locale) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    let letters = calendar.veryShortStandaloneWeekdaySymbols
    return letters.indices.contains(weekday - 1) ? letters[weekday - 1] : ""
  }

  private var isSpaced: Bool { Language(locale) == .english }

  private func format(_ date: Date, _ pattern: String) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.dateFormat = pattern
    return formatter.string(from: date)
  }
}
