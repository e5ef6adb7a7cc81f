extension Color {
  /// A colour of UIKit, in light and in dark.
  public init(uiColor: UIColor) { self = uiColor.color }

  /// A colour of UIKit, in light and in dark.
  @_disfavoredOverload  // A name of an asset catalogue is both a colour resource and a colour of UIKit.
  public init(_ uiColor: UIColor) { self = uiColor.color }

  /// A colour of Core Graphics.
  public init(cgColor: CGColor) { self = UIColor(cgColor: cgColor).color }

  /// A colour of Core Graphics.
  public init(_ cgColor: CGColor) { self = UIColor(cgColor: cgColor).color }

  /// The colour as Core Graphics has it, in light.
  public var cgColor: CGColor? { CGColor(numbers(isDark: false)) }

  /// The numbers of the colour in light or in dark.
  func numbers(isDark: Bool) -> ResolvedColor {
    var environment = EnvironmentValues()
    environment.colorScheme = isDark ? .dark : .light
    return numbers(in: environment)
  }
}
