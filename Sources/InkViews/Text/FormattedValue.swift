import Foundation

/// A value and how it is written, its types hidden.
protocol FormattedValue: Sendable {
  /// The value in words, in a language.
  func string(in locale: Locale) -> String

  /// The value in words with attributes; nil where there are none.
  func attributedString(in locale: Locale) -> AttributedString?
}

extension FormattedValue {
  func attributedString(in locale: Locale) -> AttributedString? { nil }
}

/// A value and a format style that writes with attributes.
///
/// Unchecked as ``FormatStyleValue`` is.
struct AttributedFormatStyleValue<F: FormatStyle>: FormattedValue, @unchecked Sendable
where F.FormatOutput == AttributedString {
  private let input: F.FormatInput
  private let format: F

  init(_ input: F.FormatInput, _ format: F) {
    self.input = input
    self.format = format
  }

  func string(in locale: Locale) -> String { String(format.locale(locale).format(input).characters) }

  func attributedString(in locale: Locale) -> AttributedString? { format.locale(locale).format(input) }
}

/// A value and a format style.
///
/// Unchecked because Foundation's formats and what they write are not declared sendable; both are values that
/// nobody changes any more.
struct FormatStyleValue<F: FormatStyle>: FormattedValue, @unchecked Sendable where F.FormatOutput == String {
  private let input: F.FormatInput
  private let format: F

  init(_ input: F.FormatInput, _ format: F) {
    self.input = input
    self.format = format
  }

  func string(in locale: Locale) -> String { format.locale(locale).format(input) }
}
