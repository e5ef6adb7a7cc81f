import Foundation
import InkBoards
import InkCatalogue
import InkErrors
import InkTimelines
import Testing

@testable import InkCommand
@testable import InkHost

/// Every fault as a person meets it: the page that `diagnose` prints on a Raspberry Pi that is broken so, and whether what
/// it advises mends it.
@MainActor
struct BoardFaultTests {
  private static func schema() throws -> JSONSchema {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try JSONSchema(contentsOf: package.appending(path: "docs/diagnose.schema.json").path)
  }

  /// One page, as JSON, on a Pi.
  private func diagnose(_ pi: SimulatedPi, _ options: [String] = []) async -> Run {
    // Whoever is asked says that the card looks right: what no eye need see is told all the same.
    await Run(
      words: ["diagnose", "--json"] + options,
      change: {
        $0.readLine = { "y" }
        $0 = pi.surround($0)
      })
  }

  private func checks(of run: Run) throws -> [[String: Any]] {
    try #require(run.json?["checks"] as? [[String: Any]], "\(run.output)\(run.errors)")
  }

  /// What a service answers that was started again and runs well.
  private static var well: ControlAnswer {
    var status = DisplayStatus.fixture
    status.errors = []
    status.decisions.removeAll { $0.done == "full" }
    status.widgets.removeAll { $0.failures > 0 }
    var answer = ControlAnswer()
    answer.status = status
    return answer
  }

  @Test("there are forty and more, each with a page of its own, and all is well on a Pi without one")
  func count() async throws {
    #expect(BoardFault.all.count > 40)
    #expect(Set(BoardFault.all.map(\.name)).count == BoardFault.all.count)
    #expect(BoardFault.all.dropFirst().map(\.name) == BrokenPage.all.map(\.fault))
    let pi = try SimulatedPi(board: BoardFault.source)
    let run = await diagnose(pi)
    #expect(run.status == .done)
    for check in try checks(of: run) {
      #expect(["passed", "skipped"].contains(check["outcome"] as? String), "\(check)")
    }
  }

  @Test("the page names the cause, and what it advises mends it", arguments: BrokenPage.all)
  func page(_ page: BrokenPage) async throws {
    let fault = try #require(BoardFault.all.first { $0.name == page.fault })
    let pi = try SimulatedPi(board: BoardFault.source)
    try fault.breakIt(pi)
    let broken = await diagnose(pi)

    // The page is as the schema says, and ends as its worst finding does.
    let document = try JSONSerialization.jsonObject(with: Data(broken.output.utf8))
    #expect(try Self.schema().faults(of: document) == [])
    #expect(broken.status == (page.isWarning ? .done : .checkFailed))
    #expect(!broken.output.contains(pi.root))

    // The cause, with its remedy.
    let checks = try checks(of: broken)
    let name = fault.check.replacing(" ", with: "_")
    let finding = try #require(checks.first { $0["name"] as? String == name })
    #expect(finding["outcome"] as? String == (page.isWarning ? "warned" : "failed"), "\(finding)")
    #expect(finding["fact"] as? String == page.fact)
    let remedy =
      (finding["remedy"] as? String ?? "") + "\n"
      + (finding["commands"] as? [String] ?? []).joined(separator: "\n")
    for part in page.remedy { #expect(remedy.contains(part), "\(part) is not in \(remedy)") }

    // Nothing else is called wrong but what follows from it.
    var commands: [String] = []
    for check in checks where ["failed", "warned"].contains(check["outcome"] as? String) {
      let other = check["name"] as? String ?? ""
      #expect(other == name || page.others.contains(other), "\(check)")
      commands += check["commands"] as? [String] ?? []
    }

    // What it advises is done, command by command, then what takes hands.
    var service: FakeDisplay?
    for command in commands {
      if command.hasPrefix("inkglance ") {
        let words = command.split(separator: " ").dropFirst().map(String.init)
        let run = await Run(words: words, change: { $0 = pi.surround($0) })
        #expect(run.status != .usage && run.status != .software, "\(command): \(run.errors)")
      } else {
        let isKnown = try pi.shell(command) {
          service = FakeDisplay(Self.well)
          pi.controlSockets = [service?.path ?? ""]
        }
        #expect(isKnown, "nobody knows what \(command) does")
      }
    }
    try page.hands(pi)
    let mended = await diagnose(pi)
    #expect(mended.status == .done, "\(mended.output)")
    for check in try self.checks(of: mended) {
      #expect(["passed", "skipped"].contains(check["outcome"] as? String), "\(check)")
    }
  }

  @Test("a revision with another waveform is told by the time of BUSY, whatever the person sees")
  func revision() async throws {
    let pi = try SimulatedPi(board: BoardFault.source)
    pi.glass = "waveshare-2in13-v3"
    let checks = try checks(of: await diagnose(pi, ["--active"]))
    let card = try #require(checks.first { $0["name"] as? String == "test_card" })
    #expect(card["outcome"] as? String == "failed")
    #expect(
      card["fact"] as? String
        == "the partial refresh takes 246 ms, where waveshare-2in13-v4 takes about 692 ms")
    pi.glass = nil
    let right = try self.checks(of: await diagnose(pi, ["--active"]))
    #expect(right.last?["outcome"] as? String == "passed")
  }

