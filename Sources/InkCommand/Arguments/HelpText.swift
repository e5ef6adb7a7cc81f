/// Help for people, from the declarations.
enum HelpText {
  /// The program's own help.
  static func program(_ name: String, commands: [CommandDeclaration], width: Int) -> String {
    let closing =
      "With nothing configured every command uses a simulated board, so that each shows something. "
      + "`\(name) COMMAND --help` explains one command, `\(name) help --man` is the whole manual."
    return """
      \(name): widgets on e-paper

      usage: \(name) COMMAND [OPTIONS]

      commands:
      \(table(commands.map { ($0.name, $0.summary) }, width: width))
      \(page(closing, width: width))

      """
  }

  /// The help on the commands that share a first word.
  static func family(
    _ word: String, members: [CommandDeclaration], program name: String, width: Int
  ) -> String {
    """
    usage: \(name) \(word) COMMAND [OPTIONS]

    commands:
    \(table(members.map { ($0.name, $0.summary) }, width: width))
    \(page("`\(name) \(word) COMMAND --help` explains one command.", width: width))

    """
  }

  /// One command's help; `also` are the commands that begin with its name.
  static func command(
    _ command: CommandDeclaration, also: [CommandDeclaration] = [], program name: String, width: Int
  ) -> String {
    var sections = [
      page("\(name) \(command.name): \(command.summary)", width: width) + "\n",
      usage(of: command, program: name, width: width),
    ]
    if !command.discussion.isEmpty { sections.append(page(command.discussion, width: width) + "\n") }
    if !command.operands.isEmpty {
      sections.append(table(command.operands.map { ($0.name, $0.help) }, width: width))
    }
    let options = command.options + [OptionDeclaration("help", nil, "this text")]
    sections.append(
      "options:\n"
        + table(
          options.map { ("--\($0.name)" + ($0.value.map { " \($0)" } ?? ""), $0.help) }, width: width))
    sections.append("examples:\n" + examples(of: command, program: name, width: width))
    if !also.isEmpty {
      sections.append("see also:\n" + table(also.map { ($0.name, $0.summary) }, width: width))
    }
    return sections.joined(separator: "\n")
  }

  /// Two columns; the second is wrapped, and goes below the first where the first is long or the page narrow.
  static func table(_ rows: [(String, String)], width: Int) -> String {
    let longest = rows.map(\.0.count).max() ?? 0
    let column = min(longest, max(10, width / 3)) + 4
    return rows.map { name, help in
      let lines = TextWrap.lines(help, width: max(16, width - column))
      let indent = String(repeating: " ", count: column)
      let head = "  " + name
      if head.count + 2 > column { return head + "\n" + lines.map { indent + $0 + "\n" }.joined() }
      let padding = String(repeating: " ", count: column - head.count)
      return lines.enumerated().map { ($0.offset == 0 ? head + padding : indent) + $0.element + "\n" }
        .joined()
    }.joined()
  }

  private static func usage(
    of command: CommandDeclaration, program name: String, width: Int
  ) -> String {
    let operands = command.operands.map { operand in
      let name = operand.isRepeated ? operand.name + "…" : operand.name
      return operand.isOptional ? "[\(name)]" : name
    }
    let words = ([name, command.name] + operands + ["[OPTIONS]"]).joined(separator: " ")
    return TextWrap.lines("usage: " + words, width: width).joined(separator: "\n       ") + "\n"
  }

  private static func examples(
    of command: CommandDeclaration, program name: String, width: Int
  ) -> String {
    command.examples.map { example in
      let line = example.command.replacingFirst("inkglance ", with: name + " ")
      return TextWrap.commandLines(line, width: width, indent: 2).map { $0 + "\n" }.joined()
        + TextWrap.lines(example.effect, width: width, indent: 6).map { $0 + "\n" }.joined()
    }.joined()
  }

  private static func page(_ text: String, width: Int) -> String {
    TextWrap.lines(text, width: width).joined(separator: "\n")
  }
}

extension String {
  /// The text with `prefix` at its front replaced; the same where it begins otherwise.
  fileprivate func replacingFirst(_ prefix: String, with other: String) -> String {
    hasPrefix(prefix) ? other + dropFirst(prefix.count) : self
  }
}
