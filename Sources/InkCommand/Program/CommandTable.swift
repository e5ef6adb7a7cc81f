import InkErrors

/// The commands of a program, found by what a person types.
struct CommandTable: Sendable {
  /// In the order of the help.
  let commands: [any Command]

  init(_ commands: [any Command]) { self.commands = commands }

  /// As declared, in the order of the help.
  var declarations: [CommandDeclaration] { commands.map(\.declaration) }

  /// The commands that share a first word ("panel"), none where the word is a command by itself or nothing.
  func family(_ word: String) -> [CommandDeclaration] {
    declarations.filter { $0.name.hasPrefix(word + " ") }
  }

  /// Takes the command's name off the front of `words`; what is left are its options and operands.
  func command(of words: inout ArraySlice<String>) throws(UsageError) -> any Command {
    guard let first = words.first else { throw .noCommand }
    if first.hasPrefix("-") { throw .optionBeforeCommand(first) }
    let pair = words.prefix(2).joined(separator: " ")
    for (name, count) in [(pair, 2), (first, 1)] {
      if let command = commands.first(where: { $0.declaration.name == name }) {
        words = words.dropFirst(count)
        return command
      }
    }
    let family = family(first).map(\.name)
    guard !family.isEmpty else {
      throw .unknownCommand(first, suggestion: Suggestion.nearest(to: first, among: firstWords))
    }
    guard words.count > 1, let second = words.dropFirst().first, !second.hasPrefix("-") else {
      throw .incompleteCommand(first, choices: family)
    }
    // Only the second word can be wrong here, and it is too short beside the first to be judged together.
    let seconds = family.map { String($0.dropFirst(first.count + 1)) }
    throw .unknownCommand(
      pair, suggestion: Suggestion.nearest(to: second, among: seconds).map { "\(first) \($0)" })
  }

  private var firstWords: [String] {
    declarations.compactMap { $0.name.split(separator: " ").first.map(String.init) }
  }
}
