/// How long until the battery is empty or full, when the chip does not say.
struct TimeEstimate {
  /// How long the chip's rate may lag behind a change of state.
  static let settling = Duration.seconds(120)
  /// Time constant of the average of the chip's rate, seconds.
  static let timeConstant = 300.0
  /// Without a rate the level's change counts, over at least this long.
  static let shortest = Duration.seconds(600)
  /// Older levels are forgotten.
  static let longest = Duration.seconds(3600)
  /// Percentage points that the change must have.
  static let change = 2.0
  /// Slower than this is no estimate, percent an hour.
  static let slowest = 0.5
  static let most = Duration.seconds(99 * 3600)

  /// Time constant of the average of the time that the chip itself gives, seconds.
  static let chipTimeConstant = 120.0

  private var chipTime: (seconds: Double, state: ChargeState, at: Duration)?
  private var state: ChargeState?
  private var stateSince = Duration.zero
  private var rate: Double?
  private var last: Duration?
  private var levels: [(time: Duration, percent: Double)] = []

  /// The time remaining after a reading, two significant figures; nil when it cannot be told yet.
  mutating func update(
    percent: Double?, rate newRate: Double?, state newState: ChargeState?, at now: Duration
  ) -> Duration? {
    if newState != state {
      state = newState
      stateSince = now
      rate = nil
      levels = []
    }
    guard let percent, newState == .charging || newState == .discharging else {
      last = now
      return nil
    }
    var speed: Double?
    if let newRate {
      if now - stateSince >= Self.settling { speed = average(newRate, at: now) }
    } else {
      speed = observed(percent, at: now)
    }
    last = now
    guard let speed else { return nil }
    let towards = newState == .charging ? speed : -speed
    guard towards > Self.slowest else { return nil }
    let distance = newState == .charging ? 100 - percent : percent
    let exact = Duration.seconds(max(0, distance) / towards * 3600)
    return TimeLeft.rounded(min(exact, Self.most))
  }

  /// The chip's own time, averaged over minutes: at a load that comes and goes it jumps from reading to reading.
  ///
  /// Where the chip has none now it is the last one, less what has passed, for a while: one reading without it is no break.
  mutating func averaged(chip time: Duration?, state: ChargeState, at now: Duration) -> Duration? {
    guard let time else {
      if let chipTime, chipTime.state != state || now - chipTime.at > Self.settling { self.chipTime = nil }
      return chipTime.map { TimeLeft.rounded(.seconds(max(0, $0.seconds - (now - $0.at).inSeconds))) }
    }
    var seconds = time.inSeconds
    if let old = chipTime, old.state == state, now - old.at <= Self.shortest {
      let elapsed = (now - old.at).inSeconds
      // What has passed since is gone from the old value too.
      let before = max(0, old.seconds - elapsed)
      seconds = before + (seconds - before) * elapsed / (elapsed + Self.chipTimeConstant)
    }
    chipTime = (seconds, state, now)
    return TimeLeft.rounded(.seconds(min(seconds, Self.most.inSeconds)))
  }

  private mutating func average(_ value: Double, at now: Duration) -> Double {
    guard let old = rate, let last else {
      rate = value
      return value
    }
    let elapsed = (now - last).inSeconds
    let next = old + (value - old) * elapsed / (elapsed + Self.timeConstant)
    rate = next
    return next
  }

  /// Percent an hour over the past; nil while that is too short or too little.
  private mutating func observed(_ percent: Double, at now: Duration) -> Double? {
    levels.append((now, percent))
    levels.removeAll { now - $0.time > Self.longest }
    let start = levels.last { now - $0.time >= Self.shortest && abs(percent - $0.percent) >= Self.change }
    guard let start else { return nil }
    return (percent - start.percent) / (now - start.time).inSeconds * 3600
  }
}
