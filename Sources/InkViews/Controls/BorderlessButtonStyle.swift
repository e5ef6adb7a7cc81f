import Foundation

/// The label in the tint.
public struct BorderlessButtonStyle: Sendable {
  /// The style.
  public nonisolated init() {}
}

extension BorderlessButtonStyle: ButtonStyle {
  /// The button.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(.tint)
  }
}
