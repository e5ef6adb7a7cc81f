import Foundation

/// The icon alone.
public struct IconOnlyLabelStyle: Sendable {
  /// The style.
  public nonisolated init() {}
}

extension IconOnlyLabelStyle: LabelStyle {
  /// The icon.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}
