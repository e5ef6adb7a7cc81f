/// Makes the percentage move as a battery does: slowly, and not upwards while it discharges.
struct LevelSmoother {
  /// Time constant of the average, seconds.
  static let timeConstant = 60.0
  /// Percentage points a second at most.
  static let steepest = 1.0
  /// A move against the current must be larger than this to be believed, and last `patience`.
  static let against = 3.0
  /// A difference of more than this for `patience` starts the average afresh.
  static let far = 10.0
  static let patience = Duration.seconds(60)
  /// After so long without readings the average starts afresh.
  static let gap = Duration.seconds(300)

  private var level: Double?
  private var state: ChargeState?
  private var last = Duration.zero
  private var againstSince: Duration?
  private var farSince: Duration?

  /// The smoothed percentage after a reading.
  mutating func smooth(_ percent: Double, _ newState: ChargeState?, at now: Duration) -> Double {
    guard let old = level, newState == state, now - last <= Self.gap else {
      return restart(at: percent, newState, now)
    }
    let elapsed = (now - last).inSeconds
    last = now
    let difference = percent - old

    farSince = abs(difference) > Self.far ? farSince ?? now : nil
    if let farSince, now - farSince >= Self.patience { return restart(at: percent, newState, now) }

    let isAgainst =
      (newState == .discharging && difference > 0) || (newState == .charging && difference < 0)
    if isAgainst {
      againstSince = abs(difference) > Self.against ? againstSince ?? now : nil
      guard let againstSince, now - againstSince >= Self.patience else { return old }
    } else {
      againstSince = nil
    }
    let move = difference * elapsed / (elapsed + Self.timeConstant)
    let limit = Self.steepest * elapsed
    let moved = old + max(-limit, min(limit, move))
    level = moved
    return moved
  }

  private mutating func restart(at percent: Double, _ newState: ChargeState?, _ now: Duration) -> Double {
    level = percent
    state = newState
    last = now
    againstSince = nil
    farSince = nil
    return percent
  }
}

extension Duration {
  /// The whole duration in seconds.
  var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
