import Foundation

/// The parts of a gauge.
public struct GaugeStyleConfiguration {
  /// What the value is.
  public struct Label {
    let view: any View
  }

  /// How much the value is.
  public struct CurrentValueLabel {
    let view: any View
  }

  /// The lower bound.
  public struct MinimumValueLabel {
    let view: any View
  }

  /// The upper bound.
  public struct MaximumValueLabel {
    let view: any View
  }

  /// Labels along the scale.
  public struct MarkedValueLabels {
    let view: any View
  }

  /// 0…1 of the way from the lower to the upper bound.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
  public var markedValueLabels: MarkedValueLabels?
}

extension GaugeStyleConfiguration.Label: View {
  /// The label.
  public var body: some View { AnyView(erasing: view) }
}

extension GaugeStyleConfiguration.CurrentValueLabel: View {
  /// The label.
  public var body: some View { AnyView(erasing: view) }
}

extension GaugeStyleConfiguration.MinimumValueLabel: View {
  /// The label.
  public var body: some View { AnyView(erasing: view) }
}

extension GaugeStyleConfiguration.MaximumValueLabel: View {
  /// The label.
  public var body: some View { AnyView(erasing: view) }
}

extension GaugeStyleConfiguration.MarkedValueLabels: View {
  /// The labels.
  public var body: some View { AnyView(erasing: view) }
}
