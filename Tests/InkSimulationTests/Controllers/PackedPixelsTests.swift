import InkBitmap
import InkBuses
import Testing

@testable import InkSimulation

/// Controllers that keep whole pixels, by traces written by hand from the datasheets' flows.
@Suite struct PackedPixelsTests {
  /// Cold start with a resolution of that many columns and rows, below 256 each.
  static func head(_ columns: Int, _ rows: Int) -> String {
    "reset low\ndelay 2\nreset high\nbusy\ncommand 00\ndata 0f 29\ncommand 61\n"
      + "data 00 \(hex(UInt8(columns))) 00 \(hex(UInt8(rows)))\n"
  }
  static let show = "command 04\nbusy\ncommand 12\ndata 00\nbusy\n"
  static let sleep = "command 02\ndata 00\nbusy\ncommand 07\ndata a5\n"

  /// The glass as one letter an ink.
  static func letters(_ glass: Glass) -> [String] {
    (0..<glass.height).map { y in
      (0..<glass.width).map { x in
        switch glass[x, y] {
        case .white: "."
        case .black: "#"
        default: String(glass[x, y].rawValue.prefix(1))
        }
      }
      .joined()
    }
  }

  static func replay(_ text: String, _ chip: String, _ width: Int, _ height: Int) throws -> TraceReplay {
    TraceReplay(
      try WireTrace(parsing: text),
      on: try #require(SimulatedPanel(controller: chip, width: width, height: height)))
  }

  @Test("Four inks at two bits, the leftmost pixel highest")
  func fourInks() throws {
    let text = Self.head(8, 2) + "command 10\ndata 1b 55 55 e4\n" + Self.show + Self.sleep
    let replay = try Self.replay(text, "JD79661", 8, 2)
    #expect(Self.letters(replay.glass) == ["#.yr....", "....ry.#"])
    #expect(replay.misuses == [] && replay.isPanelSafe)
    #expect(replay.glass.lastRefresh == .color && replay.glass.fullRefreshes == 1)
    #expect(replay.duration > .seconds(20) && replay.duration < .seconds(21))
  }

  @Test(
    "Six and seven inks at four bits, by their own tables",
    arguments: [
      ("AC073TC1", "#.gbryo."), ("E673", "#.yrrbg."), ("UC8159", "#.gbryo."),
    ])
  func manyInks(chip: String, row: String) throws {
    let text = Self.head(8, 1) + "command 10\ndata 01 23 45 67\n" + Self.show + Self.sleep
    let replay = try Self.replay(text, chip, 8, 1)
    #expect(Self.letters(replay.glass) == [row])
    #expect(replay.misuses == [] && replay.isPanelSafe)
  }

  @Test("Three inks at four bits: 0 black, 3 white, 4 red")
  func threeInks() throws {
    let text = Self.head(4, 1) + "command 10\ndata 03 43\n" + Self.show + Self.sleep
    let glass = try Self.replay(text, "IL0371", 4, 1).glass
    #expect(Self.letters(glass) == ["#.r."])
    #expect(AsciiPattern(glass.frame).description == "#...")
    #expect(AsciiPattern(try #require(glass.colorFrame)).description == "..#.")
  }

  @Test("Columns beyond the glass are sent and not seen")
  func padding() throws {
    // 12 columns of memory for 10 of glass.
    let text = Self.head(12, 2) + "command 10\ndata 00 55 50 55 55 a5\n" + Self.show + Self.sleep
    #expect(Self.letters(try Self.replay(text, "JD79660", 10, 2).glass) == ["####......", "........yy"])
  }

  @Test("A window takes its rows alone, in command 83 while its last bit is set")
  func window() throws {
    let window = "command 83\ndata 00 04 00 07 00 01 00 01 "
    let whole = Self.head(8, 2) + "command 10\ndata 55 55 55 55\n"
    let inside = try Self.replay(
      whole + window + "01\ncommand 10\ndata ff ff ff\n" + Self.show + Self.sleep, "JD79661", 8, 2)
    #expect(Self.letters(inside.glass).last == "....rrrr")
    let off = try Self.replay(
      whole + window + "00\ncommand 10\ndata ff\n" + Self.show + Self.sleep, "JD79661", 8, 2)
    #expect(Self.letters(off.glass) == ["rrrr....", "........"])
  }

  @Test(
    "What the datasheet forbids is told and does not show",
    arguments: [
      ("command 12\nbusy\n", Misuse.Rule.refreshWithoutHighVoltage),
      ("command 04\nbusy\ncommand 12\nbusy\n", .unwrittenPlane),
      ("command 10\ndata 55 55\ncommand 04\nbusy\ncommand 12\ncommand 02\nbusy\n", .sentWhileBusy),
      ("command 10\ndata 55 55\n" + show + "command 07\ndata a5\ncommand 04\n", .sentWhileAsleep),
      ("command 10\ndata 55 55\ncommand 04\nbusy\ncommand 12\ndelay 2000\nreset low\n", .interruptedRefresh),
      ("command 10\ndata 55 55\ncommand 04\nbusy\ndelay 70000\ncommand 02\nbusy\n", .leftPowered),
    ])
  func misuse(text: String, rule: Misuse.Rule) throws {
    let panel = try #require(SimulatedPanel(controller: "JD79661", width: 8, height: 1))
    let replay = TraceReplay(
      try WireTrace(parsing: Self.head(8, 1) + text), on: panel, memory: .undefined)
    #expect(replay.misuses.map(\.rule).contains(rule), "\(replay.misuses)")
    if rule == .interruptedRefresh { #expect(replay.glass.isTorn) }
    if rule == .leftPowered { #expect(replay.glass.idleUnderVoltage >= .seconds(60)) }
  }

  @Test("BUSY stays low once the power is off, where the chip leaves it so, until a reset")
  func restsLow() throws {
    for (chip, level) in [("UC8159", Level.low), ("AC073TC1", .high)] {
      let controller = try #require(SimulatedPanel(controller: chip, width: 8, height: 1)).makeController()
      controller.setPower(true, at: .zero)
      controller.command(0x04, at: .milliseconds(100))
      controller.command(0x02, at: .milliseconds(500))
      controller.advance(to: .seconds(2))
      #expect(controller.busyLevel == level && !controller.isBusy)
      controller.setReset(.low, at: .seconds(2))
      controller.setReset(.high, at: .seconds(2) + .milliseconds(2))
      controller.advance(to: .seconds(3))
      #expect(controller.busyLevel == .high)
    }
  }

  @Test("A forced temperature picks the shorter waveform")
  func forcedTemperature() throws {
    func length(_ text: String) throws -> Duration {
      try Self.replay(
        Self.head(8, 1) + "command 10\ndata 55 55\n" + text + Self.show + Self.sleep, "JD79660", 8, 1
      ).duration
    }
    #expect(try length("command e0\ndata 02\ncommand e6\ndata 5d\n") < (try length("")) / 2 + .seconds(1))
  }

  @Test(
    "Where only chip and size are known, the length and the codes of the data tell what a pixel is",
    arguments: [
      ("UC81xx", "", 4, "#.yr####"), ("UC8151", "", 8, "#.gbryo."),
      ("UC8179", "command aa\ndata 49 55 20 08 09 18\ncommand 01\ndata 3f\n", 8, "#.yrrbg."),
      ("UC8179", "command aa\ndata 49 55 20 08 09 18\ncommand 01\ndata 3f 00 32 2a 0e 2a\n", 8, "#.gbryo."),
    ] as [(String, String, Int, String)])
  func fitted(chip: String, registers: String, bytesPerRow: Int, row: String) throws {
    // 16 columns: a plane would take two bytes a row.
    let pixels = bytesPerRow == 4 ? "1b 00 00 00" : "01 23 45 67 11 11 11 11"
    let text = Self.head(16, 1) + registers + "command 10\ndata \(pixels)\n" + Self.show + Self.sleep
    let replay = try Self.replay(text, chip, 16, 1)
    #expect(try #require(Self.letters(replay.glass).first).hasPrefix(row))
  }

  @Test("Codes without the white of seven inks are those of three")
  func fittedToThree() throws {
    let text = Self.head(16, 1) + "command 10\ndata 03 43 33 33 33 33 33 33\n" + Self.show + Self.sleep
    #expect(Self.letters(try Self.replay(text, "UC8159", 16, 1).glass) == ["#.r............."])
  }

  @Test("Two bits without the white of four inks are black and white, at whatever temperature is pretended")
  func fittedToTwo() throws {
    let text =
      Self.head(16, 1) + "command e0\ndata 02\ncommand e6\ndata f1\ncommand 10\ndata 0c ff ff ff\n"
      + Self.show
      + Self.sleep
    let replay = try Self.replay(text, "SSD2677", 16, 1)
    #expect(Self.letters(replay.glass) == ["##.#............"])
    #expect(replay.misuses == [] && replay.glass.inks == [.white, .black])
  }
}
