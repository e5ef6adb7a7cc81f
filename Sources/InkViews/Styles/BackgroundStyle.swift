import Foundation

/// The page behind everything.
public struct BackgroundStyle: ShapeStyle {
  /// The style.
  public init() {}
}

extension BackgroundStyle: PrimitiveShapeStyle {
  func paint(in bounds: CGRect, _ environment: EnvironmentValues) -> Paint {
    paint(level: 0, in: bounds, environment)
  }

  func paint(level: Int, in bounds: CGRect, _ environment: EnvironmentValues) -> Paint {
    .color(SystemPalette.background(level: level, dark: environment.colorScheme == .dark))
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The page, which is all the window there is.
  public static var windowBackground: BackgroundStyle { BackgroundStyle() }
}
