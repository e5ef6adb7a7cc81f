/// A colour as the eye sees it: lightness 0…1, and how green to red and blue to yellow it is.
///
/// B. Ottosson, "A perceptual color space for image processing", 2020: linear sRGB by a matrix to cone
/// responses, their cube roots by another to these. Distances are what the eye would call distances.
public struct OKLab: Hashable, Sendable {
  public var lightness: Float
  /// Green to red.
  public var a: Float
  /// Blue to yellow.
  public var b: Float

  /// The colour of linear sRGB components, 0…1.
  public init(linear color: (red: Float, green: Float, blue: Float)) {
    let (r, g, b) = (color.red, color.green, color.blue)
    let l = Self.cubeRoot(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b)
    let m = Self.cubeRoot(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b)
    let s = Self.cubeRoot(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b)
    lightness = 0.210_454_255_3 * l + 0.793_617_785_0 * m - 0.004_072_046_8 * s
    a = 1.977_998_495_1 * l - 2.428_592_205_0 * m + 0.450_593_709_9 * s
    self.b = 0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766_0 * s
  }

  /// How far from grey.
  public var chroma: Float { (a * a + b * b).squareRoot() }

  /// The square of the distance to another colour.
  public func squaredDistance(to other: OKLab) -> Float {
    let (l, a, b) = (lightness - other.lightness, a - other.a, b - other.b)
    return l * l + a * a + b * b
  }

  /// By Newton's method; four steps from a guess by the exponent give all 24 bits.
  private static func cubeRoot(_ value: Float) -> Float {
    guard value > 0 else { return 0 }
    var root = Float(bitPattern: value.bitPattern / 3 + 0x2A51_4067)
    for _ in 0..<4 { root = (2 * root + value / (root * root)) / 3 }
    return root
  }
}
