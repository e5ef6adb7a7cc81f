import InkBoards
import InkBuses
import InkGauges
import InkLinux

/// A gauge whose bus is opened at the first reading, and again after a failure to open it.
///
/// A bus that is switched on later, or an adapter plugged in again, needs no restart of the program.
final class LazyGauge: FuelGauge {
  private let model: GaugeModel
  private let described: Board.Gauge
  private let clock: any MonotonicClock
  private let system: SystemTree
  private var opened: (any FuelGauge)?

  init(model: GaugeModel, described: Board.Gauge, clock: any MonotonicClock, system: SystemTree) {
    self.model = model
    self.described = described
    self.clock = clock
    self.system = system
  }

  var name: String { opened?.name ?? model.title }
  var cells: Int { opened?.cells ?? described.cells ?? model.cells }

  func read() throws(GaugeError) -> BatteryReading {
    let gauge = try gauge()
    do {
      return try gauge.read()
    } catch {
      if case .bus(let cause, _) = error, cause.kind == .gone { opened = nil }
      throw error
    }
  }

  func rawRegisters() throws(GaugeError) -> [RawRegister] { try gauge().rawRegisters() }

  private func gauge() throws(GaugeError) -> any FuelGauge {
    if let opened { return opened }
    let gauge = try model.gauge(on: try device(), clock: clock)
    opened = gauge
    return gauge
  }

  private func device() throws(GaugeError) -> (any I2CDevice)? {
    guard let address = described.address ?? model.addresses.first else { return nil }
    do {
      return try LinuxI2CDevice(bus: described.bus, address: address, in: system)
    } catch {
      throw .bus(error, gauge: model.title)
    }
  }
}
