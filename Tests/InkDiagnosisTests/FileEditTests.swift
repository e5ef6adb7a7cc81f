import Foundation
import InkBoards
import Testing

@testable import InkDiagnosis

struct FileEditTests {
  private static let board = """
    title = "Desk"

    [panel]
    model = "waveshare-2in13-v4"
    clock = 32_000_000
    lines = { data_command = 25, reset = 17, busy = 40 }

    [gauge]
    model = "max17048"
    bus = 1

    [more]
    wires = { busy = 24, abus = 1, bus = 1 }
    names = { aa = "aa", a = "a" }

    """

  private static let changes: [(@Sendable (FileEdit) -> [String], String, String)] = [
    (
      { $0.set([("address", "0x36"), ("model", "\"ina219\"")], in: "gauge") },
      "[gauge]\nmodel = \"max17048\"\n", "[gauge]\naddress = 0x36\nmodel = \"ina219\"\n"
    ),
    ({ $0.set("title", to: "\"A/B & C\"") }, "\"Desk\"", "\"A/B & C\""),
    ({ $0.remove("clock", from: "panel") }, "clock = 32_000_000\n", ""),
    ({ $0.addLine("power", 18) }, "busy = 40 }", "busy = 40, power = 18 }"),
    ({ $0.setNumber("busy", from: 40, to: 21, onLine: 6) }, "busy = 40", "busy = 21"),
    ({ $0.rename("model", to: "it's", onLine: 4) }, "model = \"waveshare", "it's = \"waveshare"),
    ({ $0.rename("bus", to: "reset", onLine: 13) }, ", bus = 1 }", ", reset = 1 }"),
    ({ $0.setNumber("bus", from: 1, to: 2, onLine: 13) }, ", bus = 1 }", ", bus = 2 }"),
    ({ $0.replace("a", with: "b/c", onLine: 14) }, "= \"a\"", "= \"b/c\""),
  ]

  /// What a shell ends with.
  private static func run(_ command: String) throws -> Int32 {
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", command]
    try shell.run()
    shell.waitUntilExit()
    return shell.terminationStatus
  }

  @Test("a shell that runs the command changes that one thing", arguments: changes.indices)
  func shell(index: Int) throws {
    let (commands, old, new) = Self.changes[index]
    let path = NSTemporaryDirectory() + "inkglance edit \(UUID().uuidString).toml"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Self.board.write(toFile: path, atomically: true, encoding: .utf8)
    for command in commands(FileEdit(path: path)) { #expect(try Self.run(command) == 0, "\(command)") }
    let expected = Self.board.replacing(old, with: new)
    // What is written anew stands at the head of its table.
    let isReordered = index == 0
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let wanted = isReordered ? Set(expected.split(separator: "\n")) : Set()
    #expect(isReordered ? Set(text.split(separator: "\n")) == wanted : text == expected, "\(text)")
  }

  @Test("lines in a table of their own get the new one there")
  func table() {
    #expect(
      FileEdit(path: "a.toml").addLine("power", 18)
        == [#"sed -i -e '/^ *lines *=/s/ *}/, power = 18 }/' -e '/^\[panel\.lines\]/a power = 18' a.toml"#])
  }

  @Test("a board that is built in gets a file first, and root's files are changed by root")
  func builtIn() {
    let path = "/etc/inkglance/boards/desk.toml"
    #expect(
      FileEdit(board: "desk", file: nil).open()
        == [
          "test -e \(path) || { board=$(inkglance list boards --print desk); "
            + "printf '%s\\n' \"$board\" | sudo install -D -m 644 /dev/stdin \(path); }",
          "sudo nano \(path)",
        ])
    #expect(
      FileEdit(board: "desk", file: "./desk.toml").open(line: 5, column: 7) == ["nano +5,7 ./desk.toml"])
  }

  @Test("a built-in board that is written out once more keeps what was changed in between")
  func twice() throws {
    let directory = NSTemporaryDirectory() + "inkglance edit \(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: directory) }
    let file = "\(directory)/boards/desk.toml"
    // `--print` reads the file that is there in place of the board that is built in. Functions of the shell's: a program
    // that was just written cannot be run while another thread starts one.
    let programs = "sudo() { \"$@\"; }; inkglance() { cat '\(file)' 2>/dev/null || echo 'title = \"Desk\"'; }"
    let edit = FileEdit(board: "desk", file: nil)
    for (title, expected) in [("Attic", "title = \"Attic\"\n"), (nil, "title = \"Attic\"\n")] {
      let commands = title.map { edit.set("title", to: "\"\($0)\"") } ?? Array(edit.open().prefix(1))
      for command in commands {
        let own = command.replacing("/etc/inkglance/boards/desk.toml", with: "'\(file)'")
        #expect(try Self.run("\(programs); \(own)") == 0, "\(own)")
      }
      #expect(try String(contentsOfFile: file, encoding: .utf8) == expected)
    }
  }

  nonisolated static let unsure: [(FileFault.Problem, String)] = [
    // A name that could do something else in a shell.
    (.unknownKey(known: ["a"], meant: "a\nb"), "b"),
    (.unknownName("a\u{1B}", of: "panel model", known: ["ab"]), "model"),
    // One that is no whole word to sed, and one that a file holds in another form.
    (.unknownKey(known: ["slot"], meant: "slot"), "slot-"),
    (.unknownName("a\"b", of: "panel model", known: ["ab"]), "model"),
  ]

  @Test("a name that a command cannot be sure of is shown to an editor only", arguments: unsure)
  func hostile(problem: FileFault.Problem, name: String) {
    let fault = FileFault(problem, file: "x.toml", at: TextPosition(line: 2, column: 1), name: name)
    #expect(fault.suggestion != nil)
    #expect(FileEdit(path: "x.toml").commands(for: fault) == ["nano +2,1 x.toml"])
  }
}
