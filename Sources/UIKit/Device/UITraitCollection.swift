/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// What views are to look like where they are drawn.
public final class UITraitCollection: Sendable {
  @TaskLocal private static var bound: UITraitCollection?

  /// Those of the drawing that is going on, else of the view whose body runs; light where there is neither.
  public static var current: UITraitCollection {
    bound ?? CurrentEnvironment.bound.map(UITraitCollection.init) ?? UITraitCollection()
  }

  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Pixels a point.
  public let displayScale: CGFloat

  /// Light, at a pixel a point.
  public convenience init() { self.init(style: .light) }

  /// A style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(style: userInterfaceStyle) }

  /// A scale.
  public convenience init(displayScale: CGFloat) { self.init(style: .light, displayScale: displayScale) }

  /// Those that views in an environment have.
  package convenience init(_ environment: EnvironmentValues) {
    self.init(
      style: environment.colorScheme == .dark ? .dark : .light, displayScale: environment.displayScale)
  }

  init(style: UIUserInterfaceStyle, displayScale: CGFloat = 1) {
    userInterfaceStyle = style
    self.displayScale = displayScale
  }

  /// Runs `actions` with these as the current ones.
  public func performAsCurrent(_ actions: () -> Void) { Self.$bound.withValue(self, operation: actions) }
}
