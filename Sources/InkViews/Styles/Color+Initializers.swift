import Foundation

extension Color {
  /// A colour from its components, each 0…1; what sRGB lacks of Display P3 becomes the nearest it has.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    let (red, green, blue, opacity) = (Float(red), Float(green), Float(blue), Float(opacity))
    let numbers =
      switch colorSpace {
      case .sRGB: ResolvedColor(red: red, green: green, blue: blue, opacity: opacity)
      case .displayP3: ResolvedColor(p3Red: red, green: green, blue: blue, opacity: opacity)
      case .sRGBLinear:
        ResolvedColor(
          red: ResolvedColor.encoded(red), green: ResolvedColor.encoded(green),
          blue: ResolvedColor.encoded(blue), opacity: opacity)
      }
    self.init(.numbers(numbers))
  }

  /// A grey, 0 black and 1 white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour by hue, saturation and brightness, each 0…1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    let fraction = sector - sector.rounded(.down)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * fraction)
    let rising = brightness * (1 - saturation * (1 - fraction))
    switch Int(sector) {
    case 0: self.init(red: brightness, green: rising, blue: low, opacity: opacity)
    case 1: self.init(red: falling, green: brightness, blue: low, opacity: opacity)
    case 2: self.init(red: low, green: brightness, blue: rising, opacity: opacity)
    case 3: self.init(red: low, green: falling, blue: brightness, opacity: opacity)
    case 4: self.init(red: rising, green: low, blue: brightness, opacity: opacity)
    default: self.init(red: brightness, green: low, blue: falling, opacity: opacity)
    }
  }

  /// A colour of an asset catalogue; the host looks it up, and a faint label colour stands for a missing one.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.asset(name: name, bundle: bundle?.bundlePath))
  }

  /// A colour that differs between light and dark.
  package init(light: ResolvedColor, dark: ResolvedColor) { self.init(.adaptive(light: light, dark: dark)) }

  /// The colour with its opacity multiplied by 0…1.
  public func opacity(_ opacity: Double) -> Color { Color(.faded(self, opacity)) }

  /// The colour a fraction of the way to another one.
  public func mix(with rhs: Color, by fraction: Double) -> Color { Color(.mixed(self, rhs, fraction)) }

  /// The colour as a vertical gradient, slightly lighter at the top.
  public var gradient: AnyGradient { AnyGradient(self) }
}
