/// Finds out what the battery is doing from the best source the chip has.
///
/// In this order: the chip's own charge state, the measured current, the rate of the percentage, the trend of the
/// voltage. A rising percentage alone is never taken for charging: gauges converge upwards too.
struct ChargeInference {
  /// Two changes of an inferred state are at least this far apart.
  static let dwell = Duration.seconds(60)

  private(set) var state: ChargeState?
  private(set) var isCertain = true
  private var changedAt: Duration?
  /// Amperes: 30 mA is above the offset of a 10 mΩ shunt and below what a board draws.
  private var current = FlowDetector(on: 0.03, off: 0.015, readings: 2, span: .zero)
  /// Percent an hour: the rate of an idle battery wanders within ±1.
  private var rate = FlowDetector(on: 1.5, off: 0.5, readings: 2, span: .seconds(15))
  private var step = VoltageStep()
  private var slope = VoltageSlope()
  private var trend: FlowDetector.Flow?
  private var fullness = Fullness()
  private var reported: (state: ChargeState, since: Duration)?

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
    let flow = flow(reading, voltsPerCell, at: now)
    fullness.update(
      percent: percent, voltsPerCell: voltsPerCell, isFlowing: flow != FlowDetector.Flow.none, at: now)
    let measured = flow.map { state(for: $0, reading) }
    if let voltsPerCell, reading.amperes == nil {
      step.update(voltsPerCell: voltsPerCell, measured: measured, at: now)
    }
    guard let next = step.assumed ?? measured else { return state }
    if next != state, let changedAt, now - changedAt < Self.dwell { return state }
    set(next, certain: step.assumed == nil, at: now)
    return state
  }

  private mutating func set(_ next: ChargeState, certain: Bool, at now: Duration) {
    if next != state { changedAt = now }
    state = next
    isCertain = certain
  }

  private mutating func flow(
    _ reading: BatteryReading, _ voltsPerCell: Double?, at now: Duration
  ) -> FlowDetector.Flow? {
    if let amperes = reading.amperes { return current.update(amperes, at: now) }
    if let percentPerHour = reading.chargeRatePercentPerHour { return rate.update(percentPerHour, at: now) }
    guard let voltsPerCell else { return trend }
    if let found = slope.update(voltsPerCell: voltsPerCell, at: now) { trend = found }
    return trend
  }

  private func state(for flow: FlowDetector.Flow, _ reading: BatteryReading) -> ChargeState {
    if reading.hasExternalPower == false { return .discharging }
    return switch flow {
    case .into: .charging
    case .outOf: .discharging
    case .none: fullness.isFull ? .full : .notCharging
    }
  }
}
