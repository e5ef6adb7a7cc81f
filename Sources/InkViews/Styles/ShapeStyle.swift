/// A colour or pattern that shapes and texts are drawn with.
public protocol ShapeStyle: Sendable {
  /// What the style becomes in an environment.
  associatedtype Resolved: ShapeStyle = Never

  /// The style for an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
  /// Styles of this module are resolved by the engine.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is resolved by the engine")
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}
