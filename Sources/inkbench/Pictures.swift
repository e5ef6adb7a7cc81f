import InkBitmap

/// What the kernels are measured on; the C side makes the same.
enum Pictures {
  /// 800 × 480 greys: a ramp from left to right with a little noise.
  static let ramp: GrayImage = {
    var gray: [UInt8] = []
    gray.reserveCapacity(800 * 480)
    for y in 0..<480 {
      for x in 0..<800 {
        let noise = ((y * 37) ^ (x * 11)) % 23 - 11
        gray.append(UInt8(max(0, min(255, x * 255 / 799 + noise))))
      }
    }
    return GrayImage(width: 800, height: 480, gray: gray)
  }()

  /// Two frames of 800 × 480 that differ as a digit does: 90 rows of 11 bytes.
  static let minute: (old: Frame, new: Frame) = {
    let old = Frame(ramp, dithering: .ordered(.bayer))
    var new = old
    for y in 40..<130 {
      for byte in 20..<31 { new.bytes[y * new.bytesPerRow + byte] ^= 0xFF }
    }
    return (old, new)
  }()
}
