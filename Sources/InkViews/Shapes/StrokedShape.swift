import Foundation

/// The line along a shape's edge, as a shape.
public struct _StrokedShape<S: Shape>: Shape {
  /// What is stroked.
  public var shape: S
  /// How.
  public var style: StrokeStyle

  /// The outline of the line.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  /// Drawn as a line.
  public static var role: ShapeRole { .stroke }

  /// The shape's own size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension _StrokedShape: EngineShape {
  func drawing(in rect: CGRect, container: ContainerShape?) -> ShapeDrawing {
    ShapeDrawing(path: shape.drawn(in: rect, container: container).area, stroke: style)
  }
}

/// Part of a shape's edge.
public struct _TrimmedShape<S: Shape>: Shape {
  /// What is trimmed.
  public var shape: S
  /// Fraction of the length where it starts.
  public var startFraction: CGFloat
  /// Fraction of the length where it ends.
  public var endFraction: CGFloat

  /// The part.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }

  /// The shape's own size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension _TrimmedShape: EngineShape {
  func drawing(in rect: CGRect, container: ContainerShape?) -> ShapeDrawing {
    var drawing = shape.drawn(in: rect, container: container)
    drawing.path = drawing.path.trimmedPath(from: startFraction, to: endFraction)
    return drawing
  }
}

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

/// A shape of a fixed size.
public struct _SizedShape<S: Shape>: Shape {
  let shape: S
  let size: CGSize

  /// The shape at the rectangle's top left.
  public func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
}
