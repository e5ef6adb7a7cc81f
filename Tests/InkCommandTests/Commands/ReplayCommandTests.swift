import InkBitmap
import InkErrors
import InkPanels
import InkSimulation
import Testing

@testable import InkCommand

@MainActor
struct ReplayCommandTests {
  /// A reset, a software reset, and a byte while the chip is busy with it.
  static let hasty = "reset low\ndelay 2\nreset high\nbusy\ncommand 12\ncommand 01\nbusy\n"

  @Test("our own stream gives our own picture, and nothing forbidden")
  func ownTrace() async throws {
    let directory = try TemporaryDirectory()
    let board = try #require(SimulatedBoard(model: "waveshare-2in13-v4"))
    let card = TestCard.frame(width: 122, height: 250)
    let wires = PanelWires(
      spi: board.wires.spi, dataCommand: board.wires.dataCommand, reset: board.wires.reset,
      busy: board.wires.busy, power: board.wires.power, clock: board.clock)
    try PanelSession(model: .waveshare2in13V4, wires: wires).refresh(to: card, plan: .full(.requested))
    let trace = try directory.file("own.trace", board.wires.trace.text)

    let run = await Run(
      "replay", trace, "--panel", "waveshare-2in13-v4", "--glass", directory.path + "/own.pbm")
    #expect(run.status == .done, "\(run.errors)")
    #expect(run.output.contains("picture    122 × 250 pixels\n"))
    #expect(run.output.contains("refreshes  1: 1 of the whole screen, 0 partial\n"))
    #expect(run.output.contains("left       asleep or without supply\n"))
    #expect(run.output.hasSuffix("misuses    none\n"))
    #expect(directory.bytes("own.pbm") == PBMFile.encode(card))
  }

  @Test("a misuse is told with its line, and the status is 1")
  func misuse() async throws {
    let directory = try TemporaryDirectory()
    let trace = try directory.file("hasty.trace", Self.hasty)
    let run = await Run("replay", trace, "--panel", "waveshare-2in13-v4", width: 300)
    #expect(run.status == .checkFailed)
    #expect(run.errors == "")
    #expect(run.output.contains("left       awake: it should be put to sleep\n"))
    #expect(run.output.contains("\(trace):6: sentWhileBusy: "))
  }

