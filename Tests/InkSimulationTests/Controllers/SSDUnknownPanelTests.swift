import InkBitmap
import InkBuses
import Testing

@testable import InkSimulation

@Suite("SSD panels nobody knows well")
struct SSDUnknownPanelTests {
  private func session(_ width: Int, _ height: Int, _ controller: String = "SSD1680") throws -> SSDSession {
    SSDSession(try #require(SimulatedPanel(controller: controller, width: width, height: height)))
  }

  @Test("Without a window the picture is as wide as the glass")
  func missingWindow_isTheGlass() throws {
    let session = try self.session(122, 250)
    let picture = cornerFrame(width: 122, height: 250)
    try session.send(0x12)
    try session.waitIdle()
    try session.send(0x18, [0x80])
    try session.send(0x24, session.bytes(picture))
    try session.update(0xF7)
    #expect(session.wires.glass.frame == picture)
    #expect(session.rules == [])
  }

  @Test("A display step whose driver loads no waveform takes the stored one")
  func missingWaveform_isStored() throws {
    let session = try self.session(122, 250)
    let picture = cornerFrame(width: 122, height: 250)
    try session.send(0x24, session.bytes(picture))
    try session.update(0xC7)
    #expect(session.wires.glass.frame == picture)
  }

  @Test(
    "A driver that never writes the old plane again is taken at its word, one that writes it wrong is not")
  func oldPlane_isInferred() throws {
    let session = try self.session(122, 250)
    try session.start()
    try session.showFull(Frame(width: 122, height: 250))
    for frame in [cornerFrame(width: 122, height: 250), Frame(width: 122, height: 250)] {
      try session.send(0x24, session.bytes(frame))
      try session.update(0xFF)
      #expect(session.wires.glass.frame == frame)
    }
    #expect(session.rules == [])
    try session.send(0x26, session.bytes(cornerFrame(width: 122, height: 250)))
    try session.send(0x24, session.bytes(cornerFrame(width: 122, height: 250)))
    try session.update(0xFF)
    #expect(session.rules == [.staleOldPlane])
    #expect(session.wires.glass.frame == cornerFrame(width: 122, height: 250))
  }

  @Test(
    "Large glass is mounted so that the first pixel sent is at the top left",
    arguments: [
      (0x01, [0, 0, 0x1F, 3], [0xDF, 1, 0, 0]), (0x02, [0x1F, 3, 0, 0], [0, 0, 0xDF, 1]),
      (0x03, [0, 0, 0x1F, 3], [0, 0, 0xDF, 1]),
    ] as [(UInt8, [UInt8], [UInt8])])
  func mounting_isInferred(mode: UInt8, x: [UInt8], y: [UInt8]) throws {
    let session = try self.session(800, 480, "SSD1677")
    let picture = cornerFrame(width: 800, height: 480)
    try session.send(0x01, [0xDF, 0x01, 0x02])
    try session.send(0x11, [mode])
    try session.send(0x44, x)
    try session.send(0x45, y)
    try session.send(0x4E, Array(x[0...1]))
    try session.send(0x4F, Array(y[0...1]))
    try session.send(0x18, [0x80])
    try session.send(0x24, session.bytes(picture))
    try session.update(0xF7)
    #expect(session.wires.glass.frame == picture)
    #expect(session.rules == [])
  }

  @Test("Two chips in cascade: the second shows the left half, the first the right one the other way round")
  func cascade_hasTwoHalves() throws {
    let session = try self.session(792, 272, "SSD1683")
    let picture = cornerFrame(width: 792, height: 272)
    let rows = (0..<272).map { y in session.bytes(picture)[(y * 99)..<(y * 99 + 99)] }
    let left = rows.flatMap { $0.prefix(50) }
    let right = rows.flatMap { $0.suffix(50) }
    for (offset, mode, x) in [(0x80, 0x03, [0x00, 0x31]), (0x00, 0x02, [0x31, 0x00])]
      as [(UInt8, UInt8, [UInt8])]
    {
      try session.send(0x11 | offset, [mode])
      try session.send(0x44 | offset, x)
      try session.send(0x45 | offset, [0, 0, 0x0F, 1])
      try session.send(0x4E | offset, [x[0]])
      try session.send(0x4F | offset, [0, 0])
      try session.send(0x24 | offset, offset == 0 ? right : left)
    }
    try session.update(0xF7)
    #expect(session.wires.glass.frame == picture)
    #expect(session.rules == [])
  }

  @Test("A size no chip has gets memory for it")
  func wideGlass_hasMemory() throws {
    let session = try self.session(192, 176)
    let picture = cornerFrame(width: 192, height: 176)
    try session.send(0x18, [0x80])
    try session.showFull(picture)
    #expect(session.wires.glass.frame == picture)
    #expect(session.rules == [])
  }
}
