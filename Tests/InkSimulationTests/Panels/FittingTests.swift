import InkBitmap
import Testing

@testable import InkSimulation

/// Panels known by chip and size alone, and by what is sent to them.
@Suite("Panels fitted to a trace")
struct FittingTests {
  private static let reset = "reset low\ndelay 2\nreset high\nbusy\ncommand 12\nbusy\n"
  private static let window = "command 44\ndata 00 01\ncommand 45\ndata 00 00 01 00\n" + counters
  private static let counters = "command 4e\ndata 00\ncommand 4f\ndata 00 00\n"
  private static let full = "command 22\ndata f7\ncommand 20\nbusy\n"

  private func replay(
    _ text: String, _ chip: String, _ width: Int = 16, _ height: Int = 2, inks: [Ink] = [.white, .black]
  ) throws -> Glass {
    let panel = SimulatedPanel(controller: chip, width: width, height: height, inks: inks)
    return TraceReplay(try WireTrace(parsing: text), on: try #require(panel)).glass
  }

  @Test(
    "The unit of windows is seen by their bytes, whatever chip was named",
    arguments: ["SSD1680", "SSD1677", "SSD1683", "SSD1608", "SSD1675"])
  func windowUnit(chip: String) throws {
    let bytes = Self.reset + Self.window + "command 24\ndata 7f ff ff fe\n" + Self.full
    let pixels =
      Self.reset + "command 44\ndata 00 00 0f 00\ncommand 45\ndata 00 00 01 00\n"
      + "command 4e\ndata 00 00\ncommand 4f\ndata 00 00\ncommand 24\ndata 7f ff ff fe\n" + Self.full
    for text in [bytes, pixels] {
      #expect(PackedPixelsTests.letters(try replay(text, chip)) == ["#...............", "...............#"])
    }
  }

  @Test("A stream of stored waveforms does not exchange planes as the first generation does")
  func generation_isSeen() throws {
    let text =
      Self.reset + Self.window + "command 24\ndata 00 ff ff ff\n" + Self.counters
      + "command 26\ndata ff ff ff ff\n" + Self.full + Self.full
    #expect(PackedPixelsTests.letters(try replay(text, "SSD1608"))[0] == "########........")
  }

  @Test("A second ink is seen by the plane that is little set, an older picture is none")
  func color_isSeen() throws {
    let head = Self.reset + Self.window + "command 24\ndata 0f ff ff f0\n" + Self.counters
    let colored = try replay(head + "command 26\ndata c0 00 00 00\n" + Self.full, "SSD1680")
    #expect(PackedPixelsTests.letters(colored) == ["rr##............", "............####"])
    for plane in ["0f ff ff f0", "f0 00 00 0f", "ff ff ff 0f"] {
      let glass = try replay(head + "command 26\ndata \(plane)\n" + Self.full, "SSD1680")
      #expect(glass.inks == [.white, .black])
      #expect(PackedPixelsTests.letters(glass) == ["####............", "............####"])
    }
  }

  @Test("The same in the other dialect, by the panel setting")
  func color_isSeenInOtherDialect() throws {
    func text(_ setting: String) -> String {
      "reset low\ndelay 2\nreset high\nbusy\ncommand 00\ndata \(setting)\ncommand 50\ndata 17\ncommand 04\nbusy\n"
        + "command 10\ndata 0f ff ff f0\ncommand 13\ndata c0 00 00 00\ncommand 12\nbusy\n"
    }
    #expect(
      PackedPixelsTests.letters(try replay(text("0f"), "UC8151D")) == [
        "rr##............", "............####",
      ])
    // Black and white: the second plane is the new picture.
    #expect(
      PackedPixelsTests.letters(try replay(text("1f"), "UC8151D")) == [
        "..##############", "################",
      ])
  }

  @Test(
    "Where no polarity is sent, most of the second plane is no colour",
    arguments: ["c0 00 00 00", "3f ff ff ff"])
  func polarity_isGuessed(plane: String) throws {
    let text =
      "reset low\ndelay 2\nreset high\nbusy\ncommand 00\ndata 0f\ncommand 04\nbusy\n"
      + "command 10\ndata ff ff ff f0\ncommand 13\ndata \(plane)\ncommand 12\nbusy\n"
    let glass = try replay(text, "IL0398", inks: [.white, .black, .red])
    #expect(PackedPixelsTests.letters(glass) == ["rr..............", "............####"])
  }

  @Test(
    "One byte of interval on small glass is another chip's than the UC8179", arguments: ["UC8179", "UC8151"])
  func interval_isSeen(chip: String) throws {
    // 97 is white border and plain polarity in one byte; in two it is polarity 3.
    let text =
      "reset low\ndelay 2\nreset high\nbusy\ncommand 00\ndata 1f\ncommand 50\ndata 87\ncommand 04\nbusy\n"
      + "command 10\ndata 00 00 00 00\ncommand 13\ndata 0f ff ff f0\ncommand 12\nbusy\n"
    #expect(
      PackedPixelsTests.letters(try replay(text, chip)) == ["....############", "############...."])
  }

  @Test("Memory nobody wrote stands for what is seen")
  func unwritten_isSeen() throws {
    // Two buffers that change places: the second has only its left half written.
    let lut =
      "command 32\ndata" + String(repeating: " 50 aa 55 aa 11", count: 4) + " ff ff 1f 00 00 00 00 00 00 00\n"
    let first = Self.window + "command 24\ndata 00 ff ff 00\n" + "command 22\ndata c7\ncommand 20\nbusy\n"
    let second =
      "command 44\ndata 00 00\ncommand 45\ndata 00 00 01 00\n" + Self.counters + "command 24\ndata f0 0f\n"
      + "command 22\ndata c7\ncommand 20\nbusy\n"
    let glass = try replay(Self.reset + lut + first + second, "IL3829")
    #expect(PackedPixelsTests.letters(glass) == ["....####........", "####....########"])
  }

  @Test("The coloured plane begins where the black one did when nothing was said between")
  func secondPlane_goesBack() throws {
    // A window of three lines for a picture of two.
    let text =
      Self.reset + "command 44\ndata 00 01\ncommand 45\ndata 00 00 02 00\n" + Self.counters
      + "command 24\ndata 0f ff ff ff\ncommand 26\ndata c0 00 00 00\n" + Self.full
    let glass = try replay(text, "SSD1680", inks: [.white, .black, .red])
    #expect(PackedPixelsTests.letters(glass) == ["rr##............", "................"])
  }

  @Test("The low byte of the line counter leaves the high one as it was set")
  func lowByte_keepsHigh() throws {
    let text =
      Self.reset + "command 01\ndata 2b 01 00\ncommand 11\ndata 03\ncommand 44\ndata 00 00\n"
      + "command 45\ndata 00 01 2b 01\ncommand 4e\ndata 00\ncommand 4f\ndata 00 01\n"
      + "command 24\ndata 00 00\ncommand 4f\ndata 10\ncommand 24\ndata 00\n" + Self.full
    let glass = try replay(text, "SSD1683", 8, 300)
    let dark = (0..<300).filter { glass[0, $0] == .black }
    #expect(dark == [256, 257, 272])
  }

  @Test("A window of 256 lines is all of a glass of more, on the chip whose driver asks for no more")
  func longWindow_isAll() throws {
    let plane = String(repeating: " 00", count: 264)
    let text =
      "reset low\ndelay 2\nreset high\nbusy\ncommand 00\ndata 9f\ncommand 04\nbusy\n"
      + "command 14\ndata 00 00 00 00 00 08 01 08" + String(repeating: " ff", count: 264) + "\n"
      + "command 15\ndata 00 00 00 00 00 08 01 08\(plane)\ncommand 16\ndata 00 00 00 00 00 08 01 00\nbusy\n"
    let glass = try replay(text, "IL91874", 8, 264)
    #expect((0..<264).allSatisfy { glass[3, $0] == .black })
  }

  @Test("Two chips of four inks are told apart by command A2, their lines come from both ends")
  func halves_areJoined() throws {
    // 16 x 4: a half has 8 x 4.
    let text =
      "reset low\ndelay 2\nreset high\nbusy\ncommand a2\ndata 00\ncommand 61\ndata 00 08 00 04\ncommand 04\nbusy\n"
      + "command a2\ndata 02\ncommand 10\ndata ff ff 55 55 aa aa 00 00\n"
      + "command a2\ndata 01\ncommand 10\ndata 55 55 ff ff 55 55 55 55\ncommand a2\ndata 00\n"
      + "command 12\ndata 00\nbusy\n"
    #expect(
      PackedPixelsTests.letters(try replay(text, "HX8717", 16, 4)) == [
        "rrrrrrrr........", "yyyyyyyy........", "########........", "........rrrrrrrr",
      ])
  }

  @Test("Where not even the dialect is known, the counters tell it")
  func dialect_isSeen() throws {
    let solomon = Self.reset + Self.window + "command 24\ndata 7f ff ff fe\n" + Self.full
    let ultraChip =
      "reset low\ndelay 2\nreset high\nbusy\ncommand 00\ndata 1f\ncommand 04\nbusy\n"
      + "command 10\ndata ff ff ff ff\ncommand 13\ndata 7f ff ff fe\ncommand 12\nbusy\n"
    for text in [solomon, ultraChip] {
      #expect(
        PackedPixelsTests.letters(try replay(text, "unknown")) == ["#...............", "...............#"])
    }
  }

  @Test("Windows of a panel that exchanges its planes leave the rest as it is seen")
  func windows_keepTheRest() throws {
    // Bit 6 of the sixth byte of 37 is the exchange after refreshes of mode 2; only the new plane is written.
    func window(_ column: String, _ bytes: String) -> String {
      "command 44\ndata \(column) \(column)\ncommand 45\ndata 00 00 01 00\ncommand 4e\ndata \(column)\n"
        + "command 4f\ndata 00 00\ncommand 24\ndata \(bytes)\ncommand 22\ndata ff\ncommand 20\nbusy\n"
    }
    let white = "data ff ff ff ff\n"
    let text =
      Self.reset + Self.window + "command 24\n" + white + Self.counters + "command 26\n" + white + Self.full
      + "command 37\ndata 00 00 00 00 00 40 00 00 00 00\n" + window("00", "0f ff") + window("01", "ff f0")
    #expect(
      PackedPixelsTests.letters(try replay(text, "SSD1681")) == ["####............", "............####"])
  }

  @Test(
    "In a window a byte wider than the glass the picture is where its ink is",
    arguments: [
      ("ff 7f fe ff bf fe", ["#..............#", ".#.............#"]),
      ("7f fe ff bf fe ff", ["#..............#", ".#.............#"]),
      ("7f ff fe ff ff ff", ["#...............", "................"]),
    ] as [(String, [String])])
  func wideWindow_isSearched(bytes: String, shown: [String]) throws {
    let text =
      Self.reset + "command 44\ndata 00 02\ncommand 45\ndata 00 00 01 00\n" + Self.counters
      + "command 24\ndata \(bytes)\n" + Self.counters + "command 26\ndata 00 00 00 00 00 00\n" + Self.full
    #expect(PackedPixelsTests.letters(try replay(text, "SSD1608")) == shown)
  }

  @Test("A chip that is not told of black and white glass shows the plane that is not filled")
  func filledPlane_isNoPicture() throws {
    let text =
      "reset low\ndelay 2\nreset high\nbusy\ncommand 00\ndata 0f\ncommand 50\ndata d7\ncommand 04\nbusy\n"
      + "command 10\ndata 00 00 00 00\ncommand 13\ndata 7f ff ff fe\ncommand 12\nbusy\n"
    #expect(
      PackedPixelsTests.letters(try replay(text, "UC8276")) == ["#...............", "...............#"])
  }

  @Test(
    "Window ends that name the first column and line outside are those of what is sent",
    arguments: [
      // Two bytes of four lines for one byte of three, or of four; the counter in bytes, or in pixels.
      ("44\ndata 01 02", "01", "00 00 00"), ("44\ndata 01 02", "08", "00 00 00"),
      ("44\ndata 01 02", "01", "00 00 00 00"),
    ])
  func outerEnds_areSeen(columns: String, counter: String, bytes: String) throws {
    let text =
      Self.reset + "command \(columns)\ncommand 45\ndata 01 00 04 00\ncommand 4e\ndata \(counter)\n"
      + "command 4f\ndata 01 00\ncommand 24\ndata \(bytes)\n" + Self.full
    let glass = try replay(text, "SSD1681", 24, 6)
    let dark = (0..<6).map { y in (0..<24).filter { glass[$0, y] == .black } }
    let lines = bytes.split(separator: " ").count
    #expect(dark == (0..<6).map { (1...lines).contains($0) ? Array(8..<16) : [] })
  }

  @Test("The same in the other dialect", arguments: ["00 00 00", "00 00 00 00"])
  func outerEnds_areSeenInOtherDialect(bytes: String) throws {
    let text =
      "reset low\ndelay 2\nreset high\nbusy\ncommand 00\ndata 1f\ncommand 04\nbusy\n"
      + "command 91\ncommand 90\ndata 08 10 00 01 00 04 28\ncommand 13\ndata \(bytes)\ncommand 12\nbusy\n"
    let glass = try replay(text, "UC8151", 24, 6)
    let dark = (0..<6).map { y in (0..<24).filter { glass[$0, y] == .black } }
    let lines = bytes.split(separator: " ").count
    #expect(dark == (0..<6).map { (1...lines).contains($0) ? Array(8..<16) : [] })
  }

  @Test("Waveform registers that nothing is sent to stand for the stored waveform")
  func emptyRegisters_areStored() throws {
    let text =
      "reset low\ndelay 2\nreset high\nbusy\ncommand 00\ndata bf\ncommand 04\nbusy\ncommand 20\ncommand 21\n"
      + "command 10\ndata ff ff ff ff\ncommand 13\ndata 7f ff ff fe\ncommand 12\nbusy\n"
    #expect(
      PackedPixelsTests.letters(try replay(text, "UC8151")) == ["#...............", "...............#"])
  }

  @Test("A row with a name is never fitted")
  func rows_stay() throws {
    let panel = try #require(SimulatedPanel.named("waveshare-2in13-v4"))
    #expect(panel.fitted(to: WireTrace([.command(0x32)])).model == panel.model)
    #expect(panel.fitted(to: WireTrace([.command(0x32)])).isWiringKnown)
  }
}
