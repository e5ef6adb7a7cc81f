import Foundation
import InkBitmap
import InkBoards
import InkErrors
import InkPanels
import InkSimulation
import Testing

@testable import InkCommand

@MainActor
struct PanelCommandsTests {
  /// Keeps the board that a command was given.
  final class Bench {
    var hardware: SimulatedBoard?
    var prepare: (SimulatedBoard) -> Void = { _ in }

    func simulate(_ board: Board) throws -> SimulatedStation {
      let station = try SimulatedStation(board)
      prepare(station.hardware)
      hardware = station.hardware
      return station
    }
  }

  let bench = Bench()

  @Test("the test card is shown upright on the turned panel, and told in one sentence")
  func testCard() async throws {
    let run = await Run("panel", "test-card", "--board", "simulated", width: 200, simulate: bench.simulate)
    #expect(run.status == .done)
    let hardware = try #require(bench.hardware)
    let upright = hardware.glass.frame.rotated(by: .left)
    #expect(upright == TestCard.frame(width: 250, height: 122))
    #expect(hardware.panelIsSafe)
    #expect(hardware.misuses.isEmpty)
    let bytes = hardware.wires.counters.spiBytes
    #expect(
      run.output.hasPrefix("simulated waveshare-2in13-v4: test card shown, full refresh, "))
    #expect(
      run.output.contains("refresh, \(bytes - 2) bytes") || run.output.contains("refresh, \(bytes) bytes"))
    #expect(run.output.hasSuffix(" ms in all, panel asleep\n"))
    #expect(run.errors == "")
  }

  @Test("clearing makes the glass white")
  func clear() async throws {
    let run = await Run("panel", "clear", "--board", "simulated", simulate: bench.simulate)
    #expect(run.status == .done)
    let hardware = try #require(bench.hardware)
    #expect(hardware.glass.frame == Frame(width: 122, height: 250))
    #expect(hardware.panelIsSafe)
  }

  @Test("sleeping leaves the picture")
  func sleep() async throws {
    var before: Frame?
    bench.prepare = { before = $0.glass.frame }
    let run = await Run("panel", "sleep", "--board", "simulated", simulate: bench.simulate)
    #expect(run.output == "simulated waveshare-2in13-v4: put to sleep, panel asleep\n")
    let hardware = try #require(bench.hardware)
    #expect(hardware.glass.frame == before)
    #expect(hardware.panelIsSafe)
  }

  @Test("glass and trace are written, and the trace replays to the glass")
  func files() async throws {
    let directory = try TemporaryDirectory()
    let (glass, trace) = (directory.path + "/g.pbm", directory.path + "/t.trace")
    let run = await Run(
      "panel", "test-card", "--board", "simulated", "--glass", glass, "--trace", trace, "--json")
    #expect(run.status == .done)
    let replay = await Run(
      "replay", trace, "--panel", "waveshare-2in13-v4", "--glass", directory.path + "/r.pbm")
    #expect(replay.status == .done)
    #expect(directory.bytes("g.pbm") == directory.bytes("r.pbm"))
    #expect(directory.bytes("g.pbm")?.prefix(11) == Array("P4\n122 250\n".utf8)[...])
    let json = try #require(run.json)
    #expect(
      Set(json.keys) == [
        "schema", "board", "simulated", "panel", "done", "mode", "sent_bytes", "transfers", "line_sets",
        "busy_ms",
        "total_ms", "asleep",
      ])
    #expect(json["mode"] as? String == "full")
  }

  @Test("the explanation of the card names every wrong look, and what the simulated glass shows")
  func explain() async throws {
    let run = await Run("panel", "test-card", "--explain", "--board", "simulated", width: 100)
    #expect(run.status == .done)
    for fault in TestCardFault.allCases { #expect(run.output.contains("- " + String(fault.look.prefix(20)))) }
    #expect(run.output.hasSuffix("The simulated glass shows the card as it should be.\n"))
    #expect(run.widestLine <= 100)
    let json = try #require(await Run("panel", "test-card", "--explain", "--json").json)
    #expect(json["glass_is_right"] as? Bool == true && json["seen_fault"] is NSNull)
    #expect((json["faults"] as? [[String: Any]])?.count == TestCardFault.allCases.count)
  }

  @Test("wiping tells of each refresh and leaves a white panel, asleep")
  func wipe() async throws {
    let run = await Run("panel", "wipe", "--rounds", "1", "--board", "simulated", simulate: bench.simulate)
    #expect(run.status == .done)
    #expect(run.errors.contains("1 of 2: black, ") && run.errors.contains("2 of 2: white, "))
    let hardware = try #require(bench.hardware)
    #expect(hardware.glass.frame == Frame(width: 122, height: 250) && hardware.panelIsSafe)
    #expect(await Run("panel", "wipe", "--rounds", "11").status == .usage)
  }

  @Test("an Inky's EEPROM is read, and one that names another panel is told")
  func inky() async throws {
    let directory = try TemporaryDirectory()
    let board = try directory.file(
      "inky.toml", "title = \"Inky\"\nsimulated = true\n[panel]\nmodel = \"inky-what-black\"\n")
    let run = await Run("panel", "identify", "--board", board, width: 120)
    #expect(run.status == .done)
    #expect(run.output.contains("black wHAT (SSD1683), 400 × 300, black, board 1.2"))
    bench.prepare = {
      $0.bus.attach(InkyEEPROMSimulator(width: 400, height: 300, color: 2, variant: 18), at: 0x50)
    }
    let other = await Run("panel", "identify", "--board", board, width: 120, simulate: bench.simulate)
    #expect(other.status == .checkFailed)
    #expect(other.output.contains("the EEPROM names another panel: inky-what-red"))
    let json = try #require(
      await Run("panel", "identify", "--board", board, "--json", simulate: bench.simulate).json)
    #expect((json["eeprom"] as? [String: Any])?["model"] as? String == "inky-what-red")
    #expect(json["matches"] as? Bool == false && (json["cannot_tell"] as? [String])?.isEmpty == false)
  }

  @Test("glass as PNG is a PNG")
  func png() async throws {
    let directory = try TemporaryDirectory()
    let run = await Run("panel", "clear", "--glass", directory.path + "/g.png")
    #expect(run.status == .done)
    #expect(directory.bytes("g.png")?.prefix(4) == [0x89, 0x50, 0x4E, 0x47][...])
  }

  @Test(
    "a panel that does not answer is an error with its status, and is made safe",
    arguments: ["clear", "test-card", "sleep"])
  func deadPanel(command: String) async throws {
    bench.prepare = { $0.wires.busyFault = .stuck(.high) }
    let run = await Run("panel", command, "--board", "simulated", simulate: bench.simulate)
    #expect(run.status == .deviceUnavailable)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("BUSY on simulated BUSY was still high after"))
    #expect(try #require(bench.hardware).panelIsSafe)
  }

  @Test("a wire that fails at any step leaves the panel safe")
  func failingWires() async throws {
    _ = await Run("panel", "clear", "--board", "simulated", simulate: bench.simulate)
    let steps = try #require(bench.hardware).faults.steps
    #expect(steps > 20)
    for step in 1...steps {
      bench.prepare = { $0.faults.fail(atStep: step, with: .failed) }
      let run = await Run("panel", "clear", "--board", "simulated", simulate: bench.simulate)
      #expect(run.status == .inputOutput, "step \(step)")
      #expect(try #require(bench.hardware).panelIsSafe, "step \(step)")
    }
  }

  @Test("a real panel shows its glass by itself")
  func realBoard() async {
    let run = await Run("panel", "clear", "--board", "waveshare-epd-2in13-v4", "--glass", "x.png")
    #expect(run.status == .usage)
    #expect(
      run.errors.hasPrefix("`--glass` was given for the board \"waveshare-epd-2in13-v4\", which is real.\n"))
  }

  @Test("a real panel without its nodes is a device that cannot be had")
  func noNodes() async {
    let run = await Run("panel", "clear", "--board", "waveshare-epd-2in13-v4")
    #expect(run.status == .deviceUnavailable)
    #expect(run.output == "")
  }

  @Test("after a failure the trace tells what led to it")
  func traceOfFailure() async throws {
    let directory = try TemporaryDirectory()
    bench.prepare = { $0.wires.busyFault = .stuck(.high) }
    let run = await Run(
      "panel", "clear", "--board", "simulated", "--trace", directory.path + "/t.trace",
      simulate: bench.simulate)
    #expect(run.status == .deviceUnavailable)
    let text = String(decoding: try #require(directory.bytes("t.trace")), as: UTF8.self)
    #expect(text.hasPrefix("power high\n"))
    #expect(try WireTrace(parsing: text).events.contains(.busy))
  }

  @Test("the panel that the board file names is recognised")
  func identify() async throws {
    let run = await Run("panel", "identify", "--board", "simulated", simulate: bench.simulate)
    #expect(run.status == .done)
    #expect(
      run.output == """
        named         waveshare-2in13-v4, SSD1680
        after reset   BUSY is low
        commands      BUSY answers
        not readable  controller revision, waveforms, glass, inks, size
        verdict       as the board file says

        """)
    #expect(try #require(bench.hardware).panelIsSafe)
  }

  @Test("an IT8951 is asked what it and its panel are")
  func identifyParallel() async throws {
    let directory = try TemporaryDirectory()
    let board = try directory.file(
      "it.toml", "simulated = true\n[panel]\nmodel = \"waveshare-6in-it8951\"\nvcom = -1.53\n")
    let run = await Run("panel", "identify", "--board", board, width: 120)
    #expect(run.status == .done)
    #expect(run.output.contains("800 × 600, firmware SWv_0.2, waveforms M841_TFA2812, VCOM -1530 mV"))
    #expect(run.output.contains("not readable  glass\n"))
  }

  @Test("an IT8951 whose panel has another size says so, and tells which")
  func identifyOtherSize() async throws {
    let directory = try TemporaryDirectory()
    let board = try directory.file(
      "it.toml", "simulated = true\n[panel]\nmodel = \"waveshare-6in-hd-it8951\"\n")
    let run = await Run("panel", "identify", "--board", board, width: 120) {
      try SimulatedStation($0, glass: "waveshare-6in-it8951")
    }
    #expect(run.status == .checkFailed)
    #expect(run.output.contains("800 × 600, firmware SWv_0.2, waveforms M841_TFA2812, VCOM -1500 mV"))
    #expect(run.output.contains("The controller says that its panel has 800 × 600 pixels"))
    #expect(run.output.contains("inkglance list panels IT8951"))
  }

  @Test("an IT8951 without its cable is told by what its own lines did")
  func identifyParallelOff() async throws {
    let directory = try TemporaryDirectory()
    let board = try directory.file(
      "it.toml", "simulated = true\n[panel]\nmodel = \"waveshare-6in-it8951\"\n")
    bench.prepare = { $0.wires.isPanelConnected = false }
    let off = await Run("panel", "identify", "--board", board, width: 120, simulate: bench.simulate)
    #expect(off.status == .deviceUnavailable)
    #expect(off.errors.contains("HRDY on simulated BUSY was still low after 3000 ms after the reset"))
    bench.prepare = {
      $0.wires.isPanelConnected = false
      $0.wires.busyBias = .high
    }
    let mute = await Run("panel", "identify", "--board", board, width: 120, simulate: bench.simulate)
    #expect(mute.status == .deviceUnavailable)
    #expect(mute.errors.contains("The controller told no size"))
  }

  @Test("another panel is told, with what to do")
  func identifyOther() async throws {
    bench.prepare = { $0.wires.isPanelConnected = false }
    let run = await Run("panel", "identify", "--board", "simulated", "--json", simulate: bench.simulate)
    #expect(run.status == .checkFailed)
    let json = try #require(run.json)
    #expect(json["matches"] as? Bool == false)
    #expect(json["busy_after_reset"] as? String == "high")
    #expect(
      Set(json.keys) == [
        "schema", "board", "panel", "controller", "busy_after_reset", "busy_answers_commands", "matches",
        "fact", "eeprom", "controller_tells", "cannot_tell",
      ])
  }
}
