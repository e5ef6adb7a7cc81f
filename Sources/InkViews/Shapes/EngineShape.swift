import Foundation

/// A shape's outline, and the line it is drawn with when it is a stroke and not an area.
struct ShapeDrawing {
  var path: Path
  var stroke: StrokeStyle?

  /// The outline of the drawing as an area.
  var area: Path { stroke.map(path.strokedPath) ?? path }

  /// The drawing under a map; a line's width follows its mean scale.
  func applying(_ map: CGAffineTransform) -> ShapeDrawing {
    ShapeDrawing(path: path.applying(map), stroke: stroke?.scaled(by: map.meanScale))
  }
}

/// A shape whose drawing depends on more than its rectangle.
protocol EngineShape: Shape {
  /// The drawing in a rectangle, both in the same coordinates as the container's frame.
  func drawing(in rect: CGRect, container: ContainerShape?) -> ShapeDrawing
}

extension Shape {
  /// The drawing in a rectangle.
  nonisolated func drawn(in rect: CGRect, container: ContainerShape?) -> ShapeDrawing {
    if let shape = self as? any EngineShape { return shape.drawing(in: rect, container: container) }
    return ShapeDrawing(path: path(in: rect))
  }
}

extension StrokeStyle {
  /// The style with all lengths multiplied.
  func scaled(by factor: CGFloat) -> StrokeStyle {
    guard factor != 1 else { return self }
    var copy = self
    copy.lineWidth *= factor
    copy.dash = dash.map { $0 * factor }
    copy.dashPhase *= factor
    return copy
  }
}
