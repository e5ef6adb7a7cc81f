/// A colour, possibly one that differs between light and dark.
public final class UIColor: Sendable {
  /// The colour as views draw it.
  let color: Color
  /// The numbers where it is light.
  let light: ResolvedColor
  /// The numbers where it is dark.
  let dark: ResolvedColor

  init(light: ResolvedColor, dark: ResolvedColor) {
    self.light = light
    self.dark = dark
    color = Color(light: light, dark: dark)
  }

  /// A colour from sRGB components, 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    func unit(_ value: CGFloat) -> Float { Float(min(max(value, 0), 1)) }
    let numbers = ResolvedColor(
      red: unit(red), green: unit(green), blue: unit(blue), opacity: unit(alpha))
    self.init(light: numbers, dark: numbers)
  }

  /// A colour from components in Display P3, 0…1; what sRGB lacks becomes the nearest it has.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    func unit(_ value: CGFloat) -> Float { Float(min(max(value, 0), 1)) }
    let numbers = ResolvedColor(
      p3Red: unit(red), green: unit(green), blue: unit(blue), opacity: unit(alpha))
    self.init(light: numbers, dark: numbers)
  }

  /// A grey, 0 black and 1 white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour by hue, saturation and brightness, 0…1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }

  /// A colour of Core Graphics.
  public convenience init(cgColor: CGColor) { self.init(light: cgColor.resolved, dark: cgColor.resolved) }

  /// A colour of SwiftUI, in light and in dark.
  public convenience init(_ color: Color) {
    self.init(light: color.numbers(isDark: false), dark: color.numbers(isDark: true))
  }

  /// A colour worked out for what views are to look like: once for light, once for dark.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    self.init(light: dynamicProvider(light).light, dark: dynamicProvider(dark).dark)
  }

  /// The numbers for the drawing that is going on.
  var current: ResolvedColor {
    UITraitCollection.current.userInterfaceStyle == .dark ? dark : light
  }
}

extension UIColor: Hashable {
  public static func == (one: UIColor, other: UIColor) -> Bool {
    one.light == other.light && one.dark == other.dark
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(light)
    hasher.combine(dark)
  }
}

extension UIColor: CustomStringConvertible {
  public var description: String {
    "UIColor \(light.red) \(light.green) \(light.blue) \(light.opacity)"
  }
}
