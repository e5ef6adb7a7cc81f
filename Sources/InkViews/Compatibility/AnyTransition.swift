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
  /// By an offset.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  /// By an offset.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  /// Growing from a point.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  /// Coming one way, going another.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition()
  }
  /// Two ways at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// With an animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}
