import Foundation

extension ResolvedColor {
  /// The gamma-encoded value of a linear one (IEC 61966-2-1).
  package static func encoded(_ value: Float) -> Float {
    value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }

  /// The linear value of a gamma-encoded one.
  static func linear(_ value: Float) -> Float {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// A colour by its components in Display P3; what sRGB lacks becomes the nearest of each component.
  ///
  /// The matrix is that between the primaries of both spaces at the same white (CSS Color Module Level 4, 18).
  package init(p3Red red: Float, green: Float, blue: Float, opacity: Float = 1) {
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    func component(_ value: Float) -> Float { Self.encoded(min(max(value, 0), 1)) }
    self.init(
      red: component(1.2249 * r - 0.2249 * g), green: component(1.0421 * g - 0.0421 * r),
      blue: component(1.0979 * b - 0.0786 * g - 0.0196 * r), opacity: opacity)
  }
}
