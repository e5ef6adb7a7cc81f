import InkBitmap

/// Numbers that look random and are the same in every run (SplitMix64).
struct Dice: RandomNumberGenerator {
  var state: UInt64

  init(_ seed: Int) { state = UInt64(truncatingIfNeeded: seed) }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A frame of noise.
  mutating func frame(width: Int, height: Int) -> Frame {
    var frame = Frame(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width where Bool.random(using: &self) { frame[x, y] = .black }
    }
    return frame
  }
}

/// Sizes around the widths of bytes, words and blocks, and those of panels.
let frameSizes = [
  (1, 1), (7, 3), (8, 8), (9, 17), (15, 65), (63, 5), (64, 64), (65, 66), (122, 250), (250, 122), (200, 131),
]

/// True when no bit past the width is set.
func paddingIsClear(_ frame: Frame) -> Bool {
  (0..<frame.height).allSatisfy { y in
    frame.bytes[(y + 1) * frame.bytesPerRow - 1] & ~frame.lastByteMask == 0
  }
}
