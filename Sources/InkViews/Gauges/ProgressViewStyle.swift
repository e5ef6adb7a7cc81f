import Foundation

/// How progress looks.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// What progress is drawn with.
  associatedtype Body: View

  /// What there is to draw.
  typealias Configuration = ProgressViewStyleConfiguration

  /// The progress.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension EnvironmentValues {
  /// How progress looks.
  var progressViewStyle: any ProgressViewStyle {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

private enum ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: any ProgressViewStyle { DefaultProgressViewStyle() }
}

extension View {
  /// How progress inside looks.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.progressViewStyle, style)
  }
}
