import SwiftUI

extension View {
  nonisolated func chartOptions(_ change: @escaping (inout ChartOptions) -> Void) -> some View {
    transformEnvironment(\.chartOptions, transform: change)
  }

  // MARK: Axes

  /// Whether the chart inside has an x axis.
  public nonisolated func chartXAxis(_ visibility: Visibility) -> some View {
    chartOptions { $0.xAxis = visibility == .hidden ? .hidden : .automatic }
  }

  /// Whether the chart inside has a y axis.
  public nonisolated func chartYAxis(_ visibility: Visibility) -> some View {
    chartOptions { $0.yAxis = visibility == .hidden ? .hidden : .automatic }
  }

  /// The x axis of the chart inside.
  public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let marks = content()._axisMarks
    return chartOptions { $0.xAxis = .marks(marks) }
  }

  /// The y axis of the chart inside.
  public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let marks = content()._axisMarks
    return chartOptions { $0.yAxis = .marks(marks) }
  }

  /// What the x axis means.
  public nonisolated func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { chartXAxisLabel { Text(labelKey) } }

  /// What the x axis means.
  @_disfavoredOverload
  public nonisolated func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { chartXAxisLabel { Text(label) } }

  /// What the x axis means.
  public nonisolated func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let view = AnyView(content().font(.system(size: 10)).foregroundStyle(.secondary))
    return chartOptions { $0.x.label = view }
  }

  /// What the y axis means.
  public nonisolated func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { chartYAxisLabel { Text(labelKey) } }

  /// What the y axis means.
  @_disfavoredOverload
  public nonisolated func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { chartYAxisLabel { Text(label) } }

  /// What the y axis means.
  public nonisolated func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let view = AnyView(content().font(.system(size: 10)).foregroundStyle(.secondary))
    return chartOptions { $0.y.label = view }
  }

  // MARK: Scales

  /// What the x axis reaches over.
  public nonisolated func chartXScale<D: ScaleDomain>(
    domain: D, range: PlotDimensionScaleRange? = nil, type: ScaleType? = nil
  ) -> some View {
    chartScale(\.x, domain: domain._chartDomain, range: range, type: type)
  }

  /// Which part of the plot the x axis takes.
  public nonisolated func chartXScale(
    range: PlotDimensionScaleRange? = nil, type: ScaleType? = nil
  ) -> some View { chartScale(\.x, range: range, type: type) }

  /// What the y axis reaches over.
  public nonisolated func chartYScale<D: ScaleDomain>(
    domain: D, range: PlotDimensionScaleRange? = nil, type: ScaleType? = nil
  ) -> some View {
    chartScale(\.y, domain: domain._chartDomain, range: range, type: type)
  }

  /// Which part of the plot the y axis takes.
  public nonisolated func chartYScale(
    range: PlotDimensionScaleRange? = nil, type: ScaleType? = nil
  ) -> some View { chartScale(\.y, range: range, type: type) }

  /// What is said of an axis's scale here; what is nil stays as others said it.
  private nonisolated func chartScale(
    _ axis: WritableKeyPath<ChartOptions, ChartOptions.Scale>, domain: ChartDomain? = nil,
    range: PlotDimensionScaleRange?, type: ScaleType?
  ) -> some View {
    chartOptions { options in
      var scale = options[keyPath: axis]
      scale.domain = domain ?? scale.domain
      scale.range = range ?? scale.range
      scale.type = type ?? scale.type
      options[keyPath: axis] = scale
    }
  }

  /// The style of each value of `foregroundStyle(by:)`.
  public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View {
    let styles = mapping.map { (value: $0.key.primitivePlottable._plotValue, style: AnyShapeStyle($0.value)) }
    return chartOptions { $0.styles = styles }
  }

  /// The styles of the values of `foregroundStyle(by:)`, in the order in which they come.
  public nonisolated func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View {
    chartOptions { $0.styleRange = range.map { AnyShapeStyle($0) } }
  }

  /// The styles of these values of `foregroundStyle(by:)`.
  public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D], range: [S], type: ScaleType? = nil
  ) -> some View {
    let styles = zip(domain, range).map {
      (value: $0.primitivePlottable._plotValue, style: AnyShapeStyle($1))
    }
    return chartOptions { $0.styles = styles }
  }

  /// The style of each value of `foregroundStyle(by:)`.
  public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D], mapping: @escaping (D) -> S
  ) -> some View {
    let styles = domain.map { (value: $0.primitivePlottable._plotValue, style: AnyShapeStyle(mapping($0))) }
    return chartOptions { $0.styles = styles }
  }

  /// The shape of each value of `symbol(by:)`.
  public nonisolated func chartSymbolScale<D: Plottable>(
    _ mapping: KeyValuePairs<D, BasicChartSymbolShape>
  ) -> some View {
    let symbols = mapping.map { (value: $0.key.primitivePlottable._plotValue, symbol: $0.value) }
    return chartOptions { $0.symbols = symbols }
  }

  /// Accepted; points have one size.
  public nonisolated func chartSymbolSizeScale(range: ClosedRange<CGFloat>) -> some View { self }

  // MARK: Surroundings

  /// Whether the chart inside has a legend.
  public nonisolated func chartLegend(_ visibility: Visibility) -> some View {
    chartOptions { $0.isLegendHidden = visibility == .hidden }
  }

  /// Accepted; the legend is below the chart.
  public nonisolated func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { chartOptions { $0.isLegendHidden = false } }

  /// A legend of one's own, below the chart.
  public nonisolated func chartLegend<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let view = AnyView(content())
    return chartOptions { $0.legend = view }
  }

  /// What the part with the marks stands on.
  public nonisolated func chartPlotStyle<C: View>(
    @ViewBuilder content: (ChartPlotContent) -> C
  ) -> some View {
    let view = AnyView(content(ChartPlotContent()))
    return chartOptions { $0.plot = view }
  }

  /// A view over the chart.
  public nonisolated func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View { chartOptions { $0.overlay = { AnyView(content($0)) } } }

  /// A view under the chart.
  public nonisolated func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View { chartOptions { $0.background = { AnyView(content($0)) } } }
}

/// The part of a chart with its marks, for `chartPlotStyle`.
public struct ChartPlotContent: View {
  /// Clear; the marks are drawn over it.
  public var body: some View { Color.clear }
}

// What a finger does to a chart.
extension View {
  /// Accepted; nothing scrolls here.
  public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
  /// Accepted; the whole chart is shown.
  public nonisolated func chartXVisibleDomain<P: Plottable>(length: P) -> some View { self }
  /// Accepted; the whole chart is shown.
  public nonisolated func chartYVisibleDomain<P: Plottable>(length: P) -> some View { self }
  /// Accepted; nothing scrolls here.
  public nonisolated func chartScrollPosition<P: Plottable>(initialX: P) -> some View { self }
  /// Accepted; nothing scrolls here.
  public nonisolated func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View { self }
  /// Accepted; nothing is selected here.
  public nonisolated func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  /// Accepted; nothing is selected here.
  public nonisolated func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  /// Accepted; nothing is selected here.
  public nonisolated func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
}
