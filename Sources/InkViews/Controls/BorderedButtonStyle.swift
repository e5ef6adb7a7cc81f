import Foundation

/// The label in an outline.
///
/// A faint panel, as on a screen, would be a pattern of dots behind the words.
public struct BorderedButtonStyle: Sendable {
  /// The style.
  public nonisolated init() {}
}

extension BorderedButtonStyle: ButtonStyle {
  /// The button.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(.tint)
      .padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
      .overlay { RoundedRectangle(cornerRadius: 8).strokeBorder(.tint, lineWidth: 1) }
  }
}
