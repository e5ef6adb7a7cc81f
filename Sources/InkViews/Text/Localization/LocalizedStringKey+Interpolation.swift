import Foundation

extension LocalizedStringKey.StringInterpolation {
  /// A string as it is.
  public mutating func appendInterpolation(_ string: String) { append(.string(string), specifier: "%@") }

  /// A number in the environment's language.
  public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
    append(.number(NumberArgument(value)), specifier: value._specifier)
  }

  /// A number by a printf specifier.
  public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
    append(.number(NumberArgument(value, specifier: specifier)), specifier: specifier)
  }

  /// A text with its own style.
  public mutating func appendInterpolation(_ text: Text) { append(.text(text), specifier: "%@") }

  /// A symbol.
  public mutating func appendInterpolation(_ image: Image) { append(.text(Text(image)), specifier: "%@") }

  /// A string with attributes.
  public mutating func appendInterpolation(_ attributedString: AttributedString) {
    append(.text(Text(attributedString)), specifier: "%@")
  }

  /// A value by a formatter.
  public mutating func appendInterpolation<Subject: ReferenceConvertible>(
    _ subject: Subject, formatter: Formatter? = nil
  ) {
    append(.string(formatter?.words(for: subject) ?? "\(subject)"), specifier: "%@")
  }

  /// A value by a formatter.
  public mutating func appendInterpolation<Subject: NSObject>(
    _ subject: Subject, formatter: Formatter? = nil
  ) {
    append(.string(formatter?.words(for: subject) ?? "\(subject)"), specifier: "%@")
  }

  /// A value by a format style.
  public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    append(.text(Text(input, format: format)), specifier: "%@")
  }

  /// A value by a format style that writes with attributes.
  public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    append(.text(Text(input, format: format)), specifier: "%@")
  }

  /// A date that keeps up with the clock.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    append(.text(Text(date, style: style)), specifier: "%@")
  }

  /// Two dates and a dash.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    append(.text(Text(dates)), specifier: "%@")
  }

  /// Two dates and a dash.
  public mutating func appendInterpolation(_ interval: DateInterval) {
    append(.text(Text(interval)), specifier: "%@")
  }

  /// A timer.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    append(
      .text(
        Text(
          timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)),
      specifier: "%@")
  }
}
