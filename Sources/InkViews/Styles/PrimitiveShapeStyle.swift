import Foundation

/// A style the engine turns into paint itself.
protocol PrimitiveShapeStyle: ShapeStyle {
  /// The paint for a shape with these bounds, in layout points.
  func paint(in bounds: CGRect, _ environment: EnvironmentValues) -> Paint

  /// The paint of a level: 0 primary, 1 secondary, and so on.
  func paint(level: Int, in bounds: CGRect, _ environment: EnvironmentValues) -> Paint
}

extension PrimitiveShapeStyle {
  func paint(level: Int, in bounds: CGRect, _ environment: EnvironmentValues) -> Paint {
    paint(in: bounds, environment).faded(by: StyleLevel.opacity(of: level))
  }
}

/// How much weaker each level of a style is.
enum StyleLevel {
  /// 1, 0.5, 0.25, 0.18, and half of that for the fifth.
  static func opacity(of level: Int) -> Float {
    switch level {
    case ...0: 1
    case 1: 0.5
    case 2: 0.25
    case 3: 0.18
    default: 0.09
    }
  }
}

extension EnvironmentValues {
  /// The paint of a style at a level.
  func paint<S: ShapeStyle>(of style: S, level: Int = 0, in bounds: CGRect) -> Paint {
    if let primitive = style as? any PrimitiveShapeStyle {
      return primitive.paint(level: level, in: bounds, self)
    }
    return paint(of: style.resolve(in: self), level: level, in: bounds)
  }
}
