/// A picture of 8-bit colours, gamma-encoded sRGB as in a file; each component as a picture of its own.
public struct ColorImage: Hashable, Sendable {
  /// Columns, 1 or more.
  public let width: Int
  /// Rows, 1 or more.
  public let height: Int
  /// `width * height` values, row after row without gaps.
  public var red: [UInt8]
  public var green: [UInt8]
  public var blue: [UInt8]
  /// As many opacities, 0 clear to 255 opaque; nil when every pixel is opaque.
  public var alpha: [UInt8]?

  /// Makes a picture from its components.
  public init(
    width: Int, height: Int, red: [UInt8], green: [UInt8], blue: [UInt8], alpha: [UInt8]? = nil
  ) {
    precondition(width > 0 && height > 0, "a picture has at least one pixel")
    precondition(
      [red, green, blue, alpha ?? red].allSatisfy { $0.count == width * height }, "a value for every pixel")
    self.width = width
    self.height = height
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The picture laid over white, every pixel opaque.
  public func opaque() -> ColorImage {
    guard let alpha else { return self }
    func flat(_ values: [UInt8]) -> [UInt8] {
      GrayImage(width: width, height: height, gray: values, alpha: alpha).opaque().gray
    }
    return ColorImage(width: width, height: height, red: flat(red), green: flat(green), blue: flat(blue))
  }

  /// The picture without its colours, by the brightness of each pixel (ITU-R BT.601 weights, as in JPEG).
  public var grays: ColorImage {
    var values = red
    for i in values.indices {
      let (r, g, b) = (Int(red[i]), Int(green[i]), Int(blue[i]))
      let sum: Int = 19_595 * r + 38_470 * g + 7_471 * b
      values[i] = UInt8(truncatingIfNeeded: (sum + 32_768) >> 16)
    }
    return ColorImage(width: width, height: height, red: values, green: values, blue: values, alpha: alpha)
  }
}

extension GrayImage {
  /// The brightness of each pixel, with its opacity.
  public init(_ image: ColorImage) {
    self.init(width: image.width, height: image.height, gray: image.grays.red, alpha: image.alpha)
  }
}
