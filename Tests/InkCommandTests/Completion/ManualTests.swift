import Foundation
import Testing

@testable import InkCommand

@MainActor
struct ManualTests {
  @Test("the manual explains every command, its options and its examples, and every exit status")
  func whole() async {
    let run = await Run("help", "--man", name: "shelf")
    #expect(run.status == .done)
    #expect(run.output.hasPrefix(".TH SHELF 1 \"\" \"shelf \(Version.number)\"\n.SH NAME\nshelf \\- widgets"))
    let commands = Program.commands.map(\.declaration)
    for command in commands {
      #expect(run.output.contains(".SS \(Manual.plain(command.name))\n"))
      for option in command.options {
        #expect(run.output.contains("\\fB\\-\\-\(Manual.plain(option.name))\\fR"), "\(option.name)")
      }
    }
    #expect(run.output.contains("  shelf run \\-\\-ticks 3 \\-\\-speed 60 \\-\\-glass glass.png\n"))
    for status in [0, 1, 64, 65, 66, 69, 70, 74, 77, 78] {
      #expect(run.output.contains(".B \(status)\n"))
    }
  }

  @Test(
    "text is not taken for requests or escapes",
    arguments: [
      ("a-b", "a\\-b"), ("a\\n", "a\\en"), (".so x", "\\&.so x"), ("'x", "\\&'x"),
      ("see `a-b` and c", "see \\fBa\\-b\\fR and c"), ("a ` b", "a ` b"),
    ])
  func plain(text: String, expected: String) { #expect(Manual.plain(text) == expected) }

  @Test("groff finds no fault in it")
  func groff() async throws {
    guard let groff = Tool("groff") else { return }
    let directory = try TemporaryDirectory()
    let page = await Run("help", "--man").output
    let file = try directory.file("page.1", page)
    let result = try groff.run("-man", "-ww", "-Kutf8", "-Tutf8", "-z", file)
    #expect(result.output == "")
    #expect(result.status == 0)
  }
}
