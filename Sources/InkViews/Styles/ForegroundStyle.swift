import Foundation

/// The foreground style of the environment.
public struct ForegroundStyle: ShapeStyle {
  /// The style.
  public init() {}
}

extension ForegroundStyle: PrimitiveShapeStyle {
  func paint(in bounds: CGRect, _ environment: EnvironmentValues) -> Paint {
    paint(level: 0, in: bounds, environment)
  }

  func paint(level: Int, in bounds: CGRect, _ environment: EnvironmentValues) -> Paint {
    (environment.foreground ?? Foreground([.label])).paint(level: level, in: bounds, environment)
  }
}
