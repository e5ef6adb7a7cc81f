import Foundation

extension ShapeView {
  /// Fills the shape over what is drawn already.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> some ShapeView<Content> {
    _LayeredShapeView(shape: shape, layer: shape, style: content, fillStyle: style, background: self)
  }

  /// Draws a line along the edge over what is drawn already.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    _LayeredShapeView(
      shape: shape, layer: _StrokedShape(shape: shape, style: style), style: content, fillStyle: FillStyle(),
      background: self)
  }

  /// Draws a line along the edge over what is drawn already.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension ShapeView where Content: InsettableShape {
  /// Draws a line inside the edge over what is drawn already.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    let style = StrokeStyle(lineWidth: lineWidth)
    return _LayeredShapeView(
      shape: shape, layer: _StrokedShape(shape: shape.inset(by: lineWidth / 2), style: style), style: content,
      fillStyle: FillStyle(), background: self)
  }
}
