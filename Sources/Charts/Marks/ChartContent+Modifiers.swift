import SwiftUI

/// Marks with something said of them.
struct ModifiedMarks<Content: ChartContent> {
  let content: Content
  let change: (inout Mark) -> Void

  nonisolated init(_ content: Content, _ change: @escaping (inout Mark) -> Void) {
    self.content = content
    self.change = change
  }
}

extension ModifiedMarks: ChartContent, PrimitiveMarks {
  typealias Body = Never

  var marks: [Mark] {
    content.allMarks.map { mark in
      var mark = mark
      change(&mark)
      return mark
    }
  }
}

extension ChartContent {
  nonisolated func with(_ change: @escaping (inout Mark) -> Void) -> ModifiedMarks<Self> {
    ModifiedMarks(self, change)
  }

  /// What the marks are drawn with; the innermost counts.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    with { mark in if mark.style == nil { mark.style = AnyShapeStyle(style) } }
  }

  /// What the marks are drawn with, by a value.
  public nonisolated func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let key = value.plot
    return with { $0.styleKey = key }
  }

  /// Marks of other values beside each other instead of upon each other.
  public nonisolated func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    let key = value.plot
    return with { $0.positionKey = key }
  }

  /// How lines are drawn.
  public nonisolated func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    with { $0.lineStyle = style }
  }

  /// How lines are drawn, by a value.
  public nonisolated func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let key = value.plot
    return with { $0.lineStyleKey = key }
  }

  /// How lines go from point to point.
  public nonisolated func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    with { $0.interpolation = method }
  }

  /// The shape of points, also on lines.
  public nonisolated func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    with { $0.symbol = AnyShape(symbol) }
  }

  /// The shape of points, by a value.
  public nonisolated func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let key = value.plot
    return with { $0.symbolKey = key }
  }

  /// A view in place of each point.
  public nonisolated func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    let content = AnyView(symbol())
    return with { mark in
      mark.symbolSize = .zero
      mark.annotations.append(Mark.Annotation(position: .overlay, spacing: 0, content: content))
    }
  }

  /// The size of points.
  public nonisolated func symbolSize(_ size: CGSize) -> some ChartContent { with { $0.symbolSize = size } }

  /// The area of points, square points.
  public nonisolated func symbolSize(_ area: CGFloat) -> some ChartContent {
    let side = max(0, area).squareRoot()
    return with { $0.symbolSize = CGSize(width: side, height: side) }
  }

  /// Accepted; points have one size.
  public nonisolated func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { self }

  /// How strong the marks are, 0…1.
  public nonisolated func opacity(_ opacity: Double) -> some ChartContent { with { $0.opacity *= opacity } }

  /// Round corners of bars.
  public nonisolated func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent { with { $0.cornerRadius = radius } }

  /// Accepted with its first corner.
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some ChartContent
  {
    with { mark in
      if shape is Capsule { mark.cornerRadius = 100 }
      if let rounded = shape as? RoundedRectangle { mark.cornerRadius = rounded.cornerSize.width }
    }
  }

  /// Shifts the marks.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    with { mark in
      mark.offset.width += x
      mark.offset.height += y
    }
  }

  /// Shifts the marks.
  public nonisolated func offset(_ offset: CGSize) -> some ChartContent {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Draws the marks before or after others.
  public nonisolated func zIndex(_ value: Double) -> some ChartContent { with { $0.zIndex = value } }

  /// A view beside each mark.
  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotation(position: position, alignment: alignment, spacing: spacing) { _ in content() }
  }

  /// A view beside each mark.
  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotation(position: position, alignment: alignment, spacing: spacing) { _ in content() }
  }

  /// A view beside each mark, by what it may know of it.
  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    let view = AnyView(content(AnnotationContext(targetSize: .zero)))
    return with { mark in
      mark.annotations.append(Mark.Annotation(position: position, spacing: spacing ?? 3, content: view))
    }
  }

  /// Accepted; there are no shadows in ink.
  public nonisolated func shadow(
    color: Color = .clear, radius: CGFloat = 0, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent { self }
  /// Accepted; ink is not blurred.
  public nonisolated func blur(radius: CGFloat) -> some ChartContent { self }
  /// Accepted; the upper mark covers the lower one.
  public nonisolated func blendMode(_ mode: BlendMode) -> some ChartContent { self }
  /// Accepted; marks are drawn whole.
  public nonisolated func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
    self
  }
  /// Accepted; marks are drawn one by one.
  public nonisolated func compositingLayer() -> some ChartContent { self }
  /// Accepted; there is no screen reader.
  public nonisolated func accessibilityLabel(_ label: Text) -> some ChartContent { self }
  /// Accepted; there is no screen reader.
  public nonisolated func accessibilityLabel(_ key: LocalizedStringKey) -> some ChartContent { self }
  /// Accepted; there is no screen reader.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent { self }
  /// Accepted; there is no screen reader.
  public nonisolated func accessibilityValue(_ value: Text) -> some ChartContent { self }
  /// Accepted; there is no screen reader.
  public nonisolated func accessibilityValue(_ key: LocalizedStringKey) -> some ChartContent { self }
  /// Accepted; there is no screen reader.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent { self }
  /// Accepted; there is no screen reader.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }
  /// Accepted; there is no screen reader.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some ChartContent { self }
}

/// A shape as the shape of points.
extension AnyShape {
  /// Its path in a square around a point.
  func path(around point: CGPoint, size: CGSize) -> Path {
    path(
      in: CGRect(
        x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height))
  }
}
