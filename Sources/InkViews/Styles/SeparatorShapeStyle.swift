import Foundation

/// The grey of hairlines between things.
public struct SeparatorShapeStyle: ShapeStyle {
  /// The style.
  public init() {}
}

extension SeparatorShapeStyle: PrimitiveShapeStyle {
  func paint(in bounds: CGRect, _ environment: EnvironmentValues) -> Paint {
    .color(SystemPalette.separator(dark: environment.colorScheme == .dark))
  }
}
