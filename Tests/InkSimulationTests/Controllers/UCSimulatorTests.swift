import InkBitmap
import InkBuses
import Testing

@testable import InkSimulation

/// A panel of the UltraChip dialect, driven by byte lists.
private final class UCSession {
  let clock = VirtualClock()
  let wires: SimulatedPanelWires

  init(_ model: String) throws {
    let panel = try #require(SimulatedPanel.named(model))
    wires = SimulatedPanelWires(panel: panel, clock: clock)
  }

  var rules: [Misuse.Rule] { wires.misuses.map(\.rule) }

  func send(_ command: UInt8, _ data: [UInt8] = []) throws {
    try wires.dataCommand.set(.low)
    try wires.spi.write([[command]])
    guard !data.isEmpty else { return }
    try wires.dataCommand.set(.high)
    try wires.spi.write([data])
  }

  /// Waits until BUSY is high; gives the time it was low.
  @discardableResult
  func waitIdle() throws -> Duration {
    clock.pause(.milliseconds(1))
    let start = clock.now
    while try wires.busy.level() == .low {
      guard try wires.busy.nextEdge(within: .seconds(60)) != nil else { break }
    }
    return clock.now - start
  }

  func pulseReset() throws {
    try wires.reset.set(.low)
    clock.pause(.milliseconds(2))
    try wires.reset.set(.high)
    clock.pause(.milliseconds(20))
    try waitIdle()
  }

  /// Cold start of an 800 x 480 panel, 1 is white.
  func start(panelSetting: UInt8 = 0x1F, interval: UInt8 = 0x29) throws {
    try pulseReset()
    try send(0x01, [0x07, 0x07, 0x3F, 0x3F, 0x09])
    try send(0x00, [panelSetting])
    try send(0x61, [0x03, 0x20, 0x01, 0xE0])
    try send(0x50, [interval, 0x07])
    try send(0x04)
    try waitIdle()
  }

  @discardableResult
  func refresh() throws -> Duration {
    try send(0x12)
    return try waitIdle()
  }

  func whites(_ frame: Frame) -> [UInt8] { frame.bytes.map { ~$0 } }

  /// Forces the temperature that selects the differential waveform, and a window in bytes and lines.
  func window(_ x: ClosedRange<Int>, _ y: ClosedRange<Int>) throws {
    let ends = [x.lowerBound * 8, x.upperBound * 8 + 7, y.lowerBound, y.upperBound]
    try send(0x91)
    try send(0x90, ends.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] } + [0x01])
  }
}

@Suite("UC8179")
struct UCSimulatorTests {
  private let session: UCSession
  private let picture = cornerFrame(width: 800, height: 480)

  init() throws {
    session = try UCSession("waveshare-7in5-v2")
  }

  @Test("Power on, 205 frames of full refresh, power off, sleep")
  func full_showsPicture() throws {
    try session.pulseReset()
    try session.send(0x00, [0x1F])
    try session.send(0x50, [0x29, 0x07])
    try session.send(0x04)
    #expect(try session.waitIdle() > .milliseconds(125))
    try session.send(0x10, session.whites(picture))
    try session.send(0x13, session.whites(picture))
    let busy = try session.refresh()
    #expect(busy > .milliseconds(4095) && busy < .milliseconds(4105))
    #expect(session.wires.glass.frame == picture)
    #expect(!session.wires.panelIsSafe)
    try session.send(0x02)
    #expect(try session.waitIdle() > .milliseconds(38))
    try session.send(0x07, [0x00])
    #expect(!session.wires.panelIsSafe)
    try session.send(0x07, [0xA5])
    #expect(session.wires.panelIsSafe)
    #expect(session.rules == [])
  }

  @Test("The level looked at before the chip has answered is still idle")
  func busy_isLate() throws {
    try session.start()
    try session.send(0x10, session.whites(picture))
    try session.send(0x13, session.whites(picture))
    try session.send(0x12)
    #expect(try session.wires.busy.level() == .high)
    #expect(try session.wires.busy.nextEdge(within: .milliseconds(1)) == .falling)
    #expect(try session.wires.busy.nextEdge(within: .seconds(5)) == .rising)
  }

