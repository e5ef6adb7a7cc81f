import Foundation

/// A bar.
public struct LinearProgressViewStyle: Sendable {
  /// The style.
  public nonisolated init() {}
}

extension LinearProgressViewStyle: ProgressViewStyle {
  /// The progress.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      configuration.label
      CapacityBar(value: configuration.fractionCompleted ?? 0).frame(height: 4)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}
