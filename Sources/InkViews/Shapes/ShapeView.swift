import Foundation

/// A view that draws a shape and may be drawn over with more of the same shape.
public protocol ShapeView<Content>: View {
  /// The shape's type.
  associatedtype Content: Shape

  /// The shape.
  nonisolated var shape: Content { get }
}

/// A shape filled with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
  public let shape: Content
  /// What it is filled with.
  public var style: Style
  /// How its inside is told.
  public var fillStyle: FillStyle

  /// A filled shape.
  public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

extension _ShapeView: ShapeView {
  public typealias Body = Never
}

extension _ShapeView: PrimitiveView {
  func makeNodes(in context: ViewContext) -> [LayoutNode] {
    [ShapeNode(shape, style: AnyShapeStyle(style), fillStyle: fillStyle, in: context)]
  }
}

/// A shape drawn over a view of the same shape.
public struct _LayeredShapeView<Content: Shape, Layer: Shape, Style: ShapeStyle, Background: View> {
  public let shape: Content
  let layer: Layer
  let style: Style
  let fillStyle: FillStyle
  let background: Background
}

extension _LayeredShapeView: ShapeView {
  /// The layer over what was there.
  public var body: some View {
    background.overlay { _ShapeView(shape: layer, style: style, fillStyle: fillStyle) }
  }
}

extension Shape {
  /// Fills the shape.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// Fills the shape with the foreground style.
  public nonisolated func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    fill(ForegroundStyle(), style: style)
  }

  /// Draws a line along the edge, half on each side of it.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<_StrokedShape<Self>, S> {
    _ShapeView(shape: _StrokedShape(shape: self, style: style), style: content)
  }

  /// Draws a line along the edge, half on each side of it.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<_StrokedShape<Self>, S> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// Draws a line inside the edge.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    inset(by: style.lineWidth / 2).stroke(content, style: style)
  }

  /// Draws a line inside the edge.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line of the foreground style inside the edge.
  public nonisolated func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
    strokeBorder(ForegroundStyle(), style: style)
  }

  /// Draws a line of the foreground style inside the edge.
  public nonisolated func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    strokeBorder(ForegroundStyle(), style: StrokeStyle(lineWidth: lineWidth))
  }
}

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
