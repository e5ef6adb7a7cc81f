import Foundation

/// A closed ring filled clockwise from the top.
public struct AccessoryCircularCapacityGaugeStyle: Sendable {
  /// The style.
  public nonisolated init() {}
}

extension AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// The gauge.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeSquare { side in
      ZStack {
        Circle().inset(by: side * 0.05).stroke(GaugeRestStyle(), lineWidth: side * 0.1)
        if configuration.value > 0 {
          Circle().inset(by: side * 0.05).trim(from: 0, to: configuration.value)
            .stroke(GaugeValueStyle(), style: StrokeStyle(lineWidth: side * 0.1, lineCap: .round))
            .rotationEffect(.degrees(-90))
        }
        centre(configuration)
          .font(.system(size: side * 0.36, weight: .medium, design: .rounded))
          .minimumScaleFactor(0.3).lineLimit(1)
          .frame(width: side * 0.62, height: side * 0.56)
      }
    }
  }

  @ViewBuilder
  private func centre(_ configuration: Configuration) -> some View {
    if let current = configuration.currentValueLabel { current } else { configuration.label }
  }
}
