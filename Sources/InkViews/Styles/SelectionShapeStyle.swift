import Foundation

/// The colour of a selection.
public struct SelectionShapeStyle: ShapeStyle {
  /// The style.
  public init() {}
}

extension SelectionShapeStyle: PrimitiveShapeStyle {
  func paint(in bounds: CGRect, _ environment: EnvironmentValues) -> Paint {
    TintShapeStyle().paint(in: bounds, environment)
  }
}
