import InkBitmap
import Testing

@testable import InkSimulation

/// What a driver of unknown glass meant is shown, and what its chip would have done otherwise is said.
@Suite("What is taken as meant")
struct TakenAsMeantTests {
  struct Case: Sendable, CustomStringConvertible {
    let description: String
    let chip: String
    var size = (width: 16, height: 2)
    let trace: String
    let rules: [Misuse.Rule]
    let shown: [String]
  }

  private static let pulse = "reset low\ndelay 2\nreset high\nbusy\n"
  private static let solomon = pulse + "command 12\nbusy\ncommand 18\ndata 80\n"
  private static let counters = "command 4e\ndata 00\ncommand 4f\ndata 00 00\n"
  private static let whole = "command 44\ndata 00 01\ncommand 45\ndata 00 00 01 00\n" + counters
  private static let white = "data ff ff ff ff\n"
  private static let corners = "data 7f ff ff fe\n"
  private static let full = "command 22\ndata f7\ncommand 20\nbusy\ncommand 10\ndata 01\n"
  private static let cornersShown = ["#...............", "...............#"]
  /// Both planes, so that nothing of them is unwritten.
  private static let clear =
    "command 24\n" + white + counters + "command 26\n" + "data 00 00 00 00\n" + counters
  private static let ultraOn = "command 04\nbusy\n"
  private static let ultraShow = "command 12\nbusy\ncommand 02\nbusy\n"
  private static let dark = Array(repeating: "################", count: 2)

  static let cases: [Case] = [
    Case(
      description: "a window whose ends are the first outside", chip: "SSD1681",
      trace: solomon + whole + clear
        + "command 44\ndata 00 01\ncommand 45\ndata 00 00 01 00\ncommand 4e\ndata 00\n"
        + "command 4f\ndata 00 00\ncommand 24\ndata 0f\n" + full,
      rules: [.windowEndOutside], shown: ["####............", "................"]),
    Case(
      description: "a counter in pixels where bytes count", chip: "SSD1681",
      trace: solomon + whole + clear
        + "command 44\ndata 01 01\ncommand 4e\ndata 08\ncommand 4f\ndata 00 00\ncommand 24\ndata 0f f0\n"
        + full,
      rules: [.counterInPixels], shown: ["........####....", "............####"]),
    Case(
      description: "counters set once for two planes", chip: "SSD1680",
      trace: solomon + "command 44\ndata 00 01\ncommand 45\ndata 00 00 02 00\n" + counters
        + "command 24\ndata 0f ff ff ff\ncommand 26\ndata c0 00 00 00\n" + full,
      rules: [.countersNotSet], shown: ["rr##............", "................"]),
    Case(
      description: "no waveform loaded", chip: "SSD1680",
      trace: solomon + whole + "command 24\n" + corners + counters + "command 26\ndata 00 00 00 00\n"
        + "command 22\ndata c7\ncommand 20\nbusy\ncommand 10\ndata 01\n",
      rules: [.noWaveform], shown: cornersShown),
    Case(
      description: "no step that shows the picture", chip: "SSD1680",
      trace: solomon + whole + "command 24\n" + corners + counters + "command 26\ndata 00 00 00 00\n"
        + "command 22\ndata f0\ncommand 20\nbusy\ncommand 10\ndata 01\n",
      rules: [.noDisplayStep], shown: cornersShown),
    Case(
      description: "a window in the other dialect whose ends are the first outside", chip: "UC8151",
      size: (16, 3),
      trace: pulse + "command 00\ndata 1f\n" + ultraOn
        + "command 10\ndata ff ff ff ff ff ff\ncommand 13\ndata ff ff ff ff ff ff\ncommand 91\n"
        + "command 90\ndata 00 08 00 00 00 02 28\ncommand 13\ndata 0f 0f\n" + ultraShow,
      rules: [.windowEndOutside, .windowUnaligned],
      shown: ["####............", "####............", "................"]),
    Case(
      description: "registers of waveforms that nothing is sent to", chip: "UC8151",
      trace: pulse + "command 00\ndata bf\n" + ultraOn + "command 20\ncommand 21\ncommand 10\n" + white
        + "command 13\n" + corners + ultraShow,
      rules: [.noWaveform], shown: cornersShown),
    Case(
      description: "the same with three inks, whose polarity only the waveform would have told",
      chip: "IL91874",
      trace: pulse + "command 00\ndata af\ncommand 50\ndata 87\n" + ultraOn + "command 10\n" + corners
        + "command 13\ndata 00 00 00 00\n" + ultraShow,
      rules: [.noWaveform], shown: cornersShown),
    Case(
      description: "black and white glass whose chip is told of three inks", chip: "UC8276",
      trace: pulse + "command 00\ndata 0f\ncommand 50\ndata d7\n" + ultraOn
        + "command 10\ndata 00 00 00 00\ncommand 13\n" + corners + ultraShow,
      rules: [.blackAndWhiteNotSet], shown: cornersShown),
    Case(
      description: "a refresh of fewer lines than the data", chip: "JD79668",
      trace: pulse + "command 61\ndata 00 10 00 01\n" + ultraOn
        + "command 10\ndata 00 00 00 00 00 00 00 00\n" + ultraShow,
      rules: [.tooFewLines], shown: dark),
    Case(
      description: "a window of the refresh smaller than that of the data", chip: "JD79668",
      trace: pulse + "command 61\ndata 00 10 00 02\n" + ultraOn
        + "command 10\ndata 00 00 00 00 00 00 00 00\ncommand 83\ndata 00 00 00 07 00 00 00 01 01\n"
        + ultraShow,
      rules: [.partialWindowLeftOn], shown: dark),
  ]

  @Test("The picture is the one meant, and a misuse names what was taken so", arguments: cases)
  func cases_areNamed(of one: Case) throws {
    let panel = try #require(
      SimulatedPanel(controller: one.chip, width: one.size.width, height: one.size.height))
    let replay = TraceReplay(try WireTrace(parsing: one.trace), on: panel)
    #expect(PackedPixelsTests.letters(replay.glass) == one.shown)
    #expect(replay.misuses.map(\.rule) == one.rules)
    #expect(replay.misuses.allSatisfy { $0.line != nil })
  }

  @Test("A refresh of 256 lines of a glass of more is said to be one")
  func longWindow_isNamed() throws {
    let head = "00 00 00 00 00 08 01 08"
    let text =
      Self.pulse + "command 00\ndata 9f\n" + Self.ultraOn + "command 14\ndata \(head)"
      + String(repeating: " ff", count: 264) + "\ncommand 15\ndata \(head)"
      + String(repeating: " 00", count: 264) + "\ncommand 16\ndata 00 00 00 00 00 08 01 00\nbusy\n"
    let panel = try #require(SimulatedPanel(controller: "IL91874", width: 8, height: 264))
    let replay = TraceReplay(try WireTrace(parsing: text), on: panel)
    #expect(replay.misuses.map(\.rule).contains(.tooFewLines))
  }
}
