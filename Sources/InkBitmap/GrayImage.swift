/// A picture of 8-bit greys, row after row without gaps, 0 black to 255 white.
public struct GrayImage: Hashable, Sendable {
  /// Columns, 1 or more.
  public let width: Int
  /// Rows, 1 or more.
  public let height: Int
  /// `width * height` greys, gamma-encoded as in a file.
  public var gray: [UInt8]
  /// `width * height` opacities, 0 clear to 255 opaque; nil when every pixel is opaque.
  public var alpha: [UInt8]?

  /// Makes a picture from its pixels.
  public init(width: Int, height: Int, gray: [UInt8], alpha: [UInt8]? = nil) {
    precondition(width > 0 && height > 0, "a picture has at least one pixel")
    precondition(gray.count == width * height, "a grey for every pixel")
    precondition(alpha == nil || alpha?.count == width * height, "an opacity for every pixel")
    self.width = width
    self.height = height
    self.gray = gray
    self.alpha = alpha
  }

  /// Black as 0 and white as 255.
  public init(_ frame: Frame) {
    var gray: [UInt8] = []
    gray.reserveCapacity(frame.width * frame.height)
    for y in 0..<frame.height {
      for x in 0..<frame.width { gray.append(frame[x, y] == .white ? 255 : 0) }
    }
    self.init(width: frame.width, height: frame.height, gray: gray)
  }

  /// The picture laid over one grey, every pixel opaque.
  public func opaque(over background: UInt8 = 255) -> GrayImage {
    guard let alpha else { return self }
    var result = self
    result.alpha = nil
    for (i, opacity) in alpha.enumerated() where opacity != 255 {
      let mixed = Int(gray[i]) * Int(opacity) + Int(background) * (255 - Int(opacity))
      result.gray[i] = UInt8((mixed + 127) / 255)
    }
    return result
  }
}