  @Test("5A is fast, 6E moves only what differs and copies new to old")
  func temperatures_chooseWaveforms() throws {
    try session.start()
    try session.send(0xE0, [0x02])
    try session.send(0xE5, [0x5A])
    try session.send(0x10, session.whites(picture))
    try session.send(0x13, session.whites(picture))
    let fast = try session.refresh()
    #expect(fast > .milliseconds(1155) && fast < .milliseconds(1165))
    #expect(session.wires.glass.lastRefresh == .fast)
    try session.send(0xE5, [0x6E])
    for frame in [Frame(width: 800, height: 480), picture, Frame(width: 800, height: 480)] {
      try session.send(0x13, session.whites(frame))
      let partial = try session.refresh()
      #expect(partial > .milliseconds(415) && partial < .milliseconds(425))
      #expect(session.wires.glass.frame == frame)
    }
    #expect(session.wires.glass.differentialsSinceFull == 3)
    #expect(session.rules == [])
  }

  @Test("Without the copy bit a second partial misses pixels")
  func withoutCopy_isStale() throws {
    try session.start(interval: 0x21)
    try session.send(0x10, session.whites(picture))
    try session.send(0x13, session.whites(picture))
    try session.refresh()
    try session.send(0xE0, [0x02])
    try session.send(0xE5, [0x6E])
    try session.send(0x13, session.whites(Frame(width: 800, height: 480)))
    try session.refresh()
    try session.send(0x13, session.whites(picture))
    try session.refresh()
    #expect(session.rules == [.staleOldPlane])
    #expect(session.wires.glass.frame != picture)
  }

  @Test("A window takes its own bytes and drives only itself")
  func window_isPartial() throws {
    try session.start()
    try session.send(0x10, session.whites(picture))
    try session.send(0x13, session.whites(picture))
    try session.refresh()
    try session.send(0xE0, [0x02])
    try session.send(0xE5, [0x6E])
    try session.window(10...11, 100...103)
    try session.send(0x13, [UInt8](repeating: 0x00, count: 8))
    try session.refresh()
    try session.send(0x92)
    var expected = picture
    expected.fill(PixelRect(x: 80, y: 100, width: 16, height: 4))
    #expect(session.wires.glass.frame == expected)
    #expect(session.rules == [])
  }

  @Test("A window left on takes the front of a whole picture and ignores the rest")
  func windowLeftOn_isNoticed() throws {
    try session.start()
    try session.window(0...99, 0...9)
    try session.send(0x13, session.whites(picture))
    #expect(session.rules == [.partialWindowLeftOn])
  }

  @Test("Window edges off the byte are widened by the chip")
  func unalignedWindow_isNoticed() throws {
    try session.start()
    try session.send(0x91)
    try session.send(0x90, [0, 13, 0, 37, 0, 0, 0, 9, 1])
    try session.send(0x13, [UInt8](repeating: 0xFF, count: 40))
    #expect(session.rules == [.windowUnaligned])
  }

  @Test("The polarity bit turns the picture over, pair by pair")
  func polarity_inverts() throws {
    try session.start(interval: 0x10)
    try session.send(0x10, session.whites(picture))
    try session.send(0x13, picture.bytes)
    try session.refresh()
    #expect(session.wires.glass.frame == picture)
    // Read the other way round, the old plane is the picture: a partial with it moves what differs.
    try session.send(0xE0, [0x02])
    try session.send(0xE5, [0x6E])
    try session.send(0x50, [0xA9, 0x07])
    var next = picture
    next.fill(PixelRect(x: 400, y: 200, width: 80, height: 80))
    try session.send(0x13, session.whites(next))
    try session.refresh()
    #expect(session.wires.glass.frame == next)
    #expect(session.rules == [])
  }

  @Test("Changing the polarity of the data alone shows nothing new, and every pixel is stale")
  func polarityForgotten_isStale() throws {
    try session.start(interval: 0x10)
    try session.send(0x10, session.whites(picture))
    try session.send(0x13, picture.bytes)
    try session.refresh()
    try session.send(0xE0, [0x02])
    try session.send(0xE5, [0x6E])
    var next = picture
    next.fill(PixelRect(x: 400, y: 200, width: 80, height: 80))
    try session.send(0x13, session.whites(next))
    try session.refresh()
    #expect(session.wires.glass.frame == picture)
    #expect(session.rules == [.staleOldPlane])
  }

