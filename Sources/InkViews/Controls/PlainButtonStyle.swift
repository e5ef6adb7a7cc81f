import Foundation

/// The label as it is.
public struct PlainButtonStyle: Sendable {
  /// The style.
  public nonisolated init() {}
}

extension PlainButtonStyle: ButtonStyle {
  /// The button.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
