import Foundation

/// How a view would come and go.
public struct AnyTransition: Sendable {
  /// At once.
  public static let identity = AnyTransition()
  /// Fading.
  public static let opacity = AnyTransition()
  /// Sliding.
  public static let slide = AnyTransition()
  /// Growing.
  public static let scale = AnyTransition()

  /// From an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// Pushed in from an edge.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// Two ways at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// With an animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}
