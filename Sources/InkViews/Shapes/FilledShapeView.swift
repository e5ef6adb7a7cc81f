import Foundation

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
