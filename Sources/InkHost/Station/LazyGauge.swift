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
  private let nodes: any I2CNodes
  private var opened: (any FuelGauge)?

  /// A gauge of a board; `nodes` open its bus, else the kernel's do.
  init(
    model: GaugeModel, described: Board.Gauge, clock: any MonotonicClock, system: SystemTree,
    nodes: (any I2CNodes)? = nil
  ) {
    self.nodes = nodes ?? LinuxI2CNodes(system: system)
    self.model = model
    self.described = described
    self.clock = clock
    self.system = system
  }

  var name: String { opened?.name ?? model.title }
  var cells: Int { opened?.cells ?? described.cells ?? model.cells }

  var source: String? { opened?.source }
  var alertsEveryPercent: Bool { opened?.alertsEveryPercent ?? false }

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
    let gauge = try open()
    opened = gauge
    return gauge
  }

  private func open() throws(GaugeError) -> any FuelGauge {
    let supplies = LinuxPowerSupplies(in: system)
    switch model.place {
    case .none: return try model.gauge(on: nil, clock: clock)
    case .kernel: return PowerSupplyGauge(in: supplies, named: described.supply, settings: described.settings)
    case .bus(let addresses):
      guard let address = described.address ?? addresses.first else { throw .noBus(gauge: model.title) }
      return try open(at: address, supplies)
    }
  }

  /// A chip on the bus; where a kernel driver has it, what the driver knows.
  private func open(
    at address: UInt8, _ supplies: LinuxPowerSupplies
  ) throws(GaugeError) -> any FuelGauge {
    let device: any I2CDevice
    do throws(BusError) {
      device = try nodes.device(bus: described.bus, address: address)
    } catch {
      guard case .busy(let driver) = error.kind else { throw .bus(error, gauge: model.title) }
      guard let name = described.supply ?? supplies.name(bus: described.bus, address: address) else {
        throw .heldByKernel(driver: driver, gauge: model.title)
      }
      return PowerSupplyGauge(in: supplies, named: name, heldBy: driver, settings: described.settings)
    }
    return try model.gauge(on: device, settings: described.settings, clock: clock)
  }
}

/// Where the addresses of I2C buses are opened.
protocol I2CNodes {
  /// An address of a bus; throws where the kernel refuses it.
  func device(bus: Int, address: UInt8) throws(BusError) -> any I2CDevice
}

/// The kernel's nodes.
private struct LinuxI2CNodes: I2CNodes {
  let system: SystemTree

  func device(bus: Int, address: UInt8) throws(BusError) -> any I2CDevice {
    try LinuxI2CDevice(bus: bus, address: address, in: system)
  }
}
