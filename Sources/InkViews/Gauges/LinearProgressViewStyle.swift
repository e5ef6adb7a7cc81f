import Foundation

/// A bar.
public struct LinearProgressViewStyle: Sendable {
  private let tint: Color?

  /// The style, in the environment's tint.
  public nonisolated init() { tint = nil }

  /// The style in a colour.
  public nonisolated init(tint: Color) { self.tint = tint }
}

extension LinearProgressViewStyle: ProgressViewStyle {
  /// The progress.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      configuration.label
      CapacityBar(value: configuration.fractionCompleted ?? 0).frame(height: 4)
        .transformEnvironment(\.tintStyle) { style in if let tint { style = AnyShapeStyle(tint) } }
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}
