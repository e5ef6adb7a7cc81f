import Foundation

/// A shadow of a style; ink has sharp edges and casts none.
public struct ShadowStyle: Equatable, Sendable {
  /// A shadow behind.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle()
  }

  /// A shadow inside.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle()
  }
}

extension ShapeStyle {
  /// Accepted; ink casts no shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }

  /// Accepted; the upper style covers the lower one.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground; ink casts no shadow.
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle { AnyShapeStyle(.foreground) }

  /// The foreground; the upper style covers the lower one.
  public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle { AnyShapeStyle(.foreground) }
}
