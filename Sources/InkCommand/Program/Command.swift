import InkErrors

/// One subcommand: how it is written, and what it does.
///
/// What it throws is printed as its three parts on standard error and ends the program with its exit status.
protocol Command: Sendable {
  /// What help, parsing and completion need.
  static var declaration: CommandDeclaration { get }

  /// Does the work: facts to the console's output, messages to its errors.
  @MainActor func run(_ arguments: Arguments, in context: CommandContext) async throws -> ExitStatus
}

extension Command {
  /// The type's declaration.
  var declaration: CommandDeclaration { Self.declaration }
}
