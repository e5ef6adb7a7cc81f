import Foundation

/// The colour of links.
public struct LinkShapeStyle: ShapeStyle {
  /// The style.
  public init() {}
}

extension LinkShapeStyle: PrimitiveShapeStyle {
  func paint(in bounds: CGRect, _ environment: EnvironmentValues) -> Paint {
    environment.paint(of: Color.blue, in: bounds)
  }
}
