import Foundation

extension Text {
  /// The string as it is, never looked up.
  public init(verbatim content: String) { self.init(.verbatim(content)) }

  /// A string that is not a literal, never looked up.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

  /// A key of a string table; the key itself where there is no entry.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self.init(.localized(key, table: tableName, bundle: bundle?.bundlePath))
  }

  /// A string with attributes: emphasis, colours of its own, links.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }

  /// A symbol as part of a text.
  public init(_ image: Image) { self.init(.image(image)) }

  /// A date, or a time that keeps up with the clock.
  public init(_ date: Date, style: DateStyle) { self.init(.live(.date(date, style))) }

  /// Two dates and a dash.
  public init(_ dates: ClosedRange<Date>) { self.init(.live(.range(dates))) }

  /// Two dates and a dash.
  public init(_ interval: DateInterval) { self.init(.live(.range(interval.start...interval.end))) }

  /// A timer that runs while the clock is inside an interval.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      .live(
        .timer(timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
  }

  /// A value written by a format, in the environment's language.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.formatted(FormatStyleValue(input, format)))
  }

  /// A value written by a format with attributes, in the environment's language.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(.formatted(AttributedFormatStyleValue(input, format)))
  }

  /// A value written by a formatter.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.words(for: subject) ?? ""))
  }

  /// A value written by a formatter.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.words(for: subject) ?? ""))
  }
}
