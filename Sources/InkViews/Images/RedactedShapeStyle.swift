import Foundation

/// The tone of blocks in place of content.
struct RedactedShapeStyle: PrimitiveShapeStyle {
  func paint(in bounds: CGRect, _ environment: EnvironmentValues) -> Paint {
    ForegroundStyle().paint(in: bounds, environment).redacted
  }
}
