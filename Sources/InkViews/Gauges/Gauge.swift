import Foundation

/// A value within bounds, shown on a scale.
public struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels>
where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
  /// 0…1 of the way from the lower to the upper bound.
  let value: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel?
  let minimumValueLabel: BoundsLabel?
  let maximumValueLabel: BoundsLabel?
  let markedValueLabels: MarkedValueLabels?

  nonisolated init<V: BinaryFloatingPoint>(
    _ value: V, in bounds: ClosedRange<V>, label: Label, currentValueLabel: CurrentValueLabel?,
    minimumValueLabel: BoundsLabel?, maximumValueLabel: BoundsLabel?, markedValueLabels: MarkedValueLabels?
  ) {
    let span = bounds.upperBound - bounds.lowerBound
    let fraction = span > 0 ? Double((value - bounds.lowerBound) / span) : 0
    self.value = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
    self.markedValueLabels = markedValueLabels
  }
}

extension Gauge: View {
  public typealias Body = Never
}

extension Gauge: PrimitiveView {
  func makeNodes(in context: ViewContext) -> [LayoutNode] {
    let configuration = GaugeStyleConfiguration(
      value: value, label: .init(view: label),
      currentValueLabel: currentValueLabel.map { .init(view: $0) },
      minimumValueLabel: minimumValueLabel.map { .init(view: $0) },
      maximumValueLabel: maximumValueLabel.map { .init(view: $0) },
      markedValueLabels: markedValueLabels.map { .init(view: $0) })
    let style = context.environment.gaugeStyle
    return context.nodes { AnyView(style.erasedBody(configuration: configuration)) }
  }
}

extension GaugeStyle {
  /// The body with its type hidden.
  fileprivate func erasedBody(configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}
