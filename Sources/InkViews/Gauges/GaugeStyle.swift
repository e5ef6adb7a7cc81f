import Foundation

/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// What a gauge is drawn with.
  associatedtype Body: View

  /// What there is to draw.
  typealias Configuration = GaugeStyleConfiguration

  /// The gauge.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension EnvironmentValues {
  /// How gauges look.
  var gaugeStyle: any GaugeStyle {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

private enum GaugeStyleKey: EnvironmentKey {
  static var defaultValue: any GaugeStyle { DefaultGaugeStyle() }
}

extension View {
  /// How gauges inside look.
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    environment(\.gaugeStyle, style)
  }
}
