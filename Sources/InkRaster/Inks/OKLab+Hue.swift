import Foundation
import InkBitmap

extension OKLab {
  /// The colour of gamma-encoded sRGB components, 0…1.
  init(encoded color: (red: Float, green: Float, blue: Float)) {
    func linear(_ v: Float) -> Float { v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4) }
    self.init(linear: (linear(color.red), linear(color.green), linear(color.blue)))
  }

  /// The hue in degrees, 0 to 360: red 29, yellow 110, green 142, blue 264.
  var hue: Float {
    let degrees = atan2(b, a) * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
  }
}
