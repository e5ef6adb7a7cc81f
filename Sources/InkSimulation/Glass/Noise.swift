/// Reproducible noise for what no datasheet defines: memory after power-up, ink cut off in its move.
struct Noise {
  private var state: UInt32

  init(seed: UInt32) {
    state = seed
  }

  /// The next byte of a linear congruential sequence.
  mutating func next() -> UInt8 {
    state = state &* 1_664_525 &+ 1_013_904_223
    return UInt8(truncatingIfNeeded: state >> 24)
  }
}
