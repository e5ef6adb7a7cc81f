import InkBuses

/// A whole board without hardware: a panel on wires, a battery, a fuel gauge on I2C, one clock.
///
/// What the program runs on when no board is named: a 1000 mAh LiPo at 80 %, 150 mA while on battery, plugged
/// in for four hours out of eight. Everything is settable.
public final class SimulatedBoard {
  /// The one clock; advancing it lets the panel finish and the battery run.
  public let clock: VirtualClock
  /// Which steps fail, on both buses.
  public let faults: FaultPlan
  /// The panel's wires.
  public let wires: SimulatedPanelWires
  /// The I2C bus.
  public let bus: SimulatedI2CBus
  /// The battery.
  public let battery: BatteryPhysics
  /// What tells of the battery.
  public let gauge: SimulatedGauge

  /// A board with a panel and its battery.
  public init(
    panel: SimulatedPanel, clock: VirtualClock = VirtualClock(),
    supply: SimulatedPanelWires.Supply = .switched,
    gauge: SimulatedGauge = .max17048
  ) {
    self.clock = clock
    faults = FaultPlan()
    wires = SimulatedPanelWires(panel: panel, clock: clock, supply: supply, faults: faults)
    bus = SimulatedI2CBus(clock: clock, faults: faults)
    battery = BatteryPhysics(capacity: 1000, cells: gauge.cells, charge: 0.8, startingAt: clock.now)
    battery.load = 0.15
    battery.schedule = .daily
    self.gauge = gauge
    gauge.attach(to: bus, battery: battery)
    if let eeprom = InkyEEPROMSimulator(of: panel) { bus.attach(eeprom, at: 0x50) }
  }

  /// A board with the panel of a model name; nil when there is no such panel.
  public convenience init?(model: String, clock: VirtualClock = VirtualClock()) {
    guard let panel = SimulatedPanel.named(model) else { return nil }
    self.init(panel: panel, clock: clock)
  }

  /// The gauge as the host sees it; of several chips, the first.
  public var gaugeDevice: any I2CDevice { bus.device(at: gauge.addresses[0]) }

  /// True while the gauge pulls its alert pin low; a gauge without one never does.
  public var isGaugeAlerting: Bool {
    guard let chip = bus.chip(at: gauge.addresses[0]) as? any AlertingChip else { return false }
    chip.update(to: clock.now)
    return chip.isAlerting
  }

  /// What is seen on the panel now.
  public var glass: Glass { wires.glass }

  /// Everything the datasheet forbids that was done so far.
  public var misuses: [Misuse] { wires.misuses }

  /// True when the panel can be left like this for ever.
  public var panelIsSafe: Bool { wires.panelIsSafe }

  /// Lets time pass.
  public func advance(by duration: Duration) {
    clock.advance(by: duration)
  }
}
