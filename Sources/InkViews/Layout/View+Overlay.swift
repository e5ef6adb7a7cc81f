import Foundation

extension View {
  /// Draws views in front of the view, in its bounds.
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(SecondaryModifier(content(), alignment: alignment, isInFront: true))
  }

  /// Draws a view in front of the view, in its bounds.
  @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(SecondaryModifier(overlay, alignment: alignment, isInFront: true))
  }

  /// Fills the view's bounds in front of it.
  public nonisolated func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(SecondaryModifier(Rectangle().fill(style), alignment: .center, isInFront: true))
  }

  /// Fills a shape in front of the view.
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(SecondaryModifier(shape.fill(style, style: fillStyle), alignment: .center, isInFront: true))
  }

  /// Draws a line inside the view's bounds.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }
}