  @Test("by hand: the option, on the page a person reads, and a name that is misspelt")
  func option() async {
    let run = await Run("diagnose", "--fault", "busy-floating", width: 300)
    #expect(run.status == .checkFailed)
    #expect(run.output.contains("\nFAIL  panel             BUSY floats: nothing drives it after a reset"))
    let misspelt = await Run("diagnose", "--fault", "busy-floting", width: 300)
    #expect(misspelt.status == .usage)
    #expect(misspelt.errors.contains("did you mean `busy-floating`?"))
    let list = await Run("list", "faults", width: 300)
    for fault in BoardFault.all { #expect(list.output.contains("\n\(fault.name) "), "\(fault.name)") }
  }

  @Test("a person's own display and board are what is broken")
  func ownFiles() async throws {
    let directory = try TemporaryDirectory()
    _ = try directory.file(
      "boards/mine.toml", String(decoding: try BoardFault.source.bytes, as: UTF8.self))
    let display = try directory.file(
      "inkglance.toml", "locale = \"de_DE\"\nboard = \"mine\"\n\n[[widget]]\nkind = \"clock\"\n")
    let paths = ConfigurationPaths(boards: [directory.path + "/boards"], displays: [display])
    let widgets = WidgetDescriptor.all(in: Catalogue())
    let held = await Run(
      words: ["diagnose", "--fault", "line-held"], width: 200, widgets: widgets, paths: paths)
    #expect(held.output.contains("board mine"))
    #expect(held.output.contains("de_DE: the "))
    #expect(held.output.contains("ok    configuration     /etc/inkglance/inkglance.toml, board mine"))
    let fast = await Run(
      words: ["diagnose", "--fault", "spi-too-fast", "--config", display], width: 200, widgets: widgets,
      paths: ConfigurationPaths(boards: paths.boards, displays: []))
    #expect(fast.output.contains("/etc/inkglance/boards/mine.toml"))
    // What a fault writes into the display file takes the place of what a person wrote.
    let glyphs = await Run(
      words: ["diagnose", "--fault", "no-glyphs"], width: 200, widgets: widgets, paths: paths)
    #expect(glyphs.output.contains("FAIL  glyphs            ja_JP: no font has"))
    #expect(!glyphs.output.contains("de_DE"))
  }

  @Test("a gauge that a driver has is told by the scan as by any kernel, and a bus that is not there as that")
  func scan() async {
    let held = await Run("gauge", "scan", "--fault", "gauge-held", width: 120)
    #expect(held.status == .done)
    #expect(held.output.contains("the kernel driver max17040 has it"), "\(held.output)\(held.errors)")
    let missing = await Run("gauge", "scan", "--fault", "i2c-off", width: 120)
    #expect(missing.errors.contains("Opening /dev/i2c-1 failed: it does not exist (ENOENT)."))
    let forbidden = await Run("gauge", "scan", "--fault", "no-group", width: 120)
    #expect(forbidden.status == .noPermission)
  }

  @Test("a display that is run on a broken board ends with the same cause")
  func run() async {
    let held = await Run("run", "--once", "--fault", "line-held", width: 300)
    #expect(held.status == .deviceUnavailable)
    #expect(
      held.errors.contains("Requesting GPIO24 (gpiochip0 line 24) failed: it is held by \"lg\" (EBUSY)."))
    let stuck = await Run("run", "--once", "--fault", "busy-stuck-high", width: 300)
    #expect(stuck.status == .deviceUnavailable)
    #expect(stuck.errors.contains("BUSY on simulated BUSY was still high after 2020 ms after the reset"))
    let deaf = await Run(
      "run", "--once", "--fault", "busy-stuck-low", width: 300, widgets: WidgetDescriptor.all(in: Catalogue())
    )
    #expect(deaf.status == .deviceUnavailable)
    #expect(deaf.errors.contains("BUSY on simulated BUSY stayed low for 2000 ms during the full refresh"))
    let well = await Run(
      "run", "--once", "--fault", "none", width: 300, widgets: WidgetDescriptor.all(in: Catalogue()))
    #expect(well.status == .done)
    #expect(well.output.contains("full (first picture since the start)"), "\(well.output)\(well.errors)")
    let gauge = await Run("gauge", "--fault", "no-battery", width: 300)
    #expect(gauge.errors.contains("answers with ones only"))
    let scan = await Run("gauge", "scan", "--fault", "other-gauge", width: 300)
    #expect(scan.output.contains("lc709203f"))
  }
}

extension BoardFault {
  /// The board that is broken.
  static var source: (name: String, file: String, bytes: [UInt8]) {
    get throws { try BoardFile.source(of: board, paths: ConfigurationPaths(boards: [], displays: [])) }
  }
}
