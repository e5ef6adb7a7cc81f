import InkBuses
import InkPanels

/// A panel that does nothing: wires that take everything, and a BUSY that answers the commands that keep a panel busy.
///
/// System calls are counted that the operations are on the kernel's nodes; time passes only in waits.
final class ScriptedWires {
  /// System calls so far.
  fileprivate(set) var calls = 0
  private let busyLevel: Level
  /// Commands after which BUSY goes to its level and back.
  private let busyCommands: Set<UInt8>
  private var isData = false
  private var edges: [Edge] = []
  private let time = Time()
  /// Bytes that spidev takes in one message.
  private static let messageLimit = 4096

  init(busyLevel: Level, commands: Set<UInt8>) {
    self.busyLevel = busyLevel
    busyCommands = commands
  }

  /// The wires of a panel.
  var wires: PanelWires {
    PanelWires(
      spi: SPI(self), dataCommand: Output { [self] in set(isData: $0 == .high) },
      reset: Output { [self] _ in calls += 1 }, busy: Busy(self), power: Output { [self] _ in calls += 1 },
      clock: time)
  }

  private func set(isData: Bool) {
    calls += 1
    self.isData = isData
  }

  private func sent(_ segments: [[UInt8]]) {
    let count = segments.reduce(0) { $0 + $1.count }
    calls += (count + Self.messageLimit - 1) / Self.messageLimit
    guard !isData, let command = segments.last?.last, busyCommands.contains(command) else { return }
    // Only those into idle are queued.
    edges = [busyLevel == .high ? .falling : .rising]
  }

  private final class Time: MonotonicClock {
    var now = Duration.zero
    func pause(_ duration: Duration) { now += duration }
  }

  private final class SPI: SPIDevice {
    let panel: ScriptedWires
    let name = "SPI"
    init(_ panel: ScriptedWires) { self.panel = panel }
    func write(_ segments: [[UInt8]]) throws(BusError) { panel.sent(segments) }
  }

  private final class Output: OutputLine {
    let name = "line"
    let change: (Level) -> Void
    init(_ change: @escaping (Level) -> Void) { self.change = change }
    func set(_ level: Level) throws(BusError) { change(level) }
  }

  private final class Busy: InputLine {
    let panel: ScriptedWires
    let name = "BUSY"
    init(_ panel: ScriptedWires) { self.panel = panel }

    func level() throws(BusError) -> Level {
      panel.calls += 1
      return panel.edges.isEmpty ? panel.busyLevel.opposite : panel.busyLevel
    }

    /// A wait, and the edge is read where there is one.
    func nextEdge(within timeout: Duration) throws(BusError) -> Edge? {
      panel.calls += panel.edges.isEmpty ? 1 : 2
      return panel.edges.isEmpty ? nil : panel.edges.removeFirst()
    }
  }
}
