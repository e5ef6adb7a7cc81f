import InkBuses

/// A line of the simulated wires that the driver sets.
final class SimulatedOutputLine: OutputLine {
  /// What the line is for.
  enum Role: String {
    case dataCommand = "D/C"
    case reset = "RST"
    case power = "PWR"
  }

  let name: String
  private let role: Role
  private let wires: SimulatedPanelWires

  init(_ role: Role, of wires: SimulatedPanelWires) {
    self.role = role
    self.wires = wires
    name = "simulated \(role.rawValue)"
  }

  func set(_ level: Level) throws(BusError) {
    try wires.step(name, "set \(level.rawValue)")
    wires.set(role, to: level)
  }
}
