import Foundation

extension View {
  /// Accepted; one ink casts no shadow.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    self
  }
  /// Accepted; ink has sharp edges.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
  /// Accepted; ink is grey already.
  public nonisolated func grayscale(_ amount: Double) -> some View { self }
  /// Accepted; ink has no saturation.
  public nonisolated func saturation(_ amount: Double) -> some View { self }
  /// Accepted and not drawn.
  public nonisolated func brightness(_ amount: Double) -> some View { self }
  /// Accepted and not drawn.
  public nonisolated func contrast(_ amount: Double) -> some View { self }
  /// Accepted and not drawn.
  public nonisolated func hueRotation(_ angle: Angle) -> some View { self }
  /// Accepted and not drawn.
  public nonisolated func colorMultiply(_ color: Color) -> some View { self }
  /// Accepted and not drawn.
  public nonisolated func colorInvert() -> some View { self }
  /// Accepted; lightness becomes ink anyway.
  public nonisolated func luminanceToAlpha() -> some View { self }
  /// Accepted; the upper view covers the lower one.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View { self }
  /// Accepted; everything is drawn once.
  public nonisolated func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    self
  }
  /// Accepted; opacity is that of the whole view in any case.
  public nonisolated func compositingGroup() -> some View { self }
}

extension View {
  /// Light or dark for the view and what is inside.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Light or dark for the view and what is inside; nil changes nothing.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { if let colorScheme { $0 = colorScheme } }
  }
}
