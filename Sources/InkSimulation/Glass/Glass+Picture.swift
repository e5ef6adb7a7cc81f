import InkBitmap

extension Glass {
  /// What is seen, black or not, at half contrast; coloured pixels count as not black.
  public var frame: Frame {
    var frame = Frame(width: width, height: height)
    let darks = darkBytes()
    let mask = tailMask
    for y in 0..<height {
      let row = y * bytesPerRow
      for i in 0..<bytesPerRow { frame.bytes[row + i] = darks[row + i] }
      frame.bytes[row + bytesPerRow - 1] &= mask
    }
    return frame
  }

  /// Coloured pixels set; nil when the panel has no third ink.
  public var colorFrame: Frame? {
    guard places.isEmpty else { return inks.count > 2 ? picture.coloredPixels : nil }
    guard !pigment.isEmpty else { return nil }
    var frame = Frame(width: width, height: height)
    frame.bytes = pigment
    for y in 0..<height { frame.bytes[(y + 1) * bytesPerRow - 1] &= tailMask }
    return frame
  }

  /// What is seen in all inks of the panel.
  public var picture: ColorFrame {
    guard !places.isEmpty else {
      guard let color = colorFrame, let ink = inks.first(where: \.isColored) else {
        return ColorFrame(frame, inks: inks)
      }
      return ColorFrame(black: frame, color: color, ink: ink)
    }
    var picture = ColorFrame(width: width, height: height, inks: inks)
    for y in 0..<height {
      for x in 0..<width {
        let place = places[y * bytesPerRow * 8 + x]
        guard place != 0 else { continue }
        for bit in 0..<picture.planeCount where place >> UInt8(bit) & 1 != 0 {
          picture.bytes[bit * picture.planeSize + y * bytesPerRow + x >> 3] |= 0x80 >> UInt8(x & 7)
        }
      }
    }
    return picture
  }

  /// The place of an ink in the panel's list; one that it has not shows as another coloured one, or black.
  func place(of ink: Ink) -> UInt8 {
    UInt8(inks.firstIndex(of: ink) ?? inks.firstIndex(where: \.isColored) ?? 1)
  }

  /// The ink seen at a pixel; white outside.
  public subscript(x: Int, y: Int) -> Ink {
    guard x >= 0, y >= 0, x < width, y < height else { return .white }
    if !places.isEmpty { return inks[Int(places[y * bytesPerRow * 8 + x])] }
    if !pigment.isEmpty, pigment[y * bytesPerRow + x / 8] & (0x80 >> UInt8(x % 8)) != 0 {
      return inks.first(where: \.isColored) ?? .red
    }
    return reflectance(x, y) < 0.5 ? .black : .white
  }

  /// Light given back by a pixel, 0 black to 1 white, with remnants, fading and damage.
  public func reflectance(_ x: Int, _ y: Int) -> Double {
    guard x >= 0, y >= 0, x < width, y < height else { return 1 }
    let at = y * bytesPerRow * 8 + x
    let level = Double(levels[at])
    let remnant = Double(remnants[at])
    let pure = (level >= 128 ? level - remnant : level + remnant) / 255
    // Neighbours' scans pull undriven pixels a little towards grey; lost contrast stays lost.
    let fading = min(0.1, Double(differentialsSinceFull) * 0.001 + Double(damage) * 0.01)
    return pure + (0.5 - pure) * fading
  }

  /// How much of an earlier ink is still seen at a pixel, 0 none to 1 all of it.
  public func residual(_ x: Int, _ y: Int) -> Double {
    guard x >= 0, y >= 0, x < width, y < height else { return 0 }
    return Double(remnants[y * bytesPerRow * 8 + x]) / 255
  }

  /// Clears the bits past the width in a row's last byte.
  var tailMask: UInt8 { width % 8 == 0 ? 0xFF : UInt8(truncatingIfNeeded: 0xFF00 >> (width % 8)) }

  /// Set bits are dark pixels, rows of `bytesPerRow`, padding undefined.
  func darkBytes() -> [UInt8] {
    let count = bytesPerRow * height
    return [UInt8](unsafeUninitializedCapacity: count) { darks, initialized in
      levels.withUnsafeBytes { levels in
        remnants.withUnsafeBytes { remnants in
          for i in 0..<count {
            var lanes = levels.loadUnaligned(fromByteOffset: i &* 8, as: UInt64.self)
            if remnantBound >= 100 {
              lanes = Self.withRemnants(
                lanes, remnants.loadUnaligned(fromByteOffset: i &* 8, as: UInt64.self))
            }
            darks[i] = Self.packDark(lanes)
          }
        }
      }
      initialized = count
    }
  }

  /// One bit for each of eight levels, set below 128; the first level in memory becomes the highest bit.
  private static func packDark(_ lanes: UInt64) -> UInt8 {
    let high = (~lanes.littleEndian & 0x8080_8080_8080_8080) >> 7
    return UInt8(truncatingIfNeeded: (high &* 0x8040_2010_0804_0201) >> 56)
  }

  /// The eight levels with their remnants taken off the contrast.
  private static func withRemnants(_ lanes: UInt64, _ remnants: UInt64) -> UInt64 {
    guard remnants != 0 else { return lanes }
    var seen: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      let level = Int(truncatingIfNeeded: lanes >> shift & 0xFF)
      let remnant = Int(truncatingIfNeeded: remnants >> shift & 0xFF)
      let value = min(255, max(0, level >= 128 ? level - remnant : level + remnant))
      seen |= UInt64(value) << shift
    }
    return seen
  }
}
