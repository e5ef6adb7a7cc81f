import InkBuses

/// The wires from the computer to a simulated IT8951; sending takes virtual time, 24 MHz or a third of a µs a byte.
public final class SimulatedIT8951Wires {
  public let controller: IT8951Simulator
  public let clock: VirtualClock
  /// Which steps fail.
  public let faults: FaultPlan
  /// Bytes that went over the bus, in both directions at once.
  public private(set) var bytes = 0
  /// True when MISO has no contact: zeros are read.
  public var isMISOBroken = false

  /// Joins a controller to the computer.
  public init(_ controller: IT8951Simulator, clock: VirtualClock, faults: FaultPlan = FaultPlan()) {
    self.controller = controller
    self.clock = clock
    self.faults = faults
  }

  /// The bus.
  public var spi: any SPIDuplexDevice { Bus(self) }
  /// RST.
  public var reset: any OutputLine { Reset(self) }
  /// HRDY.
  public var ready: any InputLine { Ready(self) }

  private func exchange(_ sent: [UInt8]) -> [UInt8] {
    let received = controller.exchange(sent, at: clock.now)
    bytes += sent.count
    clock.advance(by: SimulatedPanelWires.systemCall + SimulatedPanelWires.wordByteTime * sent.count)
    return isMISOBroken ? [UInt8](repeating: 0, count: sent.count) : received
  }

  private final class Bus: SPIDuplexDevice {
    let name = "simulated SPI"
    private let wires: SimulatedIT8951Wires
    init(_ wires: SimulatedIT8951Wires) { self.wires = wires }

    func write(_ segments: [[UInt8]]) throws(BusError) {
      try wires.faults.step(node: name, operation: "write")
      _ = wires.exchange(Array(segments.joined()))
    }

    func exchange(_ bytes: [UInt8]) throws(BusError) -> [UInt8] {
      try wires.faults.step(node: name, operation: "exchange")
      return wires.exchange(bytes)
    }
  }

  private final class Reset: OutputLine {
    let name = "simulated RST"
    private let wires: SimulatedIT8951Wires
    init(_ wires: SimulatedIT8951Wires) { self.wires = wires }

    func set(_ level: Level) throws(BusError) {
      try wires.faults.step(node: name, operation: "set \(level.rawValue)")
      wires.controller.setReset(level, at: wires.clock.now)
      wires.clock.advance(by: .microseconds(5))
    }
  }

  private final class Ready: InputLine {
    let name = "simulated HRDY"
    private let wires: SimulatedIT8951Wires
    init(_ wires: SimulatedIT8951Wires) { self.wires = wires }

    func level() throws(BusError) -> Level {
      try wires.faults.step(node: name, operation: "read level")
      wires.clock.advance(by: .microseconds(5))
      wires.controller.advance(to: wires.clock.now)
      return wires.controller.isReady ? .high : .low
    }

    func nextEdge(within timeout: Duration) throws(BusError) -> Edge? {
      try wires.faults.step(node: name, operation: "wait for edge")
      wires.controller.advance(to: wires.clock.now)
      let deadline = wires.clock.now + timeout
      guard let change = wires.controller.nextChange, change <= deadline else {
        wires.clock.advance(to: deadline)
        return nil
      }
      wires.clock.advance(to: max(change, wires.clock.now))
      wires.controller.advance(to: wires.clock.now)
      return .rising
    }
  }
}
