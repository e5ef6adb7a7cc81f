import Foundation

/// A number that grows with the preferred text size as a text style does.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let value: Value
  private let style: Font.TextStyle

  /// A number at the usual text size.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) {
    value = wrappedValue
    style = textStyle
  }

  /// The number at the size in force.
  public var wrappedValue: Value {
    let size = CurrentEnvironment.values.dynamicTypeSize
    return value * Value(style.metrics(size).size / style.metrics(.large).size)
  }
}
