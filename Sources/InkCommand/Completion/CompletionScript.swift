/// A completion script, from the declarations of the commands.
struct CompletionScript {
  /// The program's name.
  let program: String
  let commands: [CommandDeclaration]
  let names: CompletionNames

  /// The script for a shell.
  func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// A function's name of the program's: letters, digits and underscores.
  var function: String { "_" + program.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined() }

  /// First words that need a second one, in the order of the help.
  var families: [String] {
    commands.compactMap { command in
      let words = command.name.split(separator: " ")
      return words.count > 1 ? words.first.map(String.init) : nil
    }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// What may stand after the program's name, or after a first word: a word and its summary.
  func words(after first: String) -> [(word: String, summary: String)] {
    let members = commands.filter { $0.name.hasPrefix(first + " ") }
    guard first.isEmpty else {
      return members.map { (String($0.name.dropFirst(first.count + 1)), $0.summary) }
    }
    var found: [(word: String, summary: String)] = []
    for command in commands {
      let parts = command.name.split(separator: " ").map(String.init)
      guard let word = parts.first, !found.contains(where: { $0.word == word }) else { continue }
      found.append((word, parts.count == 1 ? command.summary : summary(ofFamily: word)))
    }
    return found + [("help", "explain a command")]
  }

  private func summary(ofFamily word: String) -> String {
    words(after: word).map(\.word).joined(separator: ", ")
  }

  /// What the last operand of a command may be.
  func operand(of command: CommandDeclaration) -> ValueCompletion {
    command.operands.last.map { names.completion(of: $0.name) } ?? ValueCompletion()
  }

  /// Options of a command, `--help` among them.
  func options(of command: CommandDeclaration) -> [OptionDeclaration] {
    command.options + [OptionDeclaration("help", nil, "explain the command")]
  }
}
