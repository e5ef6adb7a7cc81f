import Foundation

/// The colour of interactive things: the environment's tint, else the accent colour.
public struct TintShapeStyle: ShapeStyle {
  /// The style.
  public init() {}
}

extension TintShapeStyle: PrimitiveShapeStyle {
  func paint(in bounds: CGRect, _ environment: EnvironmentValues) -> Paint {
    environment.paint(of: environment.tintStyle ?? AnyShapeStyle(Color.accentColor), in: bounds)
  }
}
