import InkBuses
import InkSimulation

@testable import InkPanels

/// Wires of a simulated panel that count how often a driver waits: each wait that takes time ends in a wake-up.
final class CountedWaits {
  /// What takes no longer is a call of the system that did not wait.
  private static let call = Duration.microseconds(100)

  fileprivate(set) var count = 0

  /// `wires` with waits counted by their clock.
  func counting(_ wires: PanelWires) -> PanelWires {
    var counted = wires
    counted.clock = Clock(wires.clock, self)
    counted.busy = Line(wires.busy, wires.clock, self)
    return counted
  }

  private final class Clock: MonotonicClock {
    let clock: any MonotonicClock
    let waits: CountedWaits

    init(_ clock: any MonotonicClock, _ waits: CountedWaits) { (self.clock, self.waits) = (clock, waits) }

    var now: Duration { clock.now }

    func pause(_ duration: Duration) {
      waits.count += 1
      clock.pause(duration)
    }
  }

  private final class Line: InputLine {
    let line: any InputLine
    let clock: any MonotonicClock
    let waits: CountedWaits

    init(_ line: any InputLine, _ clock: any MonotonicClock, _ waits: CountedWaits) {
      (self.line, self.clock, self.waits) = (line, clock, waits)
    }

    var name: String { line.name }

    func level() throws(BusError) -> Level { try line.level() }

    /// An edge that is there already is taken without a wait.
    func nextEdge(within timeout: Duration) throws(BusError) -> Edge? {
      let start = clock.now
      defer { if clock.now - start > CountedWaits.call { waits.count += 1 } }
      return try line.nextEdge(within: timeout)
    }

    func level(pulledTo bias: Level) throws(BusError) -> Level? { try line.level(pulledTo: bias) }
  }
}
