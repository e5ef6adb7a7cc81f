import Foundation

/// A level of the current foreground style.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int

  /// The foreground itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// Half as strong.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// A quarter as strong.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// Weaker still.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The weakest.
  public static let quinary = HierarchicalShapeStyle(level: 4)
}

extension HierarchicalShapeStyle: PrimitiveShapeStyle {
  func paint(in bounds: CGRect, _ environment: EnvironmentValues) -> Paint {
    ForegroundStyle().paint(level: level, in: bounds, environment)
  }

  func paint(level: Int, in bounds: CGRect, _ environment: EnvironmentValues) -> Paint {
    ForegroundStyle().paint(level: self.level + level, in: bounds, environment)
  }
}
