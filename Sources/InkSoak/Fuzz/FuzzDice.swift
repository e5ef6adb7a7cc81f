/// Chance that a case's number decides alone, so that one case can be had again (SplitMix64).
struct FuzzDice {
  private var state: UInt64

  /// The chance of one case.
  init(seed: UInt64, number: Int) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(number) &* 0xD1B5_4A32_D192_ED03
  }

  mutating func next() -> UInt64 {
    state = state &+ 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// A number below `bound`, which is 1 at least.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(1, bound))) }

  /// One of these.
  mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }
}
