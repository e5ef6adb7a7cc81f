import Foundation
import InkViews

/// Names of days and months in the languages the shipped widgets speak (Unicode CLDR 44, Gregorian calendar).
struct CalendarNames {
  /// A name's form.
  enum Form {
    case weekday, shortWeekday, month, monthAfterDay, shortMonth

    /// The form as a date pattern (Unicode Technical Standard 35).
    var pattern: String {
      switch self {
      case .weekday: "EEEE"
      case .shortWeekday: "EEE"
      case .month: "LLLL"
      case .monthAfterDay: "MMMM"
      case .shortMonth: "MMM"
      }
    }
  }

  private let language: Language

  /// The names of a locale; nil for languages that are not here.
  init?(_ locale: Locale) {
    let tag = LocaleTag(locale.identifier)
    guard ["en", "ja", "zh"].contains(tag.language) else { return nil }
    language = Language(locale)
  }

  /// The name of a day or month.
  func name(_ form: Form, _ date: DateComponents) -> String {
    // Sunday is 1.
    let weekday = ((date.weekday ?? 1) + 6) % 7
    let month = ((date.month ?? 1) + 11) % 12
    switch (form, language) {
    case (.weekday, .english): return Self.weekdays[weekday]
    case (.shortWeekday, .english): return String(Self.weekdays[weekday].prefix(3))
    case (.weekday, .japanese): return Self.japaneseDays[weekday] + "曜日"
    case (.shortWeekday, .japanese): return Self.japaneseDays[weekday]
    case (.weekday, _): return "星期" + Self.chineseDays[weekday]
    case (.shortWeekday, .simplifiedChinese): return "周" + Self.chineseDays[weekday]
    case (.shortWeekday, _): return "週" + Self.chineseDays[weekday]
    case (.month, .english), (.monthAfterDay, .english): return Self.months[month]
    case (.shortMonth, .english): return String(Self.months[month].prefix(3))
    default: return "\(month + 1)月"
    }
  }

  private static let weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
  private static let japaneseDays = ["日", "月", "火", "水", "木", "金", "土"]
  private static let chineseDays = ["日", "一", "二", "三", "四", "五", "六"]
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]
}
