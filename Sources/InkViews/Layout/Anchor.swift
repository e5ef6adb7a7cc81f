import Foundation

/// A place in a view, to be asked of the view's geometry.
public struct Anchor<Value> {
  package let value: Value

  package nonisolated init(_ value: Value) { self.value = value }
}

extension Anchor: Sendable where Value: Sendable {}
extension Anchor: Equatable where Value: Equatable {}

extension GeometryProxy {
  /// The place in the view's own points.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value }
}
