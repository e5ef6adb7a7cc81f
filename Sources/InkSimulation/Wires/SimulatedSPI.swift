import InkBuses

/// The SPI end of the simulated wires.
final class SimulatedSPI: SPIDevice {
  let name: String
  private let wires: SimulatedPanelWires
  private let select: ChipSelection

  init(_ wires: SimulatedPanelWires, _ select: ChipSelection = .first) {
    self.wires = wires
    self.select = select
    name = select == .first ? "simulated SPI" : "simulated SPI, second chip"
  }

  func write(_ segments: [[UInt8]]) throws(BusError) {
    try wires.step(name, "write")
    wires.select(select)
    wires.send(segments)
  }
}
