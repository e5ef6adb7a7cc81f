/// Numbers that look like chance and are the same at every run.
struct Dice {
  private var state: UInt64 = 20_270_101

  /// A number below `limit`.
  mutating func number(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(1, limit)))
  }

  /// True once in `sides` throws.
  mutating func hits(_ sides: UInt64) -> Bool {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) % sides == 0
  }
}
