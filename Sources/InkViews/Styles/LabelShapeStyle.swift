import Foundation

/// The system's label colours, by level.
struct LabelShapeStyle: PrimitiveShapeStyle {
  func paint(in bounds: CGRect, _ environment: EnvironmentValues) -> Paint {
    paint(level: 0, in: bounds, environment)
  }

  func paint(level: Int, in bounds: CGRect, _ environment: EnvironmentValues) -> Paint {
    .color(SystemPalette.label(level: level, dark: environment.colorScheme == .dark))
  }
}
