import InkBuses

/// The SPI end of the simulated wires where the controller answers.
final class SimulatedWordSPI: SPIDuplexDevice {
  let name = "simulated SPI"
  private let wires: SimulatedPanelWires

  init(_ wires: SimulatedPanelWires) { self.wires = wires }

  func write(_ segments: [[UInt8]]) throws(BusError) {
    try wires.step(name, "write")
    _ = wires.exchange(Array(segments.joined()))
  }

  func exchange(_ bytes: [UInt8]) throws(BusError) -> [UInt8] {
    try wires.step(name, "exchange")
    return wires.exchange(bytes)
  }
}
