import Foundation
import InkViews

/// Dates in words of the locale, in its order (Unicode CLDR 44: MMMEd, MMMMEEEEd, MMMMd).
struct DateText {
  let locale: Locale
  let calendar: Calendar

  /// "Mon 30 Nov", "Mon, Nov 30", "11月30日(月)".
  func short(_ date: Date) -> String {
    let weekday = shortWeekday(date)
    switch order {
    case .dayFirst: return "\(weekday) \(day(date)) \(name(date, .shortMonth))"
    case .monthFirst: return "\(weekday), \(name(date, .shortMonth)) \(day(date))"
    case .characters where Language(locale) == .japanese: return "\(dayAndMonth(date))(\(weekday))"
    case .characters: return "\(dayAndMonth(date)) \(weekday)"
    case nil: return formatted(date, template: "MMMEd")
    }
  }

  /// "Monday, 30 November", "Monday, November 30", "11月30日 月曜日".
  func long(_ date: Date) -> String {
    switch order {
    case .dayFirst, .monthFirst: "\(weekday(date)), \(dayAndMonth(date))"
    case .characters: "\(dayAndMonth(date)) \(weekday(date))"
    case nil: formatted(date, template: "MMMMEEEEd")
    }
  }

  /// "Monday".
  func weekday(_ date: Date) -> String { name(date, .weekday) }

  /// "Mon".
  func shortWeekday(_ date: Date) -> String { name(date, .shortWeekday) }

  /// "30".
  func day(_ date: Date) -> String { "\(calendar.component(.day, from: date))" }

  /// "November".
  func month(_ date: Date) -> String { name(date, .month) }

  /// "30 November", "November 30".
  func dayAndMonth(_ date: Date) -> String {
    switch order {
    case .dayFirst: "\(day(date)) \(name(date, .monthAfterDay))"
    case .monthFirst: "\(name(date, .monthAfterDay)) \(day(date))"
    case .characters: "\(month(date))\(day(date))日"
    case nil: formatted(date, template: "MMMMd")
    }
  }

  /// "M", "月": one letter for a weekday, 1 for Sunday.
  static func letter(_ weekday: Int, locale: Locale) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    let letters = calendar.veryShortStandaloneWeekdaySymbols
    return letters.indices.contains(weekday - 1) ? letters[weekday - 1] : ""
  }

  private enum Order {
    case dayFirst, monthFirst, characters
  }

  /// nil for languages whose order only Foundation knows.
  private var order: Order? {
    let tag = LocaleTag(locale.identifier)
    switch tag.language {
    case "ja", "zh": return .characters
    case "en": return Self.monthFirst.contains(tag.region ?? "US") ? .monthFirst : .dayFirst
    default: return nil
    }
  }

  /// Where English dates begin with the month.
  private static let monthFirst: Set<String> = [
    "AS", "CA", "GU", "MH", "MP", "PH", "PR", "UM", "US", "VI",
  ]

  /// A name in the words we have, else in Foundation's, which take some megabytes when they are first asked for.
  private func name(_ date: Date, _ form: CalendarNames.Form) -> String {
    if let names = CalendarNames(locale) {
      return names.name(form, calendar.dateComponents([.weekday, .month], from: date))
    }
    let formatter = formatter
    formatter.dateFormat = form.pattern
    return formatter.string(from: date)
  }

  private func formatted(_ date: Date, template: String) -> String {
    let formatter = formatter
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter.string(from: date)
  }

  private var formatter: DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    return formatter
  }
}
