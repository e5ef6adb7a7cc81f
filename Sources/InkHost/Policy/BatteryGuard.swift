/// Decides from reading to reading what a battery leaves room for: a pure state machine on a clock that is never set.
///
/// A level is entered at its limit and left some percent above it, so that it does not flicker. Switching off needs
/// five of the last six readings over 15 s, of a gauge that answers, without external power, and with percentage and
/// voltage agreeing where both are known; then a countdown that plugging in ends.
public struct BatteryGuard: Sendable {
  /// What follows from a reading.
  public struct Decision: Equatable, Sendable {
    public var level = BatteryLevel.normal
    /// A warning to give now, with the percentage, nil where only the voltage is known; it is given once every five
    /// percent.
    public var warning: Warning?
    /// How soon the gauge is to be read again; nil for as usual.
    public var nextReading: Duration?
    /// When the machine is switched off unless somebody plugs in; nil while it is not.
    public var powerOffAt: Duration?
    /// True once, when the countdown is over.
    public var switchesOff = false
    /// True when the gauge has failed for so long that nothing is known.
    public var isUnknown = false
  }

  /// A warning that is to be given.
  public struct Warning: Equatable, Sendable {
    public var percent: Int?
  }

  public let policy: BatteryPolicy
  /// The level of the last decision.
  public private(set) var level = BatteryLevel.normal

  private var startedAt: Duration?
  private var lastHealthy: Duration?
  /// True once the battery was seen well charged, or the hold after the start is over.
  private var maySwitchOff = false
  private var belowWarningSince: Duration?
  private var belowFloorSince: Duration?
  private var warnedAt: Double?
  private var hasWarned = false
  /// The last six readings, oldest first, and whether each says that the battery is empty.
  private var votes: [(at: Duration, isEmpty: Bool)] = []
  private var powerOffAt: Duration?
  private var hasSwitchedOff = false
  /// Since when there is external power although the battery is empty, and how full it was then.
  private var powered: (since: Duration, percent: Double)?

  /// A guard that has seen nothing.
  public init(_ policy: BatteryPolicy = BatteryPolicy()) { self.policy = policy }

  /// Takes a reading made at `now`.
  public mutating func observe(_ sample: BatterySample, at now: Duration) -> Decision {
    startedAt = startedAt ?? now
    var decision = Decision()
    guard sample.isHealthy, sample.percent != nil || sample.volts != nil else {
      return unhealthy(at: now)
    }
    lastHealthy = now
    let cellVolts = sample.volts.map { $0 / Double(sample.cells) }
    let isPowered = isPowered(sample, at: now)
    belowWarningSince = since(belowWarningSince, cellVolts.map { $0 <= policy.warningVolts } ?? false, now)
    belowFloorSince = since(belowFloorSince, cellVolts.map { $0 <= policy.powerOffVolts } ?? false, now)
    level = nextLevel(sample.percent, isPowered: isPowered, at: now)
    warn(sample.percent, isPowered: isPowered, &decision)
    countDown(sample.percent, cellVolts, isPowered: isPowered, at: now, &decision)
    decision.level = level
    if level >= .warning, !isPowered { decision.nextReading = .seconds(30) }
    if votes.last?.isEmpty == true || belowFloorSince != nil { decision.nextReading = .seconds(4) }
    return decision
  }

  // MARK: - Levels

  private func nextLevel(_ percent: Double?, isPowered: Bool, at now: Duration) -> BatteryLevel {
    var next = BatteryLevel.normal
    if let percent {
      let limits: [(BatteryLevel, Double)] = [
        (.low, policy.low), (.warning, policy.warning), (.critical, policy.critical),
      ]
      for (each, limit) in limits {
        let isEntered = level >= each
        let margin =
          each == .critical && !isPowered
          ? max(policy.criticalHysteresis, policy.hysteresis) : policy.hysteresis
        if isEntered ? percent < limit + margin : percent <= limit { next = each }
      }
    } else {
      // A voltage alone says nothing of what the percentage was; a level is kept until there is power.
      next = isPowered ? .normal : min(level, .critical)
    }
    if let since = belowWarningSince, now - since >= policy.floorTime { next = max(next, .warning) }
    if let since = belowFloorSince, now - since >= policy.floorTime,
      percent.map({ $0 <= policy.contradictingPercent }) ?? true
    {
      next = max(next, .critical)
    }
    if hasSwitchedOff { next = .empty }
    return next
  }

