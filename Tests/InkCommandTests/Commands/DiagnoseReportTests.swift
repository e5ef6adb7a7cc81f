import InkBoards
import InkCatalogue
import InkErrors
import InkTimelines
import Testing

@testable import InkCommand

@MainActor
struct DiagnoseReportTests {
  @Test("a table with remedies, and the settings in effect, without what nobody need know")
  func markdown() async throws {
    let directory = try TemporaryDirectory()
    let display = try directory.file(
      "inkglance.toml",
      """
      board = "simulated"
      [[widget]]
      kind = "clock"
      configuration = { title = "Office" }
      """)
    let run = await Run(
      "diagnose", "--report", "--config", display, widgets: WidgetDescriptor.all(in: Catalogue()),
      change: { $0.redaction = Redaction(home: directory.path, user: "anna", host: "attic") })
    #expect(run.status == .checkFailed)
    #expect(run.output.hasPrefix("**inkglance 0.1.0, board simulated**, 2026-03-14T03:00:00Z: "))
    #expect(
      run.output.contains(
        "\n| | check | what was found |\n|---|---|---|\n| ok | machine | no device tree |\n"))
    #expect(
      run.output.contains(
        "\n| **FAIL** | fonts | none of the fonts is installed<br>*Text cannot be drawn as meant.*<br>`sudo apt install "
      ))
    #expect(run.output.contains("\n<details><summary>settings in effect</summary>\n\n```toml\n"))
    #expect(run.output.contains("\nboard = \"simulated\"  # ~/inkglance.toml:1\n"))
    #expect(!run.output.contains(directory.path))
    #expect(run.output.hasSuffix("```\n</details>\n"))
  }

  @Test("it is one or the other")
  func conflict() async {
    #expect(await Run("diagnose", "--report", "--json").status == .usage)
  }
}
