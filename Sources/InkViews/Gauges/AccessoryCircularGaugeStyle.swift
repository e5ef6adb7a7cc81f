import Foundation

/// An open ring with a dot at the value.
public struct AccessoryCircularGaugeStyle: Sendable {
  /// The style.
  public nonisolated init() {}
}

extension AccessoryCircularGaugeStyle: GaugeStyle {
  /// The gauge.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeSquare { side in
      ZStack {
        GaugeTrack(value: configuration.value, width: side * 0.1).stroke(
          GaugeTrackStyle(), style: StrokeStyle(lineWidth: side * 0.1, lineCap: .round))
        GaugeDot(value: configuration.value, width: side * 0.1).fill(GaugeValueStyle())
        configuration.currentValueLabel
          .font(.system(size: side * 0.36, weight: .medium, design: .rounded))
          .minimumScaleFactor(0.3).lineLimit(1)
          .frame(width: side * 0.6, height: side * 0.5)
        bottom(configuration, side)
      }
    }
  }

  @ViewBuilder
  private func bottom(_ configuration: Configuration, _ side: CGFloat) -> some View {
    let font = Font.system(size: max(side * 0.16, 9), weight: .medium, design: .rounded)
    if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
      // The ends of the ring are 0.32 of the side from the middle.
      configuration.minimumValueLabel.modifier(GaugeEndLabel(font: font, side: side))
        .offset(x: -side * 0.19, y: side * 0.42)
      configuration.maximumValueLabel.modifier(GaugeEndLabel(font: font, side: side))
        .offset(x: side * 0.19, y: side * 0.42)
    } else {
      configuration.label.modifier(GaugeEndLabel(font: font, side: side * 1.5)).offset(y: side * 0.4)
    }
  }
}
