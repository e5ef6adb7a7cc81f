/// A colour as numbers, as Core Graphics has it.
public final class CGColor: Sendable {
  let resolved: ResolvedColor

  init(_ color: ResolvedColor) { resolved = color }

  /// A colour from sRGB components, 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      ResolvedColor(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha)))
  }

  /// A colour from sRGB components, 0…1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A grey, 0 black and 1 white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Opacity, 0…1.
  public var alpha: CGFloat { CGFloat(resolved.opacity) }

  /// Red, green, blue and opacity, 0…1.
  public var components: [CGFloat]? {
    [resolved.red, resolved.green, resolved.blue, resolved.opacity].map { CGFloat($0) }
  }

  /// 4: three components and the opacity.
  public var numberOfComponents: Int { 4 }

  /// The colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    var color = resolved
    color.opacity = Float(alpha)
    return CGColor(color)
  }
}

extension CGColor: Hashable {
  public static func == (one: CGColor, other: CGColor) -> Bool { one.resolved == other.resolved }

  public func hash(into hasher: inout Hasher) { hasher.combine(resolved) }
}