  @Test("the same facts as JSON")
  func json() async throws {
    let directory = try TemporaryDirectory()
    let trace = try directory.file("hasty.trace", Self.hasty)
    let run = await Run("replay", trace, "--controller", "ssd1680", "--size", "122x250", "--json")
    #expect(run.status == .checkFailed)
    let json = try #require(run.json)
    #expect(
      Set(json.keys) == [
        "schema", "panel", "controller", "width_pixels", "height_pixels", "whole_screen_refreshes",
        "partial_refreshes", "sent_bytes", "events", "duration_ms", "left_safe", "misuses",
      ])
    #expect(json["schema"] as? Int == 1)
    #expect(json["sent_bytes"] as? Int == 2)
    #expect(json["events"] as? Int == 7)
    let misuse = try #require((json["misuses"] as? [[String: Any]])?.first)
    #expect(misuse["line"] as? Int == 6)
    #expect(misuse["rule"] as? String == "sentWhileBusy")
  }

  @Test("a bad trace ends with 65 and names file, line and column")
  func badTrace() async throws {
    let directory = try TemporaryDirectory()
    let trace = try directory.file("bad.trace", "reset low\nrset high\n")
    let run = await Run("replay", trace, "--panel", "waveshare-2in13-v4", width: 300)
    #expect(run.status == .badData)
    #expect(run.output == "")
    #expect(
      run.errors.hasPrefix(
        "\(trace): Trace line 2, column 1: \"rset\" stands where an event was expected. "
          + "Did you mean \"reset\"?\n"))
  }

  @Test("a device that never ends is given up, a picture is no trace")
  func noTrace() async throws {
    let endless = await Run("replay", "/dev/zero", "--panel", "waveshare-2in13-v4")
    #expect(endless.status == .badData)
    #expect(
      endless.errors.hasPrefix("/dev/zero cannot be read: it is larger than a file of its kind gets.\n"))
    let directory = try TemporaryDirectory()
    let picture = try directory.file("a.pbm", "P4\n8 1\n\u{01}")
    let run = await Run("replay", picture, "--panel", "waveshare-2in13-v4", width: 300)
    #expect(run.status == .badData)
    #expect(
      run.errors.hasPrefix("\(picture): Trace line 1, column 1: \"P4\" stands where an event was expected.\n")
    )
  }

  @Test("a controller may be named as tables name it, and a second ink is seen without being asked for")
  func cellOfTable() async throws {
    let directory = try TemporaryDirectory()
    let stream = """
      reset low
      delay 2
      reset high
      busy
      command 00
      data 0f
      command 50
      data 17
      command 04
      busy
      command 10
      data 0f
      command 13
      data c0
      command 12
      busy
      """
    let trace = try directory.file("red.trace", stream)
    let run = await Run(
      "replay", trace, "--controller", "IL0373; selection header: UC8151 (IL0373)", "--size", "8x1",
      "--glass",
      directory.path + "/black.pbm")
    #expect(run.status == .done, "\(run.errors)")
    #expect(directory.bytes("black.pbm") == Array("P4\n8 1\n".utf8) + [0x30])
    // The glass's part stands for the chip behind it.
    #expect(
      await Run("replay", trace, "--controller", "GDEW0154T8", "--size", "8x1", "--json").json?["controller"]
        as? String == "IL0373")
    let color = await Run(
      "replay", trace, "--controller", "il0373", "--size", "8x1", "--color-glass", directory.path + "/red.pbm"
    )
    #expect(color.status == .done, "\(color.errors)")
    #expect(directory.bytes("red.pbm") == Array("P4\n8 1\n".utf8) + [0xC0])
  }

  @Test("no file ends with 66")
  func noFile() async {
    let run = await Run("replay", "/no/such.trace", "--panel", "waveshare-2in13-v4")
    #expect(run.status == .noInput)
    #expect(run.errors.hasPrefix("/no/such.trace cannot be read: there is no such file.\n"))
  }

  @Test(
    "a panel must be named, once and rightly",
    arguments: [
      ([], "`replay` needs `--panel` or --controller with --size."),
      (["--panel", "a", "--controller", "b"], "`--panel` and `--controller` were both given."),
      (["--panel", "a", "--size", "1x1"], "`--panel` and `--size` were both given."),
      (["--controller", "SSD1680"], "`--controller` needs `--size` as well."),
      (["--controller", "SSD1680", "--size", "122"], "`--size 122` cannot be used."),
      (["--controller", "SSD1680", "--size", "0x9"], "`--size 0x9` cannot be used."),
      (["--controller", "SSD168", "--size", "8x8"], "There is no simulated controller `SSD168`."),
      (["--panel", "waveshare-2in13-v5"], "There is no simulated panel `waveshare-2in13-v5`."),
      (["--panel", "waveshare-2in13-v4", "--glass", "out.gif"], "`--glass out.gif` cannot be used."),
      (
        ["--panel", "waveshare-2in13-v4", "--color-glass", "out.pbm"],
        "`--color-glass` was given for a panel with two inks."
      ),
    ])
  func usage(words: [String], fact: String) async {
    let run = await Run(words: ["replay", "x.trace"] + words)
    #expect(run.status == .usage)
    #expect(run.errors.hasPrefix(fact + "\n"))
  }

  @Test("a picture that cannot be written is an error, not a silence")
  func glassUnwritable() async throws {
    let directory = try TemporaryDirectory()
    let trace = try directory.file("hasty.trace", Self.hasty)
    let run = await Run(
      "replay", trace, "--panel", "waveshare-2in13-v4", "--glass", directory.path + "/none/out.pbm")
    #expect(run.status == .noInput)
    #expect(run.output == "")
  }
}
