import Foundation

/// The label on a panel of the tint.
public struct BorderedProminentButtonStyle: Sendable {
  /// The style.
  public nonisolated init() {}
}

extension BorderedProminentButtonStyle: ButtonStyle {
  /// The button.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(.background)
      .padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
      .background(.tint, in: RoundedRectangle(cornerRadius: 8))
  }
}
