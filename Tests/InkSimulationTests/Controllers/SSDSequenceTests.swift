import InkBitmap
import InkBuses
import Testing

@testable import InkSimulation

@Suite("SSD1680 sequences of the datasheet")
struct SSDSequenceTests {
  let panel: SimulatedPanel

  init() throws {
    panel = try #require(SimulatedPanel.named("waveshare-2in13-v4"))
  }

  @Test("A cold start and a full refresh show the picture in 96 ms, 163 frames and 140 ms")
  func coldFull_showsPicture() throws {
    let session = SSDSession(panel)
    let picture = cornerFrame(width: 122, height: 250)
    try session.start()
    let busy = try session.showFull(picture)
    #expect(session.wires.glass.frame == picture)
    let expected = Duration.milliseconds(96 + 163 * 20 + 140)
    #expect(busy > expected * 0.95 && busy < expected * 1.05)
    #expect(session.wires.misuses == [])
    #expect(session.wires.glass.lastRefresh == .full)
  }

  @Test("A fake temperature makes a full refresh fast, in two steps and in one")
  func fakeTemperature_isFast() throws {
    for isOneStep in [false, true] {
      let session = SSDSession(panel)
      let picture = cornerFrame(width: 122, height: 250)
      try session.start()
      if !isOneStep { try session.update(0xB1) }
      try session.send(0x1A, [0x64, 0x00])
      if !isOneStep { try session.update(0x91) }
      try session.send(0x24, session.bytes(picture))
      let busy = try session.update(isOneStep ? 0xD7 : 0xC7)
      #expect(session.wires.glass.frame == picture)
      let expected = Duration.milliseconds(96 + 69 * 20 + 140)
      #expect(busy > expected * 0.95 && busy < expected * 1.05)
      #expect(session.wires.glass.lastRefresh == .fast)
      #expect(session.wires.misuses == [])
    }
  }

  @Test("A partial refresh moves only what differs and takes 22 frames with power already on")
  func partial_movesChangedPixels() throws {
    let session = SSDSession(panel)
    try session.start()
    try session.showFull(cornerFrame(width: 122, height: 250))
    try session.send(0x3C, [0x80])
    try session.update(0xE0)
    var next = cornerFrame(width: 122, height: 250)
    next.fill(PixelRect(x: 16, y: 100, width: 24, height: 10))
    try session.window(2...4, 100...109)
    try session.send(0x24, [UInt8](repeating: 0x00, count: 30))
    let busy = try session.update(0xFC)
    #expect(busy > .milliseconds(440) && busy < .milliseconds(480))
    #expect(session.wires.glass.frame == next)
    #expect(session.wires.glass.differentialsSinceFull == 1)
    #expect(session.wires.misuses == [])
    #expect(!session.wires.panelIsSafe)
    try session.update(0x83)
    try session.send(0x10, [0x01])
    #expect(session.wires.panelIsSafe)
  }

