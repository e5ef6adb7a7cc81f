import Foundation

/// A value that a chart can place: a number, a date, or a category.
public protocol Plottable {
  /// What it is placed as.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  /// What is placed.
  var primitivePlottable: PrimitivePlottable { get }

  /// The value that is placed so; nil when there is none.
  init?(primitivePlottable: PrimitivePlottable)
}

/// What charts place by themselves: numbers, dates and strings.
public protocol PrimitivePlottableProtocol {
  /// Where it is on an axis.
  var _plotValue: PlotValue { get }
  /// The value at a place of an axis; nil when there is none.
  static func _value(_ plot: PlotValue) -> Self?
}

/// Where something is on an axis: a length, or one of several categories.
public enum PlotValue: Hashable, Sendable {
  case number(Double)
  case date(Date)
  case category(String)

  /// Its length along a continuous axis; nil for a category.
  var length: Double? {
    switch self {
    case .number(let number): number.isFinite ? number : nil
    case .date(let date): date.timeIntervalSinceReferenceDate
    case .category: nil
    }
  }

  /// Its name among categories; nil for what has a length.
  var category: String? {
    if case .category(let name) = self { name } else { nil }
  }
}

extension Plottable where Self: PrimitivePlottableProtocol, PrimitivePlottable == Self {
  /// The value itself.
  public var primitivePlottable: Self { self }

  /// The value itself.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  /// The raw value.
  public var primitivePlottable: RawValue { rawValue }

  /// The case of a raw value.
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
  public var _plotValue: PlotValue { .number(Double(self)) }
  public static func _value(_ plot: PlotValue) -> Self? { plot.length.map { Self($0) } }
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
  public var _plotValue: PlotValue { .number(Double(self)) }
  public static func _value(_ plot: PlotValue) -> Self? {
    plot.length.flatMap { Self(exactly: $0.rounded()) }
  }
}

extension Double: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Double
}
extension Float: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Float
}
extension CGFloat: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = CGFloat
}
extension Int: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int
}
extension Int8: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int8
}
extension Int16: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int16
}
extension Int32: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int32
}
extension Int64: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int64
}
extension UInt: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt
}
extension UInt8: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt8
}
extension UInt16: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt16
}
extension UInt32: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt32
}
extension UInt64: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt64
}

extension Decimal: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Decimal
  public var _plotValue: PlotValue { .number(NSDecimalNumber(decimal: self).doubleValue) }
  public static func _value(_ plot: PlotValue) -> Decimal? { plot.length.map { Decimal($0) } }
}

extension String: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = String
  public var _plotValue: PlotValue { .category(self) }
  public static func _value(_ plot: PlotValue) -> String? {
    if case .category(let name) = plot { name } else { nil }
  }
}

extension Date: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Date
  public var _plotValue: PlotValue { .date(self) }
  public static func _value(_ plot: PlotValue) -> Date? {
    switch plot {
    case .date(let date): date
    case .number(let number): Date(timeIntervalSinceReferenceDate: number)
    case .category: nil
    }
  }
}
