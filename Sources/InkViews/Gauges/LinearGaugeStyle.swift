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

/// Label, bar between its bounds, and current value.
private struct LinearGauge: View {
  let configuration: GaugeStyleConfiguration
  let height: CGFloat

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      configuration.label
      HStack(spacing: 4) {
        configuration.minimumValueLabel.font(.caption)
        CapacityBar(value: configuration.value).frame(height: height)
        configuration.maximumValueLabel.font(.caption)
      }
      configuration.currentValueLabel.font(.caption)
    }
  }
}

/// A capsule filled from the leading end.
struct CapacityBar: View {
  let value: Double

  var body: some View {
    Capsule().fill(GaugeRestStyle()).overlay {
      GeometryReader { proxy in
        if value > 0 {
          Capsule().fill(GaugeValueStyle())
            .frame(width: max(proxy.size.width * value, min(proxy.size.height, proxy.size.width)))
        }
      }
    }
  }
}

/// A capsule with a gap and a dot at the value.
private struct MarkerBar: View {
  let value: Double

  var body: some View {
    GeometryReader { proxy in
      let side = proxy.size.height
      let gap: CGFloat = 2
      let start = (proxy.size.width - side) * value
      ZStack(alignment: .leading) {
        if start > gap { Capsule().fill(GaugeTrackStyle()).frame(width: start - gap) }
        Circle().fill(GaugeValueStyle()).frame(width: side).offset(x: start)
        if start + side + gap < proxy.size.width {
          Capsule().fill(GaugeTrackStyle()).frame(width: proxy.size.width - start - side - gap)
            .offset(x: start + side + gap)
        }
      }
    }
  }
}
