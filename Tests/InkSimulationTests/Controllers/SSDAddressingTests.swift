import InkBitmap
import InkBuses
import Testing

@testable import InkSimulation

@Suite("SSD addressing")
struct SSDAddressingTests {
  /// Six bytes sent into a window of 2 bytes by 3 lines, and where they land by data entry mode.
  ///
  /// From the SSD1680 datasheet's figure. Bytes written leftwards are bit-reversed, which palindromes hide.
  @Test(
    "Data entry modes",
    arguments: [
      (0x00, [5, 4, 3, 2, 1, 0]), (0x01, [4, 5, 2, 3, 0, 1]), (0x02, [1, 0, 3, 2, 5, 4]),
      (0x03, [0, 1, 2, 3, 4, 5]),
      (0x04, [5, 2, 4, 1, 3, 0]), (0x05, [2, 5, 1, 4, 0, 3]), (0x06, [3, 0, 4, 1, 5, 2]),
      (0x07, [0, 3, 1, 4, 2, 5]),
    ] as [(UInt8, [Int])])
  func dataEntryModes(mode: UInt8, order: [Int]) throws {
    let session = SSDSession(try #require(SimulatedPanel.named("waveshare-2in7-v2")))
    let symmetric: [UInt8] = [0x81, 0x42, 0x24, 0x18, 0xC3, 0xFF]
    let isXUp = mode & 1 != 0
    let isYUp = mode & 2 != 0
    try session.send(0x11, [mode])
    try session.send(0x44, isXUp ? [1, 2] : [2, 1])
    try session.send(0x45, isYUp ? [10, 0, 12, 0] : [12, 0, 10, 0])
    try session.send(0x4E, [isXUp ? 1 : 2])
    try session.send(0x4F, [isYUp ? 10 : 12, 0])
    try session.send(0x24, symmetric)
    let plane = try #require(session.simulator).banks[0].blackAndWhite
    let seen = (0..<6).map { plane.byte(column: 1 + $0 % 2, row: 10 + $0 / 2) }
    #expect(seen == order.map { symmetric[$0] })
    #expect(session.rules == [])
  }

  @Test("X counting down turns the bits of a byte round")
  func xDown_reversesBits() throws {
    let session = SSDSession(try #require(SimulatedPanel.named("waveshare-2in7-v2")))
    try session.send(0x11, [0x02])
    try session.send(0x44, [0x15, 0x00])
    try session.send(0x4E, [0x15])
    try session.send(0x4F, [0x00, 0x00])
    try session.send(0x24, [0x80])
    #expect(try #require(session.simulator).banks[0].blackAndWhite.byte(column: 0x15, row: 0) == 0x01)
  }

  @Test("Data beyond the window wraps to its start and goes over what is there")
  func excess_wraps() throws {
    let session = SSDSession(try #require(SimulatedPanel.named("waveshare-2in7-v2")))
    try session.window(0...1, 0...1)
    try session.send(0x24, [1, 2, 3, 4, 5])
    let plane = try #require(session.simulator).banks[0].blackAndWhite
    #expect(plane.byte(column: 0, row: 0) == 5 && plane.byte(column: 1, row: 1) == 4)
  }

  @Test("The first line counter at the last row rolls the picture up by one")
  func counterAtLastRow_rolls() throws {
    let session = SSDSession(try #require(SimulatedPanel.named("waveshare-2in7-v2")))
    try session.window(0...21, 0...263)
    try session.send(0x4F, [0x07, 0x01])
    var frame = Frame(width: 176, height: 264)
    frame.fill(PixelRect(x: 0, y: 1, width: 176, height: 1))
    try session.send(0x18, [0x80])
    try session.send(0x24, session.bytes(frame))
    try session.update(0xF7)
    #expect(session.wires.glass.frame[5, 0] == .black && session.wires.glass.frame[5, 1] == .white)
  }

  @Test("Auto fill writes a whole plane and takes a moment")
  func autoFill_fills() throws {
    let session = SSDSession(try #require(SimulatedPanel.named("waveshare-2in13-v4")))
    try session.send(0x46, [0xF7])
    #expect(try session.waitIdle() > .zero)
    try session.send(0x47, [0x77])
    try session.waitIdle()
    let simulator = try #require(session.simulator)
    #expect(simulator.banks[0].red.bytes.allSatisfy { $0 == 0xFF })
    #expect(simulator.banks[0].blackAndWhite.bytes.allSatisfy { $0 == 0x00 })
  }

  @Test("Without the source range a glass wired from S8 shows the picture 8 pixels to the left")
  func sourceRange_shifts() throws {
    let session = SSDSession(try #require(SimulatedPanel.named("waveshare-2in13-v4")))
    let picture = cornerFrame(width: 122, height: 250)
    try session.start()
    try session.send(0x21, [0x00, 0x00])
    try session.send(0x24, session.bytes(picture))
    try session.update(0xF7)
    let seen = session.wires.glass.frame
    #expect((0..<114).allSatisfy { seen[$0, 248] == picture[$0 + 8, 248] })
    #expect(session.rules == [.unwrittenPlane])
  }

  @Test("The wrong scan direction mirrors the picture")
  func scanDirection_mirrors() throws {
    let session = SSDSession(try #require(SimulatedPanel.named("waveshare-2in13-v4")))
    let picture = cornerFrame(width: 122, height: 250)
    try session.start()
    try session.send(0x01, [0xF9, 0x00, 0x01])
    try session.showFull(picture)
    let seen = session.wires.glass.frame
    #expect((0..<250).allSatisfy { seen[3, 249 - $0] == picture[3, $0] })
    #expect(session.rules == [])
  }

  @Test(
    "Options of command 21 invert a plane or read it as zeros",
    arguments: [(0x08, false), (0x04, true)] as [(UInt8, Bool)])
  func planeOptions(option: UInt8, isBlack: Bool) throws {
    let session = SSDSession(try #require(SimulatedPanel.named("waveshare-2in13-v4")))
    let picture = cornerFrame(width: 122, height: 250)
    try session.start()
    try session.send(0x21, [option, 0x80])
    try session.showFull(picture)
    let seen = session.wires.glass.frame
    #expect(seen[0, 0] == (isBlack ? .black : .white) && seen[60, 60] == .black)
  }

  @Test("A chip that counts pixels takes two bytes a value")
  func pixels_areWords() throws {
    let session = SSDSession(try #require(SimulatedPanel.named("waveshare-13in3k")))
    try session.send(0x44, [0x00, 0x00, 0xBF, 0x03])
    try session.send(0x45, [0x00, 0x00, 0xA7, 0x02])
    try session.send(0x4E, [0x00, 0x00])
    try session.send(0x4F, [0x00, 0x00])
    try session.send(0x18, [0x80])
    let picture = cornerFrame(width: 960, height: 680)
    try session.send(0x24, session.bytes(picture))
    try session.update(0xF7)
    #expect(session.wires.glass.frame == picture)
    #expect(session.rules == [])
  }

  @Test("A panel mounted upside down is driven from its last line")
  func bottomUp_isWrittenDownwards() throws {
    let session = SSDSession(try #require(SimulatedPanel.named("waveshare-4in26")))
    try session.send(0x01, [0xDF, 0x01, 0x02])
    try session.send(0x11, [0x01])
    try session.send(0x44, [0x00, 0x00, 0x1F, 0x03])
    try session.send(0x45, [0xDF, 0x01, 0x00, 0x00])
    try session.send(0x4E, [0x00, 0x00])
    try session.send(0x4F, [0xDF, 0x01])
    try session.send(0x18, [0x80])
    let picture = cornerFrame(width: 800, height: 480)
    try session.send(0x24, session.bytes(picture))
    try session.update(0xF7)
    #expect(session.wires.glass.frame == picture)
    #expect(session.rules == [])
  }
}
