import Foundation

/// A rectangle whose short sides are half circles.
public struct Capsule: InsettableShape {
  public var style: RoundedCornerStyle

  /// The shape.
  public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// The capsule.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }
}
