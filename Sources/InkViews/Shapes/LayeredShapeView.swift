import Foundation

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
