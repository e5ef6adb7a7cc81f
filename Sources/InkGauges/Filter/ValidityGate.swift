/// Drops values that no battery has and holds back jumps until they are confirmed.
struct ValidityGate {
  /// Percentage points that a battery does not move between two readings less than a minute apart.
  static let jump = 20.0
  /// So many readings in a row confirm a jump: a battery was swapped or the gauge reset.
  static let confirmations = 3

  let cells: Int
  private var last: (percent: Double, time: Duration)?
  private var pending: (percent: Double, count: Int)?

  init(cells: Int) { self.cells = cells }

  /// The reading with every implausible value made nil.
  func plausible(_ reading: BatteryReading) -> BatteryReading {
    var reading = reading
    func keep(_ value: Double?, in range: ClosedRange<Double>) -> Double? {
      value.flatMap { range.contains($0) ? $0 : nil }
    }
    reading.percent = keep(reading.percent, in: Plausible.percent)
    reading.volts = keep(reading.volts, in: Plausible.volts(cells: cells))
    reading.amperes = keep(reading.amperes, in: Plausible.amperes)
    reading.celsius = keep(reading.celsius, in: Plausible.celsius)
    if let rate = reading.chargeRatePercentPerHour, !rate.isFinite { reading.chargeRatePercentPerHour = nil }
    return reading
  }

  /// The percentage to believe after `percent` was read, 0…100; a jump gives the old one until it is confirmed.
  mutating func confirmed(_ percent: Double, at now: Duration) -> Double {
    let percent = min(100, percent)
    guard let last, now - last.time < .seconds(60) || pending != nil, abs(percent - last.percent) > Self.jump
    else {
      return accept(percent, at: now)
    }
    if let waiting = pending, abs(percent - waiting.percent) <= Self.jump {
      guard waiting.count + 1 < Self.confirmations else { return accept(percent, at: now) }
      pending = (percent, waiting.count + 1)
    } else {
      pending = (percent, 1)
    }
    return last.percent
  }

  private mutating func accept(_ percent: Double, at now: Duration) -> Double {
    last = (percent, now)
    pending = nil
    return percent
  }
}
