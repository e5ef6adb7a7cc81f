import InkBoards
import InkBuses
import InkHost
import InkLinux

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

extension Board.Line {
  /// The line as the kernel's interface takes it.
  fileprivate var reference: GPIOLineReference {
    switch self {
    case .number(let number): .number(number)
    case .name(let name): .name(name)
    }
  }
}
