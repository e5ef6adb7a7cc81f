import InkBitmap
import InkBuses
import Testing

@testable import InkSimulation

@Suite("SimulatedPanelWires")
struct SimulatedPanelWiresTests {
  let session: SSDSession

  init() throws {
    session = SSDSession(try #require(SimulatedPanel.named("waveshare-2in13-v4")))
  }

  private var wires: SimulatedPanelWires { session.wires }

  @Test("A plane of 48000 bytes is twelve system calls of 4096 bytes at most")
  func calls_areCounted() throws {
    try wires.dataCommand.set(.high)
    try wires.spi.write([[UInt8](repeating: 0, count: 48_000)])
    try wires.spi.write([[1], [2, 3]])
    #expect(wires.counters == WireCounters(spiCalls: 13, spiBytes: 48_003, lineSets: 1))
    #expect(wires.counters.systemCalls == 14)
  }

  @Test("Words of an IT8951 are counted and spoilt as bytes of others are, and are quicker")
  func words() throws {
    let clock = VirtualClock()
    let wires = SimulatedPanelWires(
      panel: try #require(SimulatedPanel.named("waveshare-6in-it8951")), clock: clock)
    let spi = try #require(wires.spi as? any SPIDuplexDevice)
    clock.pause(.seconds(2))
    let start = clock.now
    // SYS_RUN whose third byte is turned over: 4E01 is no command, and does not wake.
    wires.corruption = (byte: 3, bits: 0x4E)
    try spi.write([[0x60, 0x00, 0x00, 0x01]])
    #expect(clock.now - start == .microseconds(5) + .nanoseconds(4 * 333))
    #expect(wires.misuses.map(\.rule) == [.sentWhileAsleep])
    clock.pause(.milliseconds(1))
    _ = try spi.exchange([UInt8](repeating: 0, count: 8192))
    #expect(wires.counters.spiCalls == 3 && wires.counters.spiBytes == 8196)
    #expect(wires.trace.text.contains("60 00 4E 01") || wires.trace.text.contains("60 00 4e 01"))
  }

  @Test("Edges are queued from the start, waits end at the edge or at their deadline")
  func edges_areQueued() throws {
    try session.pulseReset()
    try session.send(0x12)
    session.clock.pause(.milliseconds(20))
    #expect(try wires.busy.level() == .low)
    #expect(try wires.busy.nextEdge(within: .zero) == .rising)
    #expect(try wires.busy.nextEdge(within: .zero) == .falling)
    #expect(try wires.busy.nextEdge(within: .zero) == nil)
    let before = session.clock.now
    #expect(try wires.busy.nextEdge(within: .seconds(2)) == nil)
    #expect(session.clock.now - before >= .seconds(2))
  }

  @Test("BUSY follows the trigger after half a millisecond")
  func busy_isLate() throws {
    try session.send(0x12)
    #expect(try wires.busy.level() == .low)
    session.clock.pause(.milliseconds(1))
    #expect(try wires.busy.level() == .high)
  }

  @Test("A short, a loose cable and a missing supply show in BUSY")
  func physicalFaults() throws {
    wires.busyFault = .stuck(.high)
    #expect(try wires.busy.level() == .high)
    wires.busyFault = .floating
    #expect(try wires.busy.level() == .low)
    wires.busyBias = .high
    #expect(try wires.busy.level() == .high)
    wires.busyFault = nil
    #expect(try wires.busy.level() == .low)
    wires.isPanelConnected = false
    #expect(try wires.busy.level() == .high)
    try session.send(0x12)
    #expect(wires.misuses == [])
    #expect(wires.panelIsSafe)
  }

  @Test("A switched supply needs PWR high, and the wire to the switch")
  func supply_isSwitched() throws {
    let wires = SimulatedPanelWires(panel: wires.controller.panel, clock: session.clock, supply: .switched)
    #expect(!wires.controller.isPowered)
    try wires.power.set(.high)
    #expect(wires.controller.isPowered)
    wires.isPowerLineConnected = false
    #expect(!wires.controller.isPowered)
  }

  @Test("A byte corrupted on the wire arrives corrupted, once")
  func corruption_turnsBits() throws {
    try session.start()
    wires.corruption = (byte: wires.counters.spiBytes + 2, bits: 0x80)
    try session.send(0x24, [0xFF, 0xFF])
    let plane = try #require(session.simulator).banks[0].blackAndWhite
    #expect(plane.byte(column: 0, row: 0) == 0x7F && plane.byte(column: 1, row: 0) == 0xFF)
  }

  @Test("Every operation is a step that can fail, and does nothing then")
  func everyStep_canFail() throws {
    let clean = SSDSession(wires.controller.panel)
    try clean.start()
    let steps = clean.wires.faults.steps
    #expect(steps > 20)
    for step in 1...steps {
      let session = SSDSession(wires.controller.panel)
      session.wires.faults.fail(atStep: step, with: .gone)
      #expect {
        try session.start()
      } throws: { error in
        let failure = error as? BusError
        return failure?.kind == .gone && failure?.errno == 19
      }
      #expect(session.wires.faults.steps == step)
    }
  }

  @Test("The recording joins data, turns waits into one event and gaps into delays")
  func recording_isATrace() throws {
    try wires.reset.set(.low)
    session.clock.pause(.milliseconds(2))
    try wires.reset.set(.high)
    try session.send(0x12)
    session.clock.pause(.milliseconds(1))
    while try wires.busy.level() == .high { session.clock.pause(.milliseconds(1)) }
    try session.send(0x24, [1, 2])
    try wires.spi.write([[3]])
    #expect(
      wires.takeTrace().events == [
        .reset(.low), .delay(.milliseconds(2)), .reset(.high), .command(0x12), .delay(.milliseconds(1)),
        .busy,
        .command(0x24), .data([1, 2, 3]),
      ])
    #expect(wires.trace.events == [])
  }

  @Test("What is recorded gives the same picture when it is replayed")
  func recording_replays() throws {
    let picture = cornerFrame(width: 122, height: 250)
    try session.start()
    try session.showFull(picture)
    try session.send(0x10, [0x01])
    let trace = try WireTrace(parsing: wires.trace.text)
    #expect(trace == wires.trace)
    let replay = TraceReplay(trace, on: wires.controller.panel, memory: .undefined)
    #expect(replay.glass.frame == picture)
    #expect(replay.misuses == [] && replay.isPanelSafe)
  }
}
