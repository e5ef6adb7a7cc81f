import Foundation

/// A bar filled from the leading end.
public struct LinearCapacityGaugeStyle: Sendable {
  /// The style.
  public nonisolated init() {}
}

extension LinearCapacityGaugeStyle: GaugeStyle {
  /// The gauge.
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration, height: 5)
  }
}
