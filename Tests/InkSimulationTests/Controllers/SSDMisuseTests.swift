import InkBitmap
import InkBuses
import Testing

@testable import InkSimulation

@Suite("SSD1680 misuse")
struct SSDMisuseTests {
  let session: SSDSession

  init() throws {
    session = SSDSession(try #require(SimulatedPanel.named("waveshare-2in13-v4")))
  }

  private var picture: Frame { cornerFrame(width: 122, height: 250) }

  @Test("A command during BUSY is lost")
  func sentWhileBusy() throws {
    try session.start()
    try session.send(0x24, session.bytes(picture))
    try session.send(0x22, [0xF7])
    try session.send(0x20)
    try session.send(0x12)
    #expect(session.rules == [.sentWhileBusy])
    try session.waitIdle()
    #expect(session.wires.glass.frame == picture)
  }

  @Test("Bytes while RST is low, without supply, and too soon after it came, are noticed")
  func notListening() throws {
    let session = SSDSession(session.wires.controller.panel, supply: .switched)
    session.clock.pause(.seconds(1))
    try session.send(0x12)
    try session.wires.power.set(.high)
    try session.send(0x12)
    session.clock.pause(.milliseconds(20))
    try session.wires.reset.set(.low)
    try session.send(0x12)
    #expect(session.rules == [.sentWithoutPower, .sentTooSoonAfterPowerUp, .sentInReset])
  }

  @Test("A partial refresh against a stale old plane misses pixels and says how many")
  func staleOldPlane() throws {
    try session.start()
    try session.showFull(Frame(width: 122, height: 250))
    var dot = Frame(width: 122, height: 250)
    dot.fill(PixelRect(x: 8, y: 8, width: 8, height: 2))
    try session.send(0x24, session.bytes(dot))
    try session.update(0xFF)
    #expect(session.wires.glass.frame == dot)
    #expect(session.wires.misuses == [])
    // The old plane still says white, so that going back to white drives nothing.
    try session.send(0x24, session.bytes(Frame(width: 122, height: 250)))
    try session.update(0xFF)
    #expect(session.wires.glass.frame == dot)
    #expect(session.rules == [.staleOldPlane])
    #expect(session.wires.misuses[0].text.contains("16 pixels"))
  }

  @Test("The panel whose memory swaps the planes needs no old plane rewritten")
  func swappingPanel_isNotStale() throws {
    let session = SSDSession(try #require(SimulatedPanel.named("gooddisplay-gdey0213b74")))
    try session.start()
    try session.showFull(Frame(width: 122, height: 250))
    for frame in [picture, Frame(width: 122, height: 250), picture] {
      try session.send(0x24, session.bytes(frame))
      try session.update(0xFF)
      #expect(session.wires.glass.frame == frame)
    }
    #expect(session.wires.misuses == [])
  }

  @Test(
    "Planes never written are noise: one line for a full refresh, which reads one plane, one for a partial")
  func unwrittenPlanes() throws {
    try session.start()
    try session.update(0xF7)
    #expect(session.rules == [.unwrittenPlane])
    try session.send(0x24, session.bytes(picture))
    try session.update(0xF7)
    #expect(session.rules == [.unwrittenPlane])
    try session.update(0xFF)
    #expect(session.rules == [.unwrittenPlane, .unwrittenPlane])
  }

  @Test("The sensor on the panel's pins does not exist")
  func missingSensor() throws {
    try session.start()
    try session.send(0x18, [0x48])
    try session.update(0xB1)
    #expect(session.rules == [.missingTemperatureSensor])
  }

  @Test("Outside every stored range nothing is driven", arguments: [0x41, 0x00, 0xF6] as [UInt8])
  func noWaveform(celsius: UInt8) throws {
    try session.start()
    try session.showFull(picture)
    try session.send(0x24, [UInt8](repeating: 0xFF, count: 4000))
    try session.send(0x1A, [celsius, 0x00])
    let busy = try session.update(0xD7)
    #expect(busy < .milliseconds(300))
    #expect(session.rules == [.noWaveform])
    #expect(session.wires.glass.frame == picture)
  }

  @Test("Counters left where they were roll the picture")
  func countersNotSet() throws {
    try session.start()
    try session.send(0x24, [UInt8](repeating: 0xFF, count: 160))
    try session.send(0x44, [0x00, 0x0F])
    try session.send(0x45, [0x00, 0x00, 0xF9, 0x00])
    try session.send(0x24, session.bytes(picture))
    try session.update(0xF7)
    #expect(session.rules == [.countersNotSet])
    let seen = session.wires.glass.frame
    #expect(seen != picture)
    #expect(seen[0, 10] == .black && seen[0, 13] == .white)
  }

  @Test("A window outside the memory is noticed and what lies outside is lost")
  func windowOutside() throws {
    try session.start()
    try session.window(0...31, 0...249)
    try session.send(0x24, [UInt8](repeating: 0x00, count: 32 * 250))
    #expect(session.rules == [.windowOutsideMemory])
  }

  @Test("Too few lines leave the rest of the glass as it was")
  func tooFewLines() throws {
    try session.start()
    try session.showFull(Frame(width: 122, height: 250))
    try session.send(0x01, [0x63, 0x00, 0x00])
    try session.showFull(Frame(width: 122, height: 250, filledWith: .black))
    #expect(session.rules == [.tooFewLines])
    let seen = session.wires.glass.frame
    #expect(seen[0, 99] == .black && seen[0, 100] == .white)
  }

  @Test("A display step without high voltage drives nothing and is over at once")
  func withoutHighVoltage() throws {
    try session.start()
    try session.send(0x24, session.bytes(picture))
    #expect(try session.update(0x04) < .milliseconds(1))
    #expect(session.rules == [.refreshWithoutHighVoltage])
  }

  @Test("Reset or power-off during a refresh leaves noise and says so", arguments: [true, false])
  func interruption(isReset: Bool) throws {
    let session = SSDSession(session.wires.controller.panel, supply: .switched)
    try session.wires.power.set(.high)
    session.clock.pause(.milliseconds(20))
    try session.start()
    try session.send(0x24, session.bytes(picture))
    try session.send(0x22, [0xF7])
    try session.send(0x20)
    session.clock.pause(.seconds(1))
    if isReset { try session.wires.reset.set(.low) } else { try session.wires.power.set(.low) }
    #expect(session.rules == [isReset ? .interruptedRefresh : .powerRemovedWhileDriving])
    #expect(session.wires.glass.isTorn)
    #expect(session.wires.glass.frame != picture)
    #expect(session.wires.panelIsSafe)
    #expect(try session.wires.busy.level() == .low)
  }

  @Test("High voltage for minutes is noticed once, is not safe, and costs contrast")
  func leftPowered() throws {
    try session.start()
    try session.send(0x24, session.bytes(picture))
    try session.update(0xF4)
    #expect(!session.wires.panelIsSafe)
    session.clock.pause(.seconds(59))
    #expect(session.rules == [])
    session.clock.pause(.seconds(241))
    #expect(session.rules == [.leftPowered])
    #expect(session.wires.glass.damage == 4)
    #expect(session.wires.glass.reflectance(60, 60) < 1)
  }

  @Test("Programming the one-time memory is never right; what is no command is ignored")
  func strangeCommands() throws {
    try session.start()
    try session.send(0x36)
    try session.send(0x80)
    #expect(session.rules == [.programsOneTimeMemory, .unknownCommand])
  }

  @Test("A wait for BUSY in deep sleep never ends and is named by its line")
  func waitInSleep() throws {
    let trace = try WireTrace(parsing: "command 10\ndata 01\nbusy\ncommand 12\n")
    let replay = TraceReplay(trace, on: session.wires.controller.panel)
    #expect(replay.misuses.map(\.rule) == [.waitNeverEnds, .sentWhileAsleep])
    #expect(replay.misuses.map(\.line) == [3, 4])
  }
}
