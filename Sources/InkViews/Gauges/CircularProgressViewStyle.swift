import Foundation

/// A ring, or a still spinner where nothing is known.
public struct CircularProgressViewStyle: Sendable {
  private let tint: Color?

  /// The style, in the environment's tint.
  public nonisolated init() { tint = nil }

  /// The style in a colour.
  public nonisolated init(tint: Color) { self.tint = tint }
}

extension CircularProgressViewStyle: ProgressViewStyle {
  /// The progress.
  public func makeBody(configuration: Configuration) -> some View {
    if let fraction = configuration.fractionCompleted {
      Gauge(value: fraction) {
        configuration.label
      } currentValueLabel: {
        configuration.currentValueLabel
      }
      .gaugeStyle(.accessoryCircularCapacity)
      .transformEnvironment(\.tintStyle) { style in if let tint { style = AnyShapeStyle(tint) } }
    } else {
      VStack(spacing: 4) {
        Spinner().frame(width: 20, height: 20)
        configuration.label
      }
    }
  }
}

/// Eight spokes that grow fainter, standing still.
private struct Spinner: View {
  var body: some View {
    ZStack {
      ForEach(0..<8) { spoke in
        Capsule().frame(width: 2, height: 6).offset(y: -7).rotationEffect(.degrees(45 * Double(spoke)))
          .opacity(1 - Double(7 - spoke) / 10)
      }
    }
  }
}
