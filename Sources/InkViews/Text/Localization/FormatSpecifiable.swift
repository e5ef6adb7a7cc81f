import Foundation

/// A number that can stand in a localised key.
public protocol _FormatSpecifiable: Equatable {
  /// What `printf` takes.
  associatedtype _Arg: CVarArg

  /// The number as `printf` takes it.
  var _arg: _Arg { get }
  /// Its specifier.
  var _specifier: String { get }
}

extension _FormatSpecifiable where Self: SignedInteger {
  /// As 64 bits.
  public var _arg: Int64 { Int64(self) }
  /// %lld.
  public var _specifier: String { "%lld" }
}

extension _FormatSpecifiable where Self: UnsignedInteger {
  /// As 64 bits.
  public var _arg: UInt64 { UInt64(self) }
  /// %llu.
  public var _specifier: String { "%llu" }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}

extension Float: _FormatSpecifiable {
  /// The number.
  public var _arg: Float { self }
  /// %f.
  public var _specifier: String { "%f" }
}

extension Double: _FormatSpecifiable {
  /// The number.
  public var _arg: Double { self }
  /// %lf.
  public var _specifier: String { "%lf" }
}

extension CGFloat: _FormatSpecifiable {
  /// The number.
  public var _arg: CGFloat { self }
  /// %lf.
  public var _specifier: String { "%lf" }
}

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
