import InkBoards
import InkBuses
import InkPanels
import InkSimulation
import Testing

@testable import InkCommand

struct TracedWiresTests {
  /// A panel's wires with a watcher between them and the session.
  func watched(_ hardware: SimulatedBoard) -> (session: PanelSession, watcher: TracedWires) {
    let wires = hardware.wires
    let watcher = TracedWires(
      PanelWires(
        spi: wires.spi, dataCommand: wires.dataCommand, reset: wires.reset, busy: wires.busy,
        power: wires.power,
        clock: hardware.clock))
    return (PanelSession(model: .waveshare2in13V4, wires: watcher.watched), watcher)
  }

  @Test("what is written down gives the same picture when it is replayed, without a misuse")
  func replays() throws {
    let hardware = try #require(SimulatedBoard(model: "waveshare-2in13-v4"))
    let (session, watcher) = watched(hardware)
    let card = TestCard.frame(width: 122, height: 250)
    try session.refresh(to: card, plan: .full(.requested))
    let panel = try #require(SimulatedPanel.named("waveshare-2in13-v4"))
    let text = watcher.recorded.text
    let replay = TraceReplay(try WireTrace(parsing: text), on: panel)
    #expect(replay.glass.frame == card)
    #expect(replay.misuses.isEmpty)
    #expect(replay.isPanelSafe)
  }

  @Test("commands and data are what the simulated wires saw")
  func sameBytes() throws {
    let hardware = try #require(SimulatedBoard(model: "waveshare-2in13-v4"))
    let (session, watcher) = watched(hardware)
    try session.clear()
    func bytes(_ trace: WireTrace) -> [WireTrace.Event] {
      trace.events.filter {
        switch $0 {
        case .command, .data, .select, .reset, .power: true
        case .delay, .busy: false
        }
      }
    }
    #expect(bytes(watcher.recorded) == bytes(hardware.wires.trace))
  }

  @Test("an operation that fails is not written down")
  func failure() throws {
    let hardware = try #require(SimulatedBoard(model: "waveshare-2in13-v4"))
    hardware.faults.failNextStep(with: .failed)
    let (session, watcher) = watched(hardware)
    #expect(throws: PanelError.self) { try session.clear() }
    #expect(watcher.recorded.events.first != .power(.high))
  }
}
