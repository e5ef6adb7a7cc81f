/// How greys become black and white dots.
public enum Dithering: Hashable, Sendable {
  /// Black below the threshold, white from it on; for line art.
  case threshold(UInt8 = 128)
  /// The matrix's regular pattern, anchored at the frame's origin; for anything that changes in place.
  case ordered(ThresholdMatrix = .bayer)
  /// Error diffusion by 7, 3, 5 and 1 sixteenths, rows from left to right; for photographs only, since one
  /// changed pixel changes all that follow (R. W. Floyd and L. Steinberg, 1976).
  case floydSteinberg
  /// Error diffusion to six neighbours, three quarters of the error: more contrast, paler lights and darker
  /// shadows (B. Atkinson, 1984).
  case atkinson
  /// A fixed order of dots without a pattern, anchored at the frame's origin: nearly as fine as error diffusion,
  /// and one changed pixel changes no other.
  case blueNoise
}

extension Frame {
  /// A picture of greys in black and white dots; transparent parts are laid over white first.
  ///
  /// `origin` is where the picture's top left will lie on the panel: ordered dots are anchored to the
  /// panel, so that pictures beside each other join. The others do not depend on it.
  public init(_ image: GrayImage, dithering: Dithering, origin: PixelPoint = .zero) {
    self.init(width: image.width, height: image.height)
    let image = image.opaque()
    image.gray.withUnsafeBytes { gray in
      bytes.withUnsafeMutableBytes { packed in
        let kernel = DitherKernel(
          gray: gray, packed: packed, width: image.width, height: image.height, bytesPerRow: bytesPerRow)
        switch dithering {
        case .threshold(0): break
        case .threshold(let white):
          let limit = SIMD16<UInt8>(repeating: white - 1)
          kernel.joiningRows.pack { _ in limit }
        case .ordered(let matrix):
          let rows = (0..<8).map { matrix.thresholds(row: $0 + origin.y, x: origin.x) }
          kernel.pack { y in rows[y & 7] }
        case .floydSteinberg:
          kernel.diffuse()
        case .atkinson:
          kernel.diffuseAtkinson()
        case .blueNoise:
          kernel.pack(tile: BlueNoise.shared.thresholds, x: origin.x, y: origin.y)
        }
      }
    }
    clearPadding()
  }
}
