import Foundation

/// The style where none is set: a bar.
public struct DefaultGaugeStyle: Sendable {
  /// The style.
  public nonisolated init() {}
}

extension DefaultGaugeStyle: GaugeStyle {
  /// The gauge.
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration, height: 5)
  }
}
