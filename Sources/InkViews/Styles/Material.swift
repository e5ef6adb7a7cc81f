import Foundation

/// A translucent layer; nothing can be blurred in ink, so it is a light tone, stronger the thicker it is.
public struct Material: ShapeStyle {
  let opacity: Float

  /// The thinnest.
  public static let ultraThin = Material(opacity: 0.06)
  /// Thin.
  public static let thin = Material(opacity: 0.09)
  /// Neither thin nor thick.
  public static let regular = Material(opacity: 0.12)
  /// Thick.
  public static let thick = Material(opacity: 0.16)
  /// The thickest.
  public static let ultraThick = Material(opacity: 0.2)
  /// A toolbar's.
  public static let bar = Material(opacity: 0.12)
}

extension Material: PrimitiveShapeStyle {
  func paint(in bounds: CGRect, _ environment: EnvironmentValues) -> Paint {
    .color(SystemPalette.label(level: 0, dark: environment.colorScheme == .dark).faded(by: opacity))
  }
}
