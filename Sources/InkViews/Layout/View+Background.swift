import Foundation

extension View {
  /// Draws views behind the view, in its bounds.
  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(SecondaryModifier(content(), alignment: alignment, isInFront: false))
  }

  /// Draws a view behind the view, in its bounds.
  @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(SecondaryModifier(background, alignment: alignment, isInFront: false))
  }

  /// Fills the view's bounds behind it.
  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(SecondaryModifier(Rectangle().fill(style), alignment: .center, isInFront: false))
  }

  /// Fills the view's bounds behind it with the page.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(SecondaryModifier(Rectangle().fill(PageShapeStyle()), alignment: .center, isInFront: false))
  }

  /// Fills a shape behind the view.
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(SecondaryModifier(shape.fill(style, style: fillStyle), alignment: .center, isInFront: false))
  }

  /// Fills a shape behind the view with the page.
  public nonisolated func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(PageShapeStyle(), in: shape, fillStyle: fillStyle)
  }
}

/// What `background()` draws: the style of `backgroundStyle`, else the page.
struct PageShapeStyle: PrimitiveShapeStyle {
  func paint(in bounds: CGRect, _ environment: EnvironmentValues) -> Paint {
    environment.paint(of: environment.pageStyle ?? AnyShapeStyle(BackgroundStyle()), in: bounds)
  }
}
