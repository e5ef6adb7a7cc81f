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
    chartOptions { options in
      options.x.domain = domain._chartDomain
      options.x.range = range ?? options.x.range
      options.x.type = type
    }
  }

  /// Which part of the plot the x axis takes.
  public nonisolated func chartXScale(
    range: PlotDimensionScaleRange? = nil, type: ScaleType? = nil
  ) -> some View {
    chartOptions { options in
      options.x.range = range ?? options.x.range
      options.x.type = type
    }
  }

  /// What the y axis reaches over.
  public nonisolated func chartYScale<D: ScaleDomain>(
    domain: D, range: PlotDimensionScaleRange? = nil, type: ScaleType? = nil
  ) -> some View {
    chartOptions { options in
      options.y.domain = domain._chartDomain
      options.y.range = range ?? options.y.range
      options.y.type = type
    }
  }

  /// Which part of the plot the y axis takes.
  public nonisolated func chartYScale(
    range: PlotDimensionScaleRange? = nil, type: ScaleType? = nil
  ) -> some View {
    chartOptions { options in
      options.y.range = range ?? options.y.range
      options.y.type = type
    }
  }

  /// The style of each value of `foregroundStyle(by:)`.
  public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View {
    let styles = mapping.map { ($0.key.primitivePlottable._plotValue, AnyShapeStyle($0.value)) }
    return chartOptions { $0.styles = styles.map { (value: $0.0, style: $0.1) } }
  }

  /// The styles of the values of `foregroundStyle(by:)`, in the order in which they come.
  public nonisolated func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View {
    chartOptions { $0.styleRange = range.map { AnyShapeStyle($0) } }
  }

  /// The styles of these values of `foregroundStyle(by:)`.
  public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D], range: [S], type: ScaleType? = nil
  ) -> some View {
    let styles = zip(domain, range).map { ($0.primitivePlottable._plotValue, AnyShapeStyle($1)) }
    return chartOptions { $0.styles = styles.map { (value: $0.0, style: $0.1) } }
  }

  /// The style of each value of `foregroundStyle(by:)`.
  public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D], mapping: @escaping (D) -> S
  ) -> some View {
    let styles = domain.map { ($0.primitivePlottable._plotValue, AnyShapeStyle(mapping($0))) }
    return chartOptions { $0.styles = styles.map { (value: $0.0, style: $0.1) } }
  }

  /// The shape of each value of `symbol(by:)`.
  public nonisolated func chartSymbolScale<D: Plottable>(
    _ mapping: KeyValuePairs<D, BasicChartSymbolShape>
  ) -> some View {
    let symbols = mapping.map { ($0.key.primitivePlottable._plotValue, $0.value) }
    return chartOptions { $0.symbols = symbols.map { (value: $0.0, symbol: $0.1) } }
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
