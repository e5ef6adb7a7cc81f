import Foundation

/// Icon and title side by side.
public struct TitleAndIconLabelStyle: Sendable {
  /// The style.
  public nonisolated init() {}
}

extension TitleAndIconLabelStyle: LabelStyle {
  /// The label.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline) {
      configuration.icon
      configuration.title
    }
  }
}
