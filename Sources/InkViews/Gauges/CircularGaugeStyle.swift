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

/// Fits a label into a part of the ring's opening.
private struct GaugeEndLabel: ViewModifier {
  let font: Font
  let side: CGFloat

  func body(content: Content) -> some View {
    content.font(font).minimumScaleFactor(0.5).lineLimit(1).frame(maxWidth: side * 0.34)
  }
}

/// A square as large as fits, up to the size of a lock-screen circle.
private struct GaugeSquare<Content: View>: View {
  @ViewBuilder let content: (CGFloat) -> Content

  var body: some View {
    GeometryReader { proxy in content(min(proxy.size.width, proxy.size.height)) }
      .frame(idealWidth: 58, maxWidth: 76, idealHeight: 58, maxHeight: 76)
      .aspectRatio(1, contentMode: .fit)
  }
}
