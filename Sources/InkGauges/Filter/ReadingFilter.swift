/// Turns a gauge's readings into a battery worth showing.
///
/// It knows no clock: every reading comes with its time on the caller's, which only grows. Readings every 5 to
/// 60 seconds suit it.
public struct ReadingFilter {
  /// After so long without a reading nothing is known.
  public static let expiry = Duration.seconds(300)

  /// Cells in series.
  public var cells: Int {
    didSet { if cells != oldValue { gate = ValidityGate(cells: cells) } }
  }
  private var gate: ValidityGate
  private var charge = ChargeInference()
  private var smoother = LevelSmoother()
  private var shown = ShownPercent()
  private var time = TimeEstimate()
  private var latest: Battery

  /// A filter for one gauge.
  public init(source: String, cells: Int = 1) {
    self.cells = max(1, cells)
    gate = ValidityGate(cells: cells)
    latest = Battery(source: source)
  }

  /// A filter for `gauge`.
  public init(for gauge: any FuelGauge) {
    self.init(source: gauge.name, cells: gauge.cells)
  }

  /// Takes a reading.
  @discardableResult
  public mutating func add(_ raw: BatteryReading, at now: Duration) -> Battery {
    if let age = latest.age(at: now), age > Self.expiry { restart() }
    var battery = Battery(source: latest.source)
    battery.isPresent = raw.isPresent
    battery.readAt = now
    battery.rawPercent = raw.percent
    battery.hasExternalPower = raw.hasExternalPower
    battery.caveats = raw.caveats
    defer { latest = battery }
    guard raw.isPresent else { return battery }

    let reading = gate.plausible(raw)
    battery.volts = reading.volts
    battery.amperes = reading.amperes
    battery.celsius = reading.celsius
    let voltsPerCell = reading.volts.map { $0 / Double(cells) }
    let percent = reading.percent.map { gate.confirmed($0, at: now) }

    battery.state = charge.update(reading, percent: percent, voltsPerCell: voltsPerCell, at: now)
    battery.isStateCertain = charge.isCertain
    if let percent {
      let level = smoother.smooth(percent, battery.state, at: now)
      battery.level = level / 100
      battery.percent = shown.update(level, isFull: battery.state == .full, voltsPerCell: voltsPerCell)
    }
    let estimate = time.update(
      percent: battery.level.map { $0 * 100 }, rate: reading.ratePercentPerHour, state: battery.state, at: now
    )
    switch battery.state {
    case .discharging?:
      battery.timeRemaining =
        time.averaged(chip: reading.timeToEmpty, state: .discharging, at: now) ?? estimate
    case .charging?:
      battery.timeRemaining = time.averaged(chip: reading.timeToFull, state: .charging, at: now) ?? estimate
    case .full?, .notCharging?, nil: battery.timeRemaining = nil
    }
    return battery
  }

  /// Notes that a reading failed; what was known stays until it is too old.
  @discardableResult
  public mutating func fail(at now: Duration) -> Battery {
    latest.failures += 1
    return battery(at: now)
  }

  /// The battery as it is known at `now`: the last reading's, or nothing when that is too old.
  public func battery(at now: Duration) -> Battery {
    guard let age = latest.age(at: now), age > Self.expiry else { return latest }
    var unknown = Battery(source: latest.source)
    unknown.readAt = latest.readAt
    unknown.failures = latest.failures
    return unknown
  }

  private mutating func restart() {
    gate = ValidityGate(cells: cells)
    charge = ChargeInference()
    smoother = LevelSmoother()
    shown.reset()
    time = TimeEstimate()
  }
}

extension BatteryReading {
  /// How fast the level moves: as the chip says, or by current and capacity; nil where neither is known.
  fileprivate var ratePercentPerHour: Double? {
    if let chargeRatePercentPerHour { return chargeRatePercentPerHour }
    guard let amperes, let fullMilliampereHours else { return nil }
    return amperes * 1000 / fullMilliampereHours * 100
  }
}
