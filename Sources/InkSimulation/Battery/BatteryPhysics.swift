/// A battery with a load and a charger, from Ohm's law and the cell's curve.
///
/// Positive current flows into the battery. Terminal voltage = open-circuit voltage + current x resistance, with
/// half the resistance again behind a time constant of 30 s, so that it recovers after a load as cells do.
public final class BatteryPhysics {
  /// Capacity in milliampere-hours.
  public var capacity: Double
  public var chemistry: CellChemistry
  /// Cells in series; voltages are of all together.
  public var cells: Int
  /// Internal resistance with wires at 25 degrees, ohms a cell; 0.10.
  public var resistance = 0.10
  /// Temperature of the cell in degrees Celsius; 25.
  public var celsius = 25.0
  /// What the board draws in amperes; external power carries it while there.
  public var load = 0.0
  public var charger = Charger()
  /// True while external power is there; set by hand unless there is a schedule.
  public var isPlugged = false
  /// Plugs and unplugs by the clock; nil leaves it to `isPlugged`.
  public var schedule: ChargingSchedule?
  /// False when the battery is taken out.
  public var isPresent = true
  /// State of charge, 0 to 1.
  public var charge: Double {
    didSet { charge = min(1, max(0, charge)) }
  }

  /// Time up to which all is worked out.
  public private(set) var now: Duration
  /// Current of the battery in amperes, positive into it.
  public private(set) var amperes = 0.0
  /// The current's average over about a minute, in amperes.
  public private(set) var averageAmperes = 0.0
  /// Voltage behind the slow half of the resistance, per cell.
  private var slowVolts = 0.0

  private static let step: Duration = .seconds(1)
  private static let recovery = 30.0
  private static let averaging = 60.0

  /// A rested battery.
  public init(
    capacity: Double = 1000, chemistry: CellChemistry = .lipo, cells: Int = 1, charge: Double = 0.8,
    startingAt now: Duration = .zero
  ) {
    self.capacity = capacity
    self.chemistry = chemistry
    self.cells = cells
    self.charge = charge
    self.now = now
  }

  /// Resistance at the present temperature, ohms a cell.
  ///
  /// It doubles for every 25 degrees below 25, as that of lithium cells roughly does; warmth changes little.
  public var effectiveResistance: Double {
    celsius < 25 ? resistance * pow2((25 - celsius) / 25) : resistance
  }

  /// Open-circuit voltage of all cells, volts.
  public var openCircuitVolts: Double {
    chemistry.openCircuitVolts(at: charge) * Double(cells)
  }

  /// Voltage at the terminals, volts; 0 when the battery is out.
  public var volts: Double {
    guard isPresent else { return 0 }
    return (chemistry.openCircuitVolts(at: charge) + amperes * effectiveResistance + slowVolts)
      * Double(cells)
  }

  /// Rests the cell at the charge whose open-circuit voltage is `volts`, without load or charger.
  public func rest(atVolts volts: Double) {
    charge = chemistry.charge(atRestedVolts: volts / Double(cells))
    load = 0
    isPlugged = false
    schedule = nil
    amperes = 0
    averageAmperes = 0
    slowVolts = 0
  }

  /// Lets time pass; costs a few nanoseconds for every second of it.
  public func advance(to time: Duration) {
    while now < time {
      let length = min(Self.step, time - now)
      now += length
      if let schedule { isPlugged = schedule.isPlugged(at: now) }
      run(for: Double(length.components.seconds) + Double(length.components.attoseconds) * 1e-18)
    }
    updateCurrent()
  }

  private func run(for seconds: Double) {
    updateCurrent()
    charge += amperes * seconds / 3600 / (capacity / 1000)
    slowVolts += (amperes * effectiveResistance / 2 - slowVolts) * seconds / (Self.recovery + seconds)
    averageAmperes += (amperes - averageAmperes) * seconds / (Self.averaging + seconds)
  }

  /// The current by load, charger and charge.
  private func updateCurrent() {
    guard isPresent else {
      amperes = 0
      return
    }
    guard isPlugged else {
      charger.phase = .unplugged
      amperes = charge > 0 ? -load : 0
      return
    }
    guard charger.temperatures.contains(celsius) else {
      charger.phase = .suspended
      amperes = 0
      return
    }
    let open = chemistry.openCircuitVolts(at: charge) + slowVolts
    let limit = max(0, (chemistry.chargeVolts - open) / effectiveResistance)
    switch charger.phase {
    case .unplugged, .suspended: charger.phase = limit > charger.amperes ? .constantCurrent : .constantVoltage
    case .constantCurrent: if limit <= charger.amperes { charger.phase = .constantVoltage }
    case .constantVoltage:
      if limit < charger.endFraction * capacity / 1000 || charge >= 1 { charger.phase = .done }
    case .done: if open < chemistry.chargeVolts - charger.rechargeDrop { charger.phase = .constantCurrent }
    }
    amperes = charger.phase == .done ? 0 : min(charger.amperes, limit)
  }

  /// Two to the power of a number from 0 to some; no library is needed for a slope between whole steps.
  private func pow2(_ exponent: Double) -> Double {
    let whole = max(0, min(8, exponent.rounded(.down)))
    return Double(1 << Int(whole)) * (1 + min(1, exponent - whole))
  }
}
