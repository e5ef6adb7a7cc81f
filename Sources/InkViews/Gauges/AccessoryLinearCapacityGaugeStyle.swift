import Foundation

/// A bar filled from the leading end, its label above.
public struct AccessoryLinearCapacityGaugeStyle: Sendable {
  /// The style.
  public nonisolated init() {}
}

extension AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// The gauge.
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration, height: 6)
  }
}
