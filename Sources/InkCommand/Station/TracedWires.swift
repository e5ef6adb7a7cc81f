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
    wires.dataCommand == nil ? wires.spi as? any SPIDuplexDevice : nil
  }

  /// The same wires, watched.
  var watched: PanelWires {
    PanelWires(
      spi: duplex.map { DuplexSPI(self, $0) as any SPIDevice } ?? SPI(self, wires.spi, .first),
      secondSPI: wires.secondSPI.map { SPI(self, $0, .second) },
      dataCommand: wires.dataCommand.map { Output(.dataCommand, self, $0) },
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

  /// One of the wires, with whom to tell of what goes over it.
  private class Watched<Wire> {
    let owner: TracedWires
    let wire: Wire

    init(_ owner: TracedWires, _ wire: Wire) { (self.owner, self.wire) = (owner, wire) }
  }

  private final class SPI: Watched<any SPIDevice>, SPIDevice {
    private let select: ChipSelection

    init(_ owner: TracedWires, _ device: any SPIDevice, _ select: ChipSelection) {
      self.select = select
      super.init(owner, device)
    }

    var name: String { wire.name }

    func write(_ segments: [[UInt8]]) throws(BusError) {
      let bytes = segments.flatMap { $0 }
      let sent = owner.dataCommand == .high ? [.data(bytes)] : bytes.map { WireTrace.Event.command($0) }
      let selection: [WireTrace.Event] = owner.selected == select ? [] : [.select(select)]
      owner.selected = select
      try owner.record(selection + sent) { () throws(BusError) in try wire.write(segments) }
    }
  }

  /// A bus that reads as well; what is sent to it is all data.
  private final class DuplexSPI: Watched<any SPIDuplexDevice>, SPIDuplexDevice {
    var name: String { wire.name }

    func write(_ segments: [[UInt8]]) throws(BusError) {
      let bytes = segments.flatMap { $0 }
      try owner.record([.data(bytes)]) { () throws(BusError) in try wire.write(segments) }
    }

    func exchange(_ bytes: [UInt8]) throws(BusError) -> [UInt8] {
      try owner.record([.data(bytes)]) { () throws(BusError) in try wire.exchange(bytes) }
    }
  }

  private final class Output: Watched<any OutputLine>, OutputLine {
    private let role: Role

    init(_ role: Role, _ owner: TracedWires, _ line: any OutputLine) {
      self.role = role
      super.init(owner, line)
    }

    var name: String { wire.name }

    func set(_ level: Level) throws(BusError) {
      let events: [WireTrace.Event] =
        switch role {
        case .dataCommand: []
        case .reset: [.reset(level)]
        case .power: [.power(level)]
        }
      try owner.record(events) { () throws(BusError) in try wire.set(level) }
      if role == .dataCommand { owner.dataCommand = level }
    }
  }

  private final class Input: Watched<any InputLine>, InputLine {
    var name: String { wire.name }

    func level() throws(BusError) -> Level {
      try owner.record([.busy]) { () throws(BusError) in try wire.level() }
    }

    func level(pulledTo bias: Level) throws(BusError) -> Level? { try wire.level(pulledTo: bias) }

    func nextEdge(within timeout: Duration) throws(BusError) -> Edge? {
      try owner.record(timeout > .zero ? [.busy] : []) { () throws(BusError) in
        try wire.nextEdge(within: timeout)
      }
    }
  }
}