  private mutating func warn(_ percent: Double?, isPowered: Bool, _ decision: inout Decision) {
    guard level >= .warning, !isPowered else {
      if level < .warning { (warnedAt, hasWarned) = (nil, false) }
      return
    }
    let isDeeper = percent.flatMap { percent in warnedAt.map { percent <= $0 - 5 } } ?? false
    guard !hasWarned || isDeeper else { return }
    (warnedAt, hasWarned) = (percent, true)
    decision.warning = Warning(percent: percent.map { Int($0.rounded()) })
  }

  // MARK: - Switching off

  /// External power that does not stop the battery from emptying further is none.
  private mutating func isPowered(_ sample: BatterySample, at now: Duration) -> Bool {
    guard sample.hasExternalPower == true else {
      powered = nil
      return false
    }
    guard let percent = sample.percent, percent < policy.powerOff else {
      powered = nil
      return true
    }
    let known = powered ?? (now, percent)
    powered = known
    return now - known.since < .seconds(180) || percent >= known.percent
  }

  private mutating func countDown(
    _ percent: Double?, _ cellVolts: Double?, isPowered: Bool, at now: Duration, _ decision: inout Decision
  ) {
    if (percent ?? 0) > policy.bootLevel { maySwitchOff = true }
    if let startedAt, now - startedAt >= policy.bootHold { maySwitchOff = true }
    let isEmptyByPercent =
      percent.map { $0 <= policy.powerOff } ?? false
      && cellVolts.map { $0 <= policy.contradictingVolts } ?? true
    let isEmptyByVolts =
      belowFloorSince.map { now - $0 >= policy.floorTime } ?? false
      && percent.map { $0 <= policy.contradictingPercent } ?? true
    votes.append((now, (isEmptyByPercent || isEmptyByVolts) && !isPowered))
    votes = votes.suffix(6)

    // What was seen before somebody plugged in says nothing of what comes after.
    if isPowered { votes = [] }
    guard policy.switchesOff, maySwitchOff, !isPowered else {
      powerOffAt = nil
      return
    }
    if powerOffAt == nil, isConfirmed(at: now) { powerOffAt = now + policy.countdown }
    // One reading that says otherwise is noise; two end the countdown.
    if powerOffAt != nil, votes.suffix(2).allSatisfy({ !$0.isEmpty }) { powerOffAt = nil }
    decision.powerOffAt = powerOffAt
    guard let instant = powerOffAt, instant <= now, !hasSwitchedOff else { return }
    hasSwitchedOff = true
    level = .empty
    decision.switchesOff = true
  }

  private func isConfirmed(at now: Duration) -> Bool {
    guard votes.filter(\.isEmpty).count >= 5, let first = votes.first(where: \.isEmpty) else { return false }
    return now - first.at >= .seconds(15)
  }

  // MARK: - A gauge that fails

  private mutating func unhealthy(at now: Duration) -> Decision {
    // Nothing is concluded from silence: a countdown does not go on, a floor is not held.
    (votes, powerOffAt, belowWarningSince, belowFloorSince) = ([], nil, nil, nil)
    var decision = Decision()
    if now - (lastHealthy ?? startedAt ?? now) >= policy.patience {
      level = .normal
      decision.isUnknown = true
    }
    decision.level = level
    return decision
  }

  private func since(_ start: Duration?, _ holds: Bool, _ now: Duration) -> Duration? {
    holds ? start ?? now : nil
  }
}
