/// Help for people, from the declarations.
enum HelpText {
  /// The program's own help.
  static func program(_ name: String, commands: [CommandDeclaration], width: Int) -> String {
    var text = "\(name): widgets on e-paper\n\nusage: \(name) COMMAND [OPTIONS]\n\ncommands:\n"
    text += table(commands.map { ($0.name, $0.summary) }, width: width)
    text += "\nWith nothing configured every command uses a simulated board, so that each shows something.\n"
    text += "`\(name) COMMAND --help` explains one.\n"
    return text
  }

  /// One command's help.
  static func command(_ command: CommandDeclaration, program name: String, width: Int) -> String {
    let operands = command.operands.map { $0.isOptional ? "[\($0.name)]" : $0.name }
    var text = "\(name) \(command.name): \(command.summary)\n\n"
    text += "usage: " + ([name, command.name] + operands + ["[OPTIONS]"]).joined(separator: " ") + "\n"
    if !command.discussion.isEmpty {
      text += "\n" + wrap(command.discussion, width: width).joined(separator: "\n") + "\n"
    }
    if !command.operands.isEmpty {
      text += "\n" + table(command.operands.map { ($0.name, $0.help) }, width: width)
    }
    text += "\noptions:\n"
    let options = command.options + [OptionDeclaration("help", nil, "this text")]
    text += table(options.map { ("--\($0.name)" + ($0.value.map { " \($0)" } ?? ""), $0.help) }, width: width)
    text += "\nexamples:\n"
    for example in command.examples {
      text +=
        "  \(example.command)\n" + wrap(example.effect, width: width - 6).map { "      \($0)\n" }.joined()
    }
    return text
  }

  /// Two columns; the second is wrapped, and goes below the first where the first is long or the page narrow.
  static func table(_ rows: [(String, String)], width: Int) -> String {
    let longest = rows.map(\.0.count).max() ?? 0
    let column = min(longest, max(10, width / 3)) + 4
    return rows.map { name, help in
      let lines = wrap(help, width: max(16, width - column))
      let indent = String(repeating: " ", count: column)
      let head = "  " + name
      if head.count + 2 > column { return head + "\n" + lines.map { indent + $0 + "\n" }.joined() }
      let padding = String(repeating: " ", count: column - head.count)
      return lines.enumerated().map { ($0.offset == 0 ? head + padding : indent) + $0.element + "\n" }
        .joined()
    }.joined()
  }

  /// Words broken into lines of at most `width` characters; a longer word has a line of its own.
  static func wrap(_ text: String, width: Int) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph -> [String] in
      var lines: [String] = []
      var line = ""
      for word in paragraph.split(separator: " ") {
        if line.isEmpty {
          line = String(word)
        } else if line.count + 1 + word.count <= width {
          line += " " + word
        } else {
          lines.append(line)
          line = String(word)
        }
      }
      return lines + [line]
    }
  }
}
