/// Finds out what the battery is doing from the best source the chip has.
///
/// In this order: the chip's own charge state, the measured current, the line of external power, the rate of the
/// percentage, the trend of the voltage. A rising percentage alone is never taken for charging: gauges converge
/// upwards too.
struct ChargeInference {
  /// Two changes of an inferred state are at least this far apart.
  static let dwell = Duration.seconds(60)
  /// External power and no flow for so long is a charge that waits.
  static let pending = Duration.seconds(120)
  /// External power and a flow out of the battery for so long is a supply that is too weak.
  static let weakSupply = Duration.seconds(300)
  /// Boards that are full on mains may show a steady current out of the battery, up to so many amperes.
  static let idleDrain = 0.2
  /// Percent from which such a board counts as full, and below which no flow is a charge that waits.
  static let nearlyFull = 95.0
  /// The least amperes that are a flow: above the offset of a 10 mΩ shunt and below what a board draws.
  static let leastCurrent = 0.030

  private(set) var state: ChargeState?
  private(set) var isCertain = true
  private var changedAt: Duration?
  private var current = FlowDetector(
    on: Self.leastCurrent, readings: 2, orAfter: .seconds(10), leaving: 3, span: .zero)
  /// Percent an hour: the rate of an idle battery wanders within ±1.
  private var rate = FlowDetector(on: 1.5, off: 0.5, readings: 2, leaving: 2, span: .seconds(15))
  private var step = VoltageStep()
  private var slope = VoltageSlope()
  private var trend: FlowDetector.Flow?
  private var fullness = Fullness()
  private var reported: (state: ChargeState, since: Duration)?
  private var power: (isThere: Bool, since: Duration)?
  private var flowing: (flow: FlowDetector.Flow?, since: Duration)?

  /// Takes a reading whose values are plausible; `percent` is the confirmed one.
  mutating func update(
    _ reading: BatteryReading, percent: Double?, voltsPerCell: Double?, at now: Duration
  ) -> ChargeState? {
    if let own = reading.chargeState {
      // Boards that stop charging to measure report a short discharge every few minutes.
      if reported?.state != own { reported = (own, now) }
      if state == nil || now - (reported?.since ?? now) > .seconds(10) { set(own, certain: true, at: now) }
      return state
    }
    let isPowerNews = notePower(reading.hasExternalPower, at: now)
    let flow = flow(reading, voltsPerCell, at: now)
    if flowing?.flow != flow { flowing = (flow, now) }
    fullness.update(
      percent: percent, voltsPerCell: voltsPerCell, isFlowing: flow != FlowDetector.Flow.none,
      isTapering: reading.isTapering, at: now)
    let measured = measured(flow, reading, percent, at: now)
    if let voltsPerCell, reading.amperes == nil, reading.hasExternalPower == nil {
      step.update(voltsPerCell: voltsPerCell, measured: measured, at: now)
    }
    guard let next = step.assumed ?? measured else { return state }
    if next != state, let changedAt, now - changedAt < Self.dwell, !isPowerNews { return state }
    set(next, certain: step.assumed == nil, at: now)
    return state
  }

  private mutating func set(_ next: ChargeState, certain: Bool, at now: Duration) {
    if next != state { changedAt = now }
    state = next
    isCertain = certain
  }

  /// True where the line has changed since the last reading, which is known better than any rate.
  private mutating func notePower(_ isThere: Bool?, at now: Duration) -> Bool {
    guard let isThere else {
      power = nil
      return false
    }
    guard power?.isThere != isThere else { return false }
    power = (isThere, now)
    return true
  }

  private mutating func flow(
    _ reading: BatteryReading, _ voltsPerCell: Double?, at now: Duration
  ) -> FlowDetector.Flow? {
    if let amperes = reading.amperes {
      current.on = reading.leastCurrent
      return current.update(amperes, at: now)
    }
    if let percentPerHour = reading.chargeRatePercentPerHour { return rate.update(percentPerHour, at: now) }
    guard let voltsPerCell else { return trend }
    if let found = slope.update(voltsPerCell: voltsPerCell, at: now) { trend = found }
    return trend
  }

  private func measured(
    _ flow: FlowDetector.Flow?, _ reading: BatteryReading, _ percent: Double?, at now: Duration
  ) -> ChargeState? {
    switch (reading.hasExternalPower, flow) {
    case (false?, _): return .discharging
    case (true?, nil) where reading.amperes == nil:
      // Nothing but the line: it and the level are all there is.
      return (percent ?? 0) >= Fullness.percent ? .full : .charging
    case (_, nil): return nil
    case (_, .into?): return fullness.isFull ? .full : .charging
    case (true?, .outOf?): return poweredDrain(reading, percent, at: now)
    case (_, .outOf?): return .discharging
    case (_, FlowDetector.Flow.none?):
      if fullness.isFull { return .full }
      let isWaiting = flowing.map { now - $0.since < Self.pending } ?? false
      return isWaiting && (percent ?? 0) < Self.nearlyFull ? nil : .notCharging
    }
  }

  /// External power, and yet the battery gives.
  private func poweredDrain(
    _ reading: BatteryReading, _ percent: Double?, at now: Duration
  ) -> ChargeState? {
    if let amperes = reading.amperes {
      return (percent ?? 0) >= Self.nearlyFull && amperes >= -Self.idleDrain ? .full : .discharging
    }
    // A rate and a trend follow the plug a minute and more later.
    let sincePower = power.map { now - $0.since } ?? .zero
    if sincePower >= Self.weakSupply { return .discharging }
    return (percent ?? 0) >= Fullness.percent ? .full : .charging
  }
}

extension BatteryReading {
  /// Amperes that are a flow: thirty milliamperes, three times the noise, a hundredth of the capacity in an hour.
  fileprivate var leastCurrent: Double {
    max(
      ChargeInference.leastCurrent, 3 * (currentNoiseAmperes ?? 0),
      (fullMilliampereHours ?? 0) / 1000 * 0.01)
  }

  /// True where next to nothing flows into a battery at its end voltage: less than a twentieth of its capacity in an
  /// hour.
  fileprivate var isTapering: Bool {
    guard let amperes, let fullMilliampereHours, hasExternalPower != false else { return false }
    return amperes > -leastCurrent / 2 && amperes < fullMilliampereHours / 1000 / 20
  }
}
