extension DitherKernel {
  /// Columns kept free on both sides of a row, so that no step needs an edge case.
  private static let margin = 2

  /// Atkinson's diffusion in whole numbers: a pixel is white from 128 on, and an eighth of its error, rounded down,
  /// goes to each of two pixels to the right, three below and one two rows below.
  ///
  /// Errors are those against the brightness brought back into 0…255.
  func diffuseAtkinson() {
    guard let source = gray.baseAddress, let target = packed.baseAddress else { return }
    let pitch = width + 2 * Self.margin
    withUnsafeTemporaryAllocation(of: Int16.self, capacity: 3 * pitch) { errors in
      errors.initialize(repeating: 0)
      guard let base = errors.baseAddress else { return }
      var (now, next, later) = (
        base + Self.margin, base + pitch + Self.margin, base + 2 * pitch + Self.margin
      )
      for y in 0..<height {
        let row = source + y &* width
        let to = target + y &* bytesPerRow
        var bits: UInt8 = 0
        for x in 0..<width {
          let wanted = Int16(row.load(fromByteOffset: x, as: UInt8.self)) &+ now[x]
          let value = min(255, max(0, wanted))
          let isBlack = value < 128
          let share = (isBlack ? value : value &- 255) >> 3
          now[x &+ 1] &+= share
          now[x &+ 2] &+= share
          next[x &- 1] &+= share
          next[x] &+= share
          next[x &+ 1] &+= share
          later[x] &+= share
          bits = bits &<< 1 | (isBlack ? 1 : 0)
          if x & 7 == 7 { to.storeBytes(of: bits, toByteOffset: x >> 3, as: UInt8.self) }
        }
        let left = width & 7
        if left != 0 {
          to.storeBytes(of: bits &<< UInt8(8 &- left), toByteOffset: width >> 3, as: UInt8.self)
        }
        for x in -Self.margin..<(width + Self.margin) { now[x] = 0 }
        (now, next, later) = (next, later, now)
      }
    }
  }
}
