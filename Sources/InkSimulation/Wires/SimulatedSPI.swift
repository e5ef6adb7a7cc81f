import InkBuses

/// The SPI end of the simulated wires.
final class SimulatedSPI: SPIDevice {
  let name = "simulated SPI"
  private let wires: SimulatedPanelWires

  init(_ wires: SimulatedPanelWires) {
    self.wires = wires
  }

  func write(_ segments: [[UInt8]]) throws(BusError) {
    try wires.step(name, "write")
    wires.send(segments)
  }
}
