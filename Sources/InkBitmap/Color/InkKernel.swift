/// The loops that turn colours into places in a list of inks.
struct InkKernel {
  let red: UnsafeBufferPointer<UInt8>
  let green: UnsafeBufferPointer<UInt8>
  let blue: UnsafeBufferPointer<UInt8>
  let nearest: UnsafeBufferPointer<UInt8>
  let colors: [InkPalette.Color]
  let places: UnsafeMutableBufferPointer<UInt8>
  let width: Int
  let height: Int

  /// Where an error goes: columns to the right, rows down, how many of 16 parts.
  typealias Share = (x: Int, y: Int, sixteenths: Int)

  static let floydSteinberg: [Share] = [(1, 0, 7), (-1, 1, 3), (0, 1, 5), (1, 1, 1)]
  static let atkinson: [Share] = [(1, 0, 2), (2, 0, 2), (-1, 1, 2), (0, 1, 2), (1, 1, 2), (0, 2, 2)]

  /// The nearest ink to each colour moved by `amount`, all components alike.
  func offset(_ amount: (_ x: Int, _ y: Int) -> Int) {
    for y in 0..<height {
      for x in 0..<width {
        let i = y &* width &+ x
        let shift = amount(x, y)
        places[i] = place(
          Self.clamped(Int(red[i]) &+ shift), Self.clamped(Int(green[i]) &+ shift),
          Self.clamped(Int(blue[i]) &+ shift))
      }
    }
  }

  /// The nearest ink to each colour with the errors that its neighbours passed on.
  func diffuse(_ shares: [Share]) {
    // Three rows of errors in sixteenths, two columns free on both sides.
    let pitch = (width + 4) * 3
    var errors = [Int32](repeating: 0, count: pitch * 3)
    errors.withUnsafeMutableBufferPointer { errors in
      colors.withUnsafeBufferPointer { colors in
        shares.withUnsafeBufferPointer { shares in
          for y in 0..<height {
            let row = y % 3 &* pitch
            for x in 0..<width {
              let i = y &* width &+ x
              let at = row &+ (x &+ 2) &* 3
              let r = Self.clamped(Int(red[i]) &+ Int(errors[at]) >> 4)
              let g = Self.clamped(Int(green[i]) &+ Int(errors[at &+ 1]) >> 4)
              let b = Self.clamped(Int(blue[i]) &+ Int(errors[at &+ 2]) >> 4)
              let place = place(r, g, b)
              places[i] = place
              let color = colors[Int(place)]
              let (er, eg, eb) = (r &- color.red, g &- color.green, b &- color.blue)
              guard er | eg | eb != 0 else { continue }
              for share in shares {
                let target = (y &+ share.y) % 3 &* pitch &+ (x &+ share.x &+ 2) &* 3
                errors[target] &+= Int32(truncatingIfNeeded: er &* share.sixteenths)
                errors[target &+ 1] &+= Int32(truncatingIfNeeded: eg &* share.sixteenths)
                errors[target &+ 2] &+= Int32(truncatingIfNeeded: eb &* share.sixteenths)
              }
            }
            for i in row..<(row + pitch) { errors[i] = 0 }
          }
        }
      }
    }
  }

  @inline(__always)
  private func place(_ r: Int, _ g: Int, _ b: Int) -> UInt8 {
    nearest[(r &>> 3) &<< 10 | (g &>> 3) &<< 5 | b &>> 3]
  }

  @inline(__always)
  private static func clamped(_ value: Int) -> Int { min(255, max(0, value)) }
}
