import Foundation

/// The title alone.
public struct TitleOnlyLabelStyle: Sendable {
  /// The style.
  public nonisolated init() {}
}

extension TitleOnlyLabelStyle: LabelStyle {
  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}
