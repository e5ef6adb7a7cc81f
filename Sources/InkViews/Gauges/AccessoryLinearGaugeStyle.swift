import Foundation

/// A bar with a marker at the value.
public struct AccessoryLinearGaugeStyle: Sendable {
  /// The style.
  public nonisolated init() {}
}

extension AccessoryLinearGaugeStyle: GaugeStyle {
  /// The gauge.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 4) {
      configuration.minimumValueLabel.font(.caption)
      MarkerBar(value: configuration.value).frame(height: 6)
      configuration.maximumValueLabel.font(.caption)
    }
  }
}
