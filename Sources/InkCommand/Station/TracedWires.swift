import InkBuses
import InkPanels
import InkSimulation

/// The wires of a real panel, with everything written down that goes over them, in the form that `replay` reads.
final class TracedWires {
  private let wires: PanelWires
  private var trace = WireTrace()
  private var lastEnd: Duration
  private var dataCommand = Level.low
  private var selected = ChipSelection.first

  init(_ wires: PanelWires) {
    self.wires = wires
    lastEnd = wires.clock.now
  }

  /// The bus where there is no D/C and what is sent is answered.
  private var duplex: (any SPIDuplexDevice)? {
    wires.dataCommand is UnconnectedLine ? wires.spi as? any SPIDuplexDevice : nil
  }

  /// The same wires, watched.
  var watched: PanelWires {
    PanelWires(
      spi: duplex.map { DuplexSPI(self, $0) as any SPIDevice } ?? SPI(self, wires.spi, .first),
      secondSPI: wires.secondSPI.map { SPI(self, $0, .second) },
      dataCommand: wires.dataCommand is UnconnectedLine
        ? wires.dataCommand : Output(.dataCommand, self, wires.dataCommand),
      reset: wires.reset.map { Output(.reset, self, $0) }, busy: Input(self, wires.busy),
      power: wires.power.map { Output(.power, self, $0) }, clock: wires.clock,
      vcomMillivolts: wires.vcomMillivolts)
  }

  /// What went over the wires so far.
  var recorded: WireTrace { trace }

  /// Does an operation and adds what it was, with the pause before it; one that fails did not happen.
  private func record<Result>(
    _ events: [WireTrace.Event], _ operation: () throws(BusError) -> Result
  ) throws(BusError) -> Result {
    let start = wires.clock.now
    let result = try operation()
    guard let first = events.first else { return result }
    // A pause beside a wait belongs to the wait; below a millisecond it is the program's own time.
    let isBesideWait = first == .busy || trace.events.last == .busy
    if start - lastEnd >= .milliseconds(1), !isBesideWait {
      trace.append(.delay(.milliseconds((start - lastEnd).wholeMilliseconds)))
    }
    for event in events { trace.append(event) }
    lastEnd = wires.clock.now
    return result
  }

  private enum Role { case dataCommand, reset, power }

  private final class SPI: SPIDevice {
    let name: String
    private let owner: TracedWires
    private let device: any SPIDevice

    private let select: ChipSelection

    init(_ owner: TracedWires, _ device: any SPIDevice, _ select: ChipSelection) {
      self.owner = owner
      self.device = device
      self.select = select
      name = device.name
    }

    func write(_ segments: [[UInt8]]) throws(BusError) {
      let bytes = segments.flatMap { $0 }
      let sent = owner.dataCommand == .high ? [.data(bytes)] : bytes.map { WireTrace.Event.command($0) }
      let selection: [WireTrace.Event] = owner.selected == select ? [] : [.select(select)]
      owner.selected = select
      try owner.record(selection + sent) { () throws(BusError) in try device.write(segments) }
    }
  }

  /// A bus that reads as well; what is sent to it is all data.
  private final class DuplexSPI: SPIDuplexDevice {
    let name: String
    private let owner: TracedWires
    private let device: any SPIDuplexDevice

    init(_ owner: TracedWires, _ device: any SPIDuplexDevice) {
      self.owner = owner
      self.device = device
      name = device.name
    }

    func write(_ segments: [[UInt8]]) throws(BusError) {
      let bytes = segments.flatMap { $0 }
      try owner.record([.data(bytes)]) { () throws(BusError) in try device.write(segments) }
    }

    func exchange(_ bytes: [UInt8]) throws(BusError) -> [UInt8] {
      try owner.record([.data(bytes)]) { () throws(BusError) in try device.exchange(bytes) }
    }
  }

  private final class Output: OutputLine {
    let name: String
    private let role: Role
    private let owner: TracedWires
    private let line: any OutputLine

    init(_ role: Role, _ owner: TracedWires, _ line: any OutputLine) {
      self.role = role
      self.owner = owner
      self.line = line
      name = line.name
    }

    func set(_ level: Level) throws(BusError) {
      let events: [WireTrace.Event] =
        switch role {
        case .dataCommand: []
        case .reset: [.reset(level)]
        case .power: [.power(level)]
        }
      try owner.record(events) { () throws(BusError) in try line.set(level) }
      if role == .dataCommand { owner.dataCommand = level }
    }
  }

  private final class Input: InputLine {
    let name: String
    private let owner: TracedWires
    private let line: any InputLine

    init(_ owner: TracedWires, _ line: any InputLine) {
      self.owner = owner
      self.line = line
      name = line.name
    }

    func level() throws(BusError) -> Level {
      try owner.record([.busy]) { () throws(BusError) in try line.level() }
    }

    func level(pulledTo bias: Level) throws(BusError) -> Level? { try line.level(pulledTo: bias) }

    func nextEdge(within timeout: Duration) throws(BusError) -> Edge? {
      try owner.record(timeout > .zero ? [.busy] : []) { () throws(BusError) in
        try line.nextEdge(within: timeout)
      }
    }
  }
}
