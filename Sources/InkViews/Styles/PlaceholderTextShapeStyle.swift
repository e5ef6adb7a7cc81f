import Foundation

/// The grey of text that stands in for input.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// The style.
  public init() {}
}

extension PlaceholderTextShapeStyle: PrimitiveShapeStyle {
  func paint(in bounds: CGRect, _ environment: EnvironmentValues) -> Paint {
    .color(SystemPalette.label(level: 2, dark: environment.colorScheme == .dark))
  }
}
