import Foundation

extension Shape {
  /// The line along the edge, half on each side of it.
  public nonisolated func stroke(style: StrokeStyle) -> some Shape {
    _StrokedShape(shape: self, style: style)
  }

  /// The line along the edge, half on each side of it; the width is in points.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The part of the edge between two fractions of its length.
  public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }

  /// The shape drawn in a rectangle of a fixed size, wherever it stands.
  public nonisolated func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }

  /// The shape drawn in a rectangle of a fixed size, wherever it stands.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
}
