import Foundation

/// A number to fill in, and how: by its own specifier in the language's way, or by an explicit one.
struct NumberArgument: Equatable, Sendable {
  private enum Value: Equatable, Sendable {
    case signed(Int64)
    case unsigned(UInt64)
    case float(Double)
  }

  private let value: Value
  private let specifier: String?

  init<T: _FormatSpecifiable>(_ number: T, specifier: String? = nil) {
    switch number._arg {
    case let integer as Int64: value = .signed(integer)
    case let integer as UInt64: value = .unsigned(integer)
    case let float as Float: value = .float(Double(float))
    case let float as CGFloat: value = .float(Double(float))
    case let float as Double: value = .float(float)
    default: value = .float(.nan)
    }
    self.specifier = specifier
  }

  /// The number itself, which chooses forms of words.
  var number: Double {
    switch value {
    case .signed(let number): Double(number)
    case .unsigned(let number): Double(number)
    case .float(let number): number
    }
  }

  /// The number in words of a language; `translated` is the specifier a string table has in its place.
  func string(in locale: Locale, translated: String) -> String {
    let specifier = specifier ?? (FormatSpecifier.isPlain(translated) ? nil : translated)
    switch value {
    case .signed(let number):
      guard let specifier else { return number.formatted(.number.locale(locale)) }
      return FormatSpecifier.isFloating(specifier)
        ? String(format: specifier, locale: locale, Double(number))
        : String(format: specifier, locale: locale, number)
    case .unsigned(let number):
      guard let specifier else { return number.formatted(.number.locale(locale)) }
      return String(format: specifier, locale: locale, number)
    case .float(let number):
      guard let specifier else {
        return number.formatted(.number.precision(.fractionLength(6)).locale(locale))
      }
      return FormatSpecifier.isFloating(specifier)
        ? String(format: specifier, locale: locale, number)
        : String(format: specifier, locale: locale, Int64(number.isFinite ? number : 0))
    }
  }
}