  @Test("A register waveform drives a partial refresh on a panel that stores none")
  func registerWaveform_isPartial() throws {
    let session = SSDSession(try #require(SimulatedPanel.named("waveshare-2in13-v3")))
    try session.start()
    try session.showFull(Frame(width: 122, height: 250))
    try session.send(0x32, partialWaveform)
    try session.send(0x37, [0, 0, 0, 0, 0, 0x40, 0, 0, 0, 0])
    try session.update(0xC0)
    let next = cornerFrame(width: 122, height: 250)
    for picture in [next, Frame(width: 122, height: 250), next] {
      try session.window(0...15, 0...249)
      try session.send(0x24, session.bytes(picture))
      let busy = try session.update(0x0F)
      #expect(busy > .milliseconds(22 * 20 + 140 - 10) && busy < .milliseconds(22 * 20 + 140 + 10))
      #expect(session.wires.glass.frame == picture)
      try session.update(0xC0)
    }
    #expect(session.wires.misuses == [])
  }

  @Test("A three-ink panel shows black from one plane and red from the other, which wins")
  func threeInks_showBoth() throws {
    let session = SSDSession(try #require(SimulatedPanel.named("waveshare-2in13b-v4")))
    try session.start()
    let black = cornerFrame(width: 122, height: 250)
    var red = Frame(width: 122, height: 250)
    red.fill(PixelRect(x: 2, y: 1, width: 6, height: 6))
    try session.send(0x24, session.bytes(black))
    try session.send(0x26, red.bytes)
    let busy = try session.update(0xF7)
    #expect(busy > .seconds(13) && busy < .seconds(16))
    #expect(session.wires.glass.colorFrame == red)
    #expect(session.wires.glass[2, 1] == .red)
    #expect(session.wires.glass[0, 0] == .black)
    #expect(session.wires.glass[60, 60] == .white)
    #expect(session.wires.misuses == [])
  }

  @Test(
    "Sleep holds BUSY high, ends by reset, and keeps the memory in mode 1 only",
    arguments: [0x01, 0x03] as [UInt8])
  func sleep_endsByReset(mode: UInt8) throws {
    let session = SSDSession(panel)
    let picture = cornerFrame(width: 122, height: 250)
    try session.start()
    try session.showFull(picture)
    try session.update(0x83)
    try session.send(0x10, [mode])
    #expect(try session.wires.busy.level() == .high)
    try session.send(0x12)
    #expect(session.rules == [.sentWhileAsleep])
    #expect(try session.wires.busy.level() == .high)
    try session.start()
    #expect(try session.wires.busy.level() == .low)
    try session.window(0...15, 0...249)
    try session.send(0x24, session.bytes(picture))
    try session.update(0xFF)
    #expect(session.rules.contains(.unwrittenPlane) == (mode == 0x03))
  }

  @Test("Four greys from two planes and a register waveform")
  func greys_areOrdered() throws {
    let session = SSDSession(panel)
    try session.start()
    try session.send(0x32, greyWaveform)
    try session.window(0...15, 0...249)
    try session.send(0x24, [UInt8](repeating: 0b0101_0101, count: 4000))
    try session.send(0x26, [UInt8](repeating: 0b0011_0011, count: 4000))
    let busy = try session.update(0xC7)
    #expect(busy > .milliseconds(5392) && busy < .milliseconds(5517))
    let glass = session.wires.glass
    let levels = (0..<4).map { glass.reflectance($0, 10) }
    #expect(levels == levels.sorted(by: >) && Set(levels).count == 4)
    #expect(levels[0] == 1 && levels[3] == 0)
  }

  @Test("A pulse on RST keeps the registers of a chip that is awake, a software reset does not")
  func reset_keepsWhatDriversDoNotSendAgain() throws {
    let session = SSDSession(panel)
    let picture = cornerFrame(width: 122, height: 250)
    try session.start()
    try session.showFull(Frame(width: 122, height: 250))
    try session.wires.reset.set(.low)
    session.clock.pause(.milliseconds(1))
    try session.wires.reset.set(.high)
    try session.send(0x24, session.bytes(picture))
    try session.update(0xFF)
    #expect(session.wires.glass.frame == picture)
    #expect(session.wires.misuses == [])
    try session.send(0x12)
    try session.waitIdle()
    try session.update(0xB1)
    #expect(session.rules == [.missingTemperatureSensor])
  }

  @Test(
    "3.7 inch, one refresh with the register's waveform: 1741, 981 and 781 ms",
    arguments: [(76, 1741), (38, 981), (28, 781)])
  func registerRefresh_takesItsFrames(frames: UInt8, milliseconds: Int) throws {
    let session = SSDSession(try #require(SimulatedPanel.named("waveshare-3in7")))
    // One group of one phase; what it drives does not matter to its length.
    try session.send(
      0x32, [0x40] + [UInt8](repeating: 0, count: 49) + [frames] + [UInt8](repeating: 0, count: 54))
    let busy = try session.update(0xC7)
    #expect(busy > .milliseconds(milliseconds - 6) && busy < .milliseconds(milliseconds + 6))
  }

  /// Rows 00 40 / 80 80 / 40 40 / 00 80, groups 14 / 01 / 01: 22 frames.
  private var partialWaveform: [UInt8] {
    table(
      rows: [[0x00, 0x40], [0x80, 0x80], [0x40, 0x40], [0x00, 0x80]], timings: [[0x14], [0x01], [0x01]])
  }

  /// Four greys, white first: 262 frames.
  private var greyWaveform: [UInt8] {
    table(
      rows: [[0x40, 0x48, 0x80], [0x08, 0x48, 0x10], [0x02, 0x48, 0x04], [0x20, 0x48, 0x01]],
      timings: [
        [0x0A, 0x19, 0, 0x03, 0x08, 0, 0], [0x14, 0x01, 0, 0x14, 0x01, 0, 3],
        [0x0A, 0x03, 0, 0x08, 0x19, 0, 0],
        [1, 0, 0, 0, 0, 0, 1],
      ])
  }

  private func table(rows: [[UInt8]], timings: [[UInt8]]) -> [UInt8] {
    var bytes: [UInt8] = []
    for i in 0..<5 { bytes += padded(i < rows.count ? rows[i] : [], to: 12) }
    for i in 0..<12 { bytes += padded(i < timings.count ? timings[i] : [], to: 7) }
    return bytes + [0x22, 0x22, 0x22, 0x22, 0x22, 0x22, 0, 0, 0]
  }

  private func padded(_ bytes: [UInt8], to count: Int) -> [UInt8] {
    bytes + [UInt8](repeating: 0, count: count - bytes.count)
  }
}
