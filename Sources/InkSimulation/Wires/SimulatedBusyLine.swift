import InkBuses

/// BUSY of the simulated wires; waiting for an edge lets virtual time pass.
final class SimulatedBusyLine: InputLine {
  let name = "simulated BUSY"
  private let wires: SimulatedPanelWires

  init(_ wires: SimulatedPanelWires) {
    self.wires = wires
  }

  func level() throws(BusError) -> Level {
    try wires.step(name, "read level")
    return wires.look()
  }

  func nextEdge(within timeout: Duration) throws(BusError) -> Edge? {
    try wires.step(name, "wait for edge")
    return wires.waitForEdge(within: timeout)
  }

  func level(pulledTo bias: Level) throws(BusError) -> Level? {
    try wires.step(name, "read level")
    return wires.look(pulledTo: bias)
  }
}
