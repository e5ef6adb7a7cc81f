import Foundation
import InkErrors
import Testing

@testable import InkCommand

@MainActor
struct CompletionScriptTests {
  private let directory: TemporaryDirectory
  private let script = CompletionScript(
    program: "my-shelf", commands: Program.commands.map(\.declaration),
    names: CompletionNames(
      boards: ["desk", "door"], panels: ["panel-a", "panel-b", "Panel 3.7\" (B)"],
      widgets: ["clock", "date"], families: ["accessoryCircular", "accessoryInline"]))

  init() throws { directory = try TemporaryDirectory() }

  @Test("every command and every option is in every script", arguments: Shell.allCases)
  func complete(shell: Shell) {
    let text = script.text(for: shell)
    for command in script.commands {
      #expect(text.contains(command.name), "\(command.name)")
      for option in command.options {
        #expect(text.contains(shell == .fish ? "-l \(option.name) " : "--\(option.name)"), "\(option.name)")
      }
    }
    #expect(!text.contains("inkglance completion"))
  }

  @Test("a shell finds no fault in its script", arguments: Shell.allCases)
  func syntax(shell: Shell) throws {
    guard let tool = Tool(shell.rawValue) else { return }
    let file = try directory.file("script", script.text(for: shell))
    let result = try tool.run("-n", file)
    #expect(result.status == 0)
    #expect(result.output == "")
  }

  /// A command line, its last word unfinished, and what is offered for that.
  nonisolated static let offers: [([String], [String])] = [
    (["st"], ["status"]), (["panel", ""], ["show", "test-card", "clear", "wipe", "sleep", "identify"]),
    (["run", "--bo"], ["--board"]), (["run", "--board", "d"], ["desk", "door"]),
    (["preview", "--panel", ""], ["panel-a", "panel-b"]),
    (["run", "--once", "--board", "=", "de"], ["desk"]), (["preview", "--kind", "cl"], ["clock"]),
    (["preview", "--family", "accessoryC"], ["accessoryCircular"]), (["reload", "d"], ["date"]),
    (["help", "li"], ["list"]), (["help", "panel", "c"], ["clear"]), (["run", "--ticks", ""], []),
    (["completion", ""], ["bash", "zsh", "fish"]), (["check", "FILE"], ["FILE-a", "FILE-b"]),
  ]

  @Test("bash is offered what fits", arguments: offers)
  func bash(words: [String], expected: [String]) throws {
    let bash = try #require(Tool("bash"))
    let file = try directory.file("script", script.text(for: .bash))
    _ = try directory.file("FILE-a", "")
    _ = try directory.file("FILE-b", "")
    let line = (["my-shelf"] + words).map { "'\($0)'" }.joined(separator: " ")
    let program = """
      cd '\(directory.path)'; source '\(file)'; COMP_WORDS=(\(line)); COMP_CWORD=\(words.count)
      _my_shelf; printf '%s\\n' "${COMPREPLY[@]}"
      """
    let offered = try bash.run("-c", program).output.split(separator: "\n").map(String.init)
    #expect(offered.sorted() == expected.sorted())
  }

  @Test("the command prints the script of a shell, and names those there are")
  func command() async {
    let run = await Run("completion", "bash", name: "shelf")
    #expect(run.status == .done)
    #expect(run.output.hasPrefix("# bash completion for shelf, made by `shelf completion bash`\n"))
    #expect(run.output.contains("waveshare-2in13-v4"))
    let wrong = await Run("completion", "fissh")
    #expect(wrong.status == .usage)
    #expect(wrong.errors.contains("did you mean `fish`?"))
  }
}
