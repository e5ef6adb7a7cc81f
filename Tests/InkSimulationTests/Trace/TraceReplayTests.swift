import InkBitmap
import Testing

@testable import InkSimulation

@Suite("TraceReplay")
struct TraceReplayTests {
  /// A 16 x 4 panel nobody has made, small enough to write its traces by hand.
  private func panel(inks: [Ink] = [.white, .black]) throws -> SimulatedPanel {
    try #require(SimulatedPanel(controller: "SSD1680", width: 16, height: 4, inks: inks))
  }

  private let head = """
    reset low
    delay 2
    reset high
    busy
    command 12
    busy
    command 18
    data 80
    command 44
    data 00 01
    command 45
    data 00 00 03 00
    command 4e
    data 00
    command 4f
    data 00 00

    """

  @Test("A full refresh written by hand")
  func fullRefresh_showsPicture() throws {
    let text = head + "command 24\ndata 7f ff 7f ff 7f fe 00 fe\ncommand 22\ndata f7\ncommand 20\nbusy\n"
    let replay = TraceReplay(try WireTrace(parsing: text), on: try panel())
    #expect(
      pattern(replay.glass.frame) == """
        #...............
        #...............
        #..............#
        ########.......#
        """)
    #expect(replay.misuses == [])
    #expect(replay.duration > .milliseconds(3500) && replay.duration < .milliseconds(3600))
  }

  @Test("The second ink is a frame of its own")
  func secondInk_isSeparate() throws {
    let text =
      head + "command 24\ndata ff ff 00 00 ff ff ff ff\ncommand 26\ndata 00 00 f0 00 00 00 00 0f\n"
      + "command 22\ndata f7\ncommand 20\nbusy\n"
    let glass = TraceReplay(try WireTrace(parsing: text), on: try panel(inks: [.white, .black, .red])).glass
    #expect(
      pattern(glass.frame) == """
        ................
        ....############
        ................
        ................
        """)
    #expect(
      pattern(try #require(glass.colorFrame)) == """
        ................
        ####............
        ................
        ............####
        """)
  }

  @Test("A missing wait is noted by its line, and the picture comes all the same")
  func missingWait_isNoted() throws {
    let text =
      head + "command 24\ndata ff ff ff ff ff ff ff ff\ncommand 22\ndata f7\ncommand 20\ncommand 24\n"
      + "data 00 00 ff ff ff ff ff ff\ncommand 20\n"
    let replay = TraceReplay(try WireTrace(parsing: text), on: try panel())
    #expect(replay.misuses.map(\.rule) == [.sentWhileBusy])
    #expect(replay.misuses.map(\.line) == [22])
    #expect(replay.misuses[0].description.hasPrefix("line 22: sentWhileBusy: Command 24 while BUSY"))
    #expect(replay.glass.frame[0, 0] == .black)
  }

  @Test("Glass of unknown wiring begins where a picture of its width begins")
  func unknownWiring_isInferred() throws {
    let shifted = head.replacing("data 00 01", with: "data 01 02").replacing(
      "4e\ndata 00", with: "4e\ndata 01")
    let text = shifted + "command 24\ndata 7f ff ff ff ff ff ff ff\ncommand 22\ndata f7\ncommand 20\nbusy\n"
    let replay = TraceReplay(try WireTrace(parsing: text), on: try panel())
    #expect(replay.glass.frame[0, 0] == .black && replay.glass.frame[1, 0] == .white)
    #expect(replay.misuses == [])
  }

  private func pattern(_ frame: Frame) -> String {
    (0..<frame.height).map { y in
      String((0..<frame.width).map { x in frame[x, y] == .black ? "#" : "." })
    }.joined(separator: "\n")
  }
}