  @Test("A refresh without power drives nothing and is over at once")
  func withoutPower_drivesNothing() throws {
    try session.pulseReset()
    try session.send(0x00, [0x1F])
    try session.send(0x13, session.whites(picture))
    #expect(try session.refresh() < .milliseconds(3))
    #expect(session.rules == [.refreshWithoutHighVoltage])
    #expect(session.wires.glass.frame != picture)
  }

  @Test("Register waveforms need to be loaded, and then drive by old and new bit")
  func registerWaveforms_drive() throws {
    try session.start(panelSetting: 0x3F)
    try session.send(0x10, session.whites(Frame(width: 800, height: 480)))
    try session.send(0x13, session.whites(picture))
    try session.refresh()
    #expect(session.rules == [.noWaveform])
    for (register, levels) in [(0x20, 0x00), (0x21, 0x00), (0x22, 0x5A), (0x23, 0x84), (0x24, 0x00)]
      as [(UInt8, UInt8)]
    {
      try session.send(register, [levels, 30, 5, 30, 5, 1] + [UInt8](repeating: 0, count: 36))
    }
    // Coming from stripes, only what differs from a white old plane is driven.
    let busy = try session.refresh()
    #expect(busy > .milliseconds(1395) && busy < .milliseconds(1405))
    let seen = session.wires.glass.frame
    #expect(seen[0, 0] == .black && seen[100, 2] == .white && seen[100, 10] == .black)
    #expect(session.rules == [.noWaveform, .staleOldPlane])
  }

  @Test("Three inks: the first plane is black and white, the second red, which wins")
  func threeInks_showBoth() throws {
    let session = try UCSession("waveshare-7in5b-v2")
    try session.start(panelSetting: 0x0F, interval: 0x11)
    var red = Frame(width: 800, height: 480)
    red.fill(PixelRect(x: 2, y: 1, width: 6, height: 6))
    try session.send(0x10, session.whites(picture))
    try session.send(0x13, red.bytes)
    let busy = try session.refresh()
    #expect(busy > .seconds(16) && busy < .seconds(18))
    #expect(session.wires.glass.colorFrame == red)
    #expect(session.wires.glass[0, 0] == .black && session.wires.glass[3, 2] == .red)
    #expect(session.rules == [])
  }

  @Test("In deep sleep BUSY looks idle and nothing is heard until a reset")
  func sleep_looksIdle() throws {
    try session.start()
    try session.send(0x02)
    try session.waitIdle()
    try session.send(0x07, [0xA5])
    try session.send(0x04)
    #expect(try session.wires.busy.level() == .high)
    #expect(session.rules == [.sentWhileAsleep])
    try session.pulseReset()
    try session.send(0x04)
    #expect(try session.waitIdle() > .milliseconds(100))
  }

  @Test("A Solomon sequence never makes it busy")
  func wrongDialect_isNeverBusy() throws {
    try session.pulseReset()
    while try session.wires.busy.nextEdge(within: .zero) != nil {}
    try session.send(0x22, [0xF7])
    try session.send(0x20)
    #expect(try session.wires.busy.nextEdge(within: .seconds(5)) == nil)
  }

  @Test("The status may be read while it works, other commands are lost")
  func status_isReadWhileBusy() throws {
    try session.start()
    try session.send(0x10, session.whites(picture))
    try session.send(0x13, session.whites(picture))
    try session.send(0x12)
    session.clock.pause(.milliseconds(100))
    try session.send(0x71)
    #expect(session.rules == [])
    try session.send(0x02)
    #expect(session.rules == [.sentWhileBusy])
  }

  @Test("The one-command sequence powers on, refreshes, powers off and sleeps")
  func auto_doesAll() throws {
    try session.pulseReset()
    try session.send(0x00, [0x1F])
    try session.send(0x10, session.whites(picture))
    try session.send(0x13, session.whites(picture))
    try session.send(0x17, [0xA7])
    try session.waitIdle()
    #expect(session.wires.glass.frame == picture)
    #expect(session.wires.panelIsSafe)
  }
}
