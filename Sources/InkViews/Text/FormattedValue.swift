import Foundation

/// A value and how it is written, its types hidden.
protocol FormattedValue: Sendable {
  /// The value in words, in a language.
  func string(in locale: Locale) -> String
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
