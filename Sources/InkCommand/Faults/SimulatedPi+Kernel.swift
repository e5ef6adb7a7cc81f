import InkBoards
import InkBuses
import InkGauges
import InkHost
import InkLinux
import InkSimulation

extension SimulatedPi {
  /// Asks for the panel's nodes and lines as a real board's are; throws what the kernel would say.
  func requestPanel(of board: Board) throws(StationError) {
    guard let wiring = board.panel.wiring else { return }
    do throws(BusError) {
      let chip = try gpio.chip(label: wiring.chip)
      try openNode(wiring.spi)
      let lines = [wiring.dataCommand, wiring.reset, wiring.busy, wiring.power].compactMap { $0 }
      for line in lines {
        let reference = line.reference
        guard let holder = try chip.holder(of: reference) else { continue }
        throw BusError(
          .busy(holder: holder), node: try chip.title(of: reference), operation: "request", errno: 16)
      }
    } catch {
      throw .bus(error)
    }
  }

  /// Why the gauge cannot be opened; nil where it can.
  func gaugeFault(of board: Board) -> BusError? {
    guard let gauge = board.gauge else { return nil }
    do throws(BusError) {
      try openNode("/dev/i2c-\(gauge.bus)")
    } catch {
      return error
    }
    return gaugeDriver.map {
      BusError(
        .busy(holder: $0), node: "/dev/i2c-\(gauge.bus) address 0x36", operation: "open", errno: 16)
    }
  }

  /// The gauge's bus, to look for gauges on; throws what the kernel would say of its node.
  func probedBus(of board: Board) throws -> SimulatedProbedBus {
    let number = board.gauge?.bus ?? 1
    try openNode("/dev/i2c-\(number)")
    let bus = try openedStation(board).hardware.bus
    return SimulatedProbedBus(bus: bus, number: number, driver: gaugeDriver)
  }

  private func openNode(_ node: String) throws(BusError) {
    let path = machine.system.node(node)
    guard exists(String(path.dropFirst(root.count + 1))) else {
      throw BusError(.notFound, node: node, operation: "open", errno: 2)
    }
    guard machine.mayUse(path) else {
      throw BusError(
        .noPermission(group: machine.groupName(of: path)), node: node, operation: "open", errno: 13)
    }
  }
}

/// The simulated bus, to look for gauges on, with the driver that a kernel may have bound to its gauge.
struct SimulatedProbedBus: ProbedBus {
  let bus: SimulatedI2CBus
  var number = 1
  var driver: String?

  /// A bound chip is there by the bus's device tree, not by what answers.
  func driver(at address: UInt8) -> String? { bus.addresses.contains(address) ? driver : nil }
  func open(at address: UInt8) throws(BusError) -> any I2CDevice { try bus.open(at: address) }
}

extension Board.Line {
  /// The line as the kernel's interface takes it.
  fileprivate var reference: GPIOLineReference {
    switch self {
    case .number(let number): .number(number)
    case .name(let name): .name(name)
    }
  }
}
