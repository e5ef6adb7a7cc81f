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
    ({ $0.replace("model", with: "it's", onLine: 4) }, "model = \"waveshare", "it's = \"waveshare"),
  ]

  @Test("a shell that runs the command changes that one thing", arguments: changes.indices)
  func shell(index: Int) throws {
    let (commands, old, new) = Self.changes[index]
    let path = NSTemporaryDirectory() + "inkglance edit \(UUID().uuidString).toml"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Self.board.write(toFile: path, atomically: true, encoding: .utf8)
    for command in commands(FileEdit(path: path)) {
      let shell = Process()
      shell.executableURL = URL(fileURLWithPath: "/bin/sh")
      shell.arguments = ["-c", command]
      try shell.run()
      shell.waitUntilExit()
      #expect(shell.terminationStatus == 0, "\(command)")
    }
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
          "inkglance list boards --print desk | sudo install -D -m 644 /dev/stdin \(path)",
          "sudo nano \(path)",
        ])
    #expect(
      FileEdit(board: "desk", file: "./desk.toml").open(line: 5, column: 7) == ["nano +5,7 ./desk.toml"])
  }

  @Test("a name that could do something else in a shell is shown to an editor only")
  func hostile() {
    let fault = FileFault(
      .unknownKey(known: ["a"], meant: "a\nb"), file: "x.toml", at: TextPosition(line: 2, column: 1),
      name: "b")
    #expect(FileEdit.commands(for: fault) == ["nano +2,1 x.toml"])
  }
}
