import Foundation

/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// What a label is drawn with.
  associatedtype Body: View

  /// What there is to draw.
  typealias Configuration = LabelStyleConfiguration

  /// The label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension EnvironmentValues {
  /// How labels look.
  var labelStyle: any LabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

private enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: any LabelStyle { TitleAndIconLabelStyle() }
}

extension View {
  /// How labels inside look.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    environment(\.labelStyle, style)
  }
}

/// The style where none is set.
public typealias DefaultLabelStyle = TitleAndIconLabelStyle
