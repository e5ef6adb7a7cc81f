/// What a command line asks for.
enum Invocation {
  case programHelp
  /// One command; `also` are those that begin with its name.
  case commandHelp(CommandDeclaration, also: [CommandDeclaration] = [])
  case familyHelp(String, [CommandDeclaration])
  case manual
  case version
  case run(any Command, Arguments)

  /// Reads a command line without the program's name.
  init(_ words: [String], of table: CommandTable) throws(UsageError) {
    switch words.first {
    case "--help", "-h": self = .programHelp
    case "--version": self = .version
    case "help": self = try .help(on: words.dropFirst(), of: table)
    default:
      let options = words.prefix { $0 != "--" }
      if options.contains("--help") || options.contains("-h") {
        self = try .help(on: words.prefix { !$0.hasPrefix("-") }, of: table)
        return
      }
      var rest = words[...]
      let command = try table.command(of: &rest)
      self = .run(command, try Arguments(Array(rest), of: command.declaration))
    }
  }

  private static func help(
    on words: ArraySlice<String>, of table: CommandTable
  ) throws(UsageError) -> Invocation {
    guard let first = words.first else { return .programHelp }
    if words == ["--man"] { return .manual }
    let family = table.family(first)
    if words.count == 1, !family.isEmpty {
      // A word that is a command by itself has options of its own.
      guard let own = table.declarations.first(where: { $0.name == first }) else {
        return .familyHelp(first, family)
      }
      return .commandHelp(own, also: family)
    }
    var rest = words
    return .commandHelp(try table.command(of: &rest).declaration)
  }
}
