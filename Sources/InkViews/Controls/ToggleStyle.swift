import Foundation

/// How toggles look.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// What a toggle is drawn with.
  associatedtype Body: View

  /// What there is to draw.
  typealias Configuration = ToggleStyleConfiguration

  /// The toggle.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension EnvironmentValues {
  /// How toggles look.
  var toggleStyle: any ToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

private enum ToggleStyleKey: EnvironmentKey {
  static var defaultValue: any ToggleStyle { SwitchToggleStyle() }
}

extension View {
  /// How toggles inside look.
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.toggleStyle, style)
  }
}
