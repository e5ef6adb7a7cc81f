import Foundation
import InkBitmap
import InkBoards
import InkErrors
import InkPanels
import InkRaster
import InkSimulation
import Testing

@testable import InkCommand

@MainActor
@Suite struct PanelShowCommandTests {
  let bench = PanelCommandsTests.Bench()

  /// A PNG of greys from black at the left to white at the right.
  private func ramp(_ width: Int, _ height: Int, in directory: TemporaryDirectory) throws -> String {
    let gray = (0..<(width * height)).map { UInt8($0 % width * 255 / (width - 1)) }
    let path = directory.path + "/ramp.png"
    try PNGFile.write(PNGFile.encode(GrayImage(width: width, height: height, gray: gray)), to: path)
    return path
  }

  private func board(_ text: String, in directory: TemporaryDirectory) throws -> String {
    let path = directory.path + "/mine.toml"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  @Test(
    "A photograph fills the glass with dots as dense as it is dark, in every way of dithering",
    arguments: [
      "ordered", "blue-noise", "floyd-steinberg", "atkinson",
    ])
  func photograph(way: String) async throws {
    let directory = try TemporaryDirectory()
    let path = try ramp(250, 122, in: directory)
    let run = await Run(
      "panel", "show", path, "--dither", way, "--board", "simulated", width: 200, simulate: bench.simulate)
    #expect(run.status == .done, "\(run.errors)")
    #expect(run.output.hasPrefix("simulated waveshare-2in13-v4: \(path) shown, full refresh, "))
    let hardware = try #require(bench.hardware)
    let upright = hardware.glass.frame.rotated(by: .left)
    func dots(_ columns: Range<Int>) -> Int {
      columns.reduce(0) { sum, x in sum + (0..<122).count { upright[x, $0] == .black } }
    }
    let quarters = [dots(0..<62), dots(62..<125), dots(125..<188), dots(188..<250)]
    #expect(quarters == quarters.sorted(by: >) && quarters[0] > 5 * quarters[3])
    #expect(hardware.panelIsSafe && hardware.misuses.isEmpty)
  }

  @Test("Four greys on a board whose file asks for them")
  func greys() async throws {
    let directory = try TemporaryDirectory()
    let path = try ramp(400, 300, in: directory)
    let glass = directory.path + "/glass.png"
    let mine = try board(
      "simulated = true\n[panel]\nmodel = \"waveshare-4in2-v2\"\ngreys = 4\n", in: directory)
    let run = await Run(
      "panel", "show", path, "--board", mine, "--glass", glass, width: 200,
      simulate: bench.simulate)
    #expect(run.status == .done, "\(run.errors)")
    #expect(run.output.contains("gray refresh"))
    let hardware = try #require(bench.hardware)
    let seen = hardware.glass.grayPicture
    #expect(Ink.fourGrays.allSatisfy { ink in seen.pixels(of: ink).bytes.contains { $0 != 0 } })
    let written = try PNGFile.decode(Array(Data(contentsOf: URL(filePath: glass))))
    #expect(Set(written.gray) == [0, 85, 170, 255])
  }

  @Test("Greys that the panel has not are refused before a wire moves")
  func noGreys() async throws {
    let directory = try TemporaryDirectory()
    let mine = try board(
      "simulated = true\n[panel]\nmodel = \"waveshare-2in13b-v4\"\ngreys = 4\n", in: directory)
    let run = await Run("panel", "show", "--text", "x", "--board", mine, simulate: bench.simulate)
    #expect(run.status == .configuration && run.errors.contains("has no greys"))
  }

  @Test("A text stands large and upright in the middle")
  func text() async throws {
    let run = await Run("panel", "show", "--text", "Gone", "--board", "simulated", simulate: bench.simulate)
    #expect(run.status == .done, "\(run.errors)")
    let upright = try #require(bench.hardware).glass.frame.rotated(by: .left)
    let rows = (0..<122).filter { y in (0..<250).contains { upright[$0, y] == .black } }
    let columns = (0..<250).filter { x in (0..<122).contains { upright[x, $0] == .black } }
    let (top, bottom) = (rows.first ?? 0, rows.last ?? 0)
    let (left, right) = (columns.first ?? 0, columns.last ?? 0)
    #expect(bottom - top > 35)
    #expect(abs(left + right - 249) < 12)
  }

  @Test("A picture in portable bits keeps its pixels where it has the screen's size")
  func bits() async throws {
    let directory = try TemporaryDirectory()
    let card = TestCard.frame(width: 250, height: 122)
    let path = directory.path + "/card.pbm"
    try Data(PBMFile.encode(card)).write(to: URL(filePath: path))
    let run = await Run("panel", "show", path, "--board", "simulated", simulate: bench.simulate)
    #expect(run.status == .done, "\(run.errors)")
    #expect(try #require(bench.hardware).glass.frame.rotated(by: .left) == card)
  }

  @Test(
    "What cannot be shown is told",
    arguments: [
      ([], ExitStatus.usage, "needs `FILE`"), (["a.png", "--text", "b"], .usage, "both given"),
      (["a.png", "--dither", "random"], .usage, "nearest or ordered or blue-noise"),
      (["/nowhere/a.png"], .noInput, "/nowhere/a.png"),
    ] as [([String], ExitStatus, String)])
  func refused(words: [String], status: ExitStatus, text: String) async throws {
    let run = await Run(
      words: ["panel", "show"] + words + ["--board", "simulated"], simulate: bench.simulate)
    #expect(run.status == status && run.errors.contains(text), "\(run.errors)")
    #expect(bench.hardware == nil)
  }
}
