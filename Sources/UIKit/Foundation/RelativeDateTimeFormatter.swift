/// Writes dates by how far away they are: "2 hours ago", "in 3 days".
public final class RelativeDateTimeFormatter: Formatter {
  /// Whether there are words for near dates: "yesterday".
  public enum DateTimeStyle: Int, Sendable {
    case numeric, named
  }

  /// How long the words are.
  public enum UnitsStyle: Int, Sendable {
    case full, spellOut, short, abbreviated
  }

  /// Whether there are words for near dates.
  public var dateTimeStyle = DateTimeStyle.numeric
  /// How long the words are.
  public var unitsStyle = UnitsStyle.full
  /// The calendar dates are compared by.
  public var calendar: Calendar? = .current
  /// The language; the display's when nil.
  public var locale: Locale?
  /// Accepted; words are written as within a sentence.
  public var formattingContext = Formatter.Context.unknown

  /// A date as seen from another.
  public func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let width: Date.RelativeFormatStyle.UnitsStyle =
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    return Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: width,
      locale: locale ?? CurrentEnvironment.locale, calendar: calendar ?? .current
    ).format(referenceDate)
  }

  /// A date so many seconds from now.
  public func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// A date so many units from now.
  public func localizedString(from dateComponents: DateComponents) -> String {
    let now = Date()
    let date = (calendar ?? .current).date(byAdding: dateComponents, to: now) ?? now
    return localizedString(for: date, relativeTo: now)
  }

  /// The date as seen from now; nil when it is none.
  public override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}
