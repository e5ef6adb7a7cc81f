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
