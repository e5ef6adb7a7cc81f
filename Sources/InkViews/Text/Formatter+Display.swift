import Foundation

extension Locale {
  /// True for what Foundation takes where nobody names a language.
  package var isCurrent: Bool { self == .current || self == .autoupdatingCurrent }
}

extension Formatter {
  /// A value in words; in the display's language where nobody told the formatter another.
  ///
  /// A formatter's own is English on Linux whatever the machine is set to.
  func words(for subject: Any) -> String? {
    let speaker: Formatter
    switch self {
    case let dates as DateFormatter where dates.locale.isCurrent:
      let copy = dates.copy() as? DateFormatter
      copy?.locale = CurrentEnvironment.locale
      speaker = copy ?? self
    case let numbers as NumberFormatter where numbers.locale.isCurrent:
      let copy = numbers.copy() as? NumberFormatter
      copy?.locale = CurrentEnvironment.locale
      speaker = copy ?? self
    default: speaker = self
    }
    return speaker.string(for: subject)
  }
}
