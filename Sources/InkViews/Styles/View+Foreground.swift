import Foundation

/// Sets the foreground style.
struct ForegroundModifier {
  let styles: [AnyShapeStyle]

  init(_ styles: [AnyShapeStyle]) { self.styles = styles }
}

extension ForegroundModifier: EnvironmentModifier {
  func change(_ environment: inout EnvironmentValues) {
    environment.foreground =
      styles.isEmpty ? nil : Foreground.setting(styles, over: environment.foreground)
  }
}

extension View {
  /// The style of what is in front: text, symbols, bare shapes.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(ForegroundModifier([AnyShapeStyle(style)]))
  }

  /// The styles of the first two levels.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modifier(ForegroundModifier([AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
  }

  /// The styles of the first three levels.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      ForegroundModifier([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
  }

  /// The colour of what is in front; nil goes back to the default.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    modifier(ForegroundModifier(color.map { [AnyShapeStyle($0)] } ?? []))
  }

  /// The colour of interactive things.
  public nonisolated func tint(_ tint: Color?) -> some View {
    environment(\.tintStyle, tint.map { AnyShapeStyle($0) })
  }

  /// The style of interactive things.
  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    environment(\.tintStyle, tint.map { AnyShapeStyle($0) })
  }

  /// The style of interactive things.
  public nonisolated func tint<S: ShapeStyle>(_ tint: S) -> some View {
    environment(\.tintStyle, AnyShapeStyle(tint))
  }

  /// The colour of interactive things.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View {
    environment(\.tintStyle, accentColor.map { AnyShapeStyle($0) })
  }

  /// The style that `background()` without a style draws.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.pageStyle, AnyShapeStyle(style))
  }
}
