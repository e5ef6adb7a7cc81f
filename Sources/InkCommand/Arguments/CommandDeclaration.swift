/// One subcommand as a person sees it: help, parsing and completion all come from this.
struct CommandDeclaration: Sendable {
  /// A word, or two for a family: "run", "panel clear".
  let name: String
  /// One line, lower case, no full stop.
  let summary: String
  /// Paragraphs for `--help`.
  let discussion: String
  let operands: [Operand]
  let options: [OptionDeclaration]
  /// A command to paste and what it does.
  let examples: [Example]

  /// A positional argument.
  struct Operand: Sendable {
    /// In capitals: "TRACE".
    let name: String
    let help: String
    var isOptional = false
    /// True when any number may follow; only the last operand can be.
    var isRepeated = false
  }

  /// A line to paste.
  struct Example: Sendable {
    let command: String
    let effect: String
  }

  init(
    _ name: String, _ summary: String, discussion: String = "", operands: [Operand] = [],
    options: [OptionDeclaration] = [], examples: [Example]
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.operands = operands
    self.options = options
    self.examples = examples
  }
}

/// An option of a subcommand: a flag when it takes no value.
struct OptionDeclaration: Sendable {
  /// Without dashes: "board".
  let name: String
  /// What its value is called, in capitals; nil for a flag.
  let value: String?
  let help: String

  init(_ name: String, _ value: String? = nil, _ help: String) {
    self.name = name
    self.value = value
    self.help = help
  }
}
