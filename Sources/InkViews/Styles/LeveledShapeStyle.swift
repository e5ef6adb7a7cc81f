import Foundation

/// A level of another style: `.fill.tertiary`.
struct LeveledShapeStyle<Base: ShapeStyle>: PrimitiveShapeStyle {
  let base: Base
  let level: Int

  func paint(in bounds: CGRect, _ environment: EnvironmentValues) -> Paint {
    environment.paint(of: base, level: level, in: bounds)
  }

  func paint(level: Int, in bounds: CGRect, _ environment: EnvironmentValues) -> Paint {
    environment.paint(of: base, level: self.level + level, in: bounds)
  }
}

/// A style drawn with less strength.
struct FadedShapeStyle<Base: ShapeStyle>: PrimitiveShapeStyle {
  let base: Base
  let opacity: Double

  func paint(in bounds: CGRect, _ environment: EnvironmentValues) -> Paint {
    environment.paint(of: base, in: bounds).faded(by: Float(opacity))
  }
}

extension ShapeStyle {
  /// The second level of the style.
  public var secondary: some ShapeStyle { LeveledShapeStyle(base: self, level: 1) }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { LeveledShapeStyle(base: self, level: 2) }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { LeveledShapeStyle(base: self, level: 3) }
  /// The fifth level of the style.
  public var quinary: some ShapeStyle { LeveledShapeStyle(base: self, level: 4) }

  /// The style with its strength multiplied by 0…1.
  public func opacity(_ opacity: Double) -> some ShapeStyle { FadedShapeStyle(base: self, opacity: opacity) }
}
