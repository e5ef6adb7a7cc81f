import Foundation

/// How buttons look.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// What a button is drawn with.
  associatedtype Body: View

  /// What there is to draw.
  typealias Configuration = ButtonStyleConfiguration

  /// The button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A button style of the system.
public typealias PrimitiveButtonStyle = ButtonStyle

extension EnvironmentValues {
  /// How buttons look.
  var buttonStyle: any ButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: any ButtonStyle { BorderlessButtonStyle() }
}

extension View {
  /// How buttons inside look.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, style)
  }

  /// Accepted; borders are rounded rectangles.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
}
