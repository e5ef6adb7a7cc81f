import InkBuses
import InkGauges
import InkSimulation

/// Any gauge of the catalogue on the simulated chip of the same name.
final class EveryGaugeBench {
  let clock = VirtualClock()
  let bus: SimulatedI2CBus
  let battery: BatteryPhysics
  let gauge: any FuelGauge
  let address: UInt8
  let settings: GaugeSettings

  /// The models of the catalogue that sit on a bus.
  static let models = GaugeCatalog.all.filter(\.needsBus).map(\.name)

  init(_ name: String, charge: Double = 0.6, load: Double = 0.4, capacity: Double = 1000) throws {
    guard let simulated = SimulatedGauge.named(name) else { throw NotSimulated(name: name) }
    bus = SimulatedI2CBus(clock: clock)
    battery = BatteryPhysics(capacity: capacity, cells: simulated.cells, charge: charge)
    battery.load = load
    simulated.attach(to: bus, battery: battery)
    address = simulated.addresses[0]
    var settings = GaugeSettings(address: address)
    // The simulated board's, which no chip could tell.
    if name == "ina226" { settings.shuntMilliohms = 10 }
    self.settings = settings
    gauge = try GaugeCatalog.model(named: name).gauge(
      on: bus.device(at: address), settings: settings, clock: clock)
    // The chip has measured for some minutes.
    advance(by: .seconds(300))
  }

  struct NotSimulated: Error { let name: String }

  func advance(by duration: Duration) {
    clock.advance(by: duration)
    battery.advance(to: clock.now)
  }
}
