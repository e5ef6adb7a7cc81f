/// How long a lost connection is left alone: pauses that double from a few seconds to five minutes, each by chance
/// between its half and its whole, so that a house full of displays does not come at once.
struct Backoff: Sendable, Equatable {
  private(set) var tries = 0

  static let first = 4.0
  static let longest = 300.0

  /// The next pause, seconds; `chance` is 0…1.
  mutating func next(chance: Double) -> Double {
    let whole = min(Self.longest, Self.first * Double(1 << min(tries, 10)))
    tries += 1
    return whole * (0.5 + 0.5 * min(max(chance, 0), 1))
  }
}
