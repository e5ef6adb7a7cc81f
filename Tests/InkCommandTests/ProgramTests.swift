import InkErrors
import Testing

@testable import InkCommand

/// The program's own words, with commands made for the purpose.
@MainActor
struct ProgramTests {
  struct Greet: Command {
    static let declaration = CommandDeclaration(
      "greet", "says hello",
      operands: [.init(name: "WHOM", help: "somebody", isOptional: true)],
      examples: [.init(command: "inkglance greet you", effect: "hello, you")])

    func run(_ arguments: Arguments, in context: CommandContext) throws -> ExitStatus {
      context.console.line("hello, \(arguments.operand(0) ?? "world")")
      return .checkFailed
    }
  }

  struct Unprepared: Error {}

  struct Fail: Command {
    static let declaration = CommandDeclaration("door slam", "fails", examples: [])
    func run(_ arguments: Arguments, in context: CommandContext) throws -> ExitStatus { throw Unprepared() }
  }

  struct Explain: Command {
    static let declaration = CommandDeclaration("door open", "fails with an explanation", examples: [])
    func run(_ arguments: Arguments, in context: CommandContext) throws -> ExitStatus {
      throw FileError(operation: .read, path: "door", errno: 2)
    }
  }

  let commands: [any Command] = [Greet(), Fail(), Explain()]

  @Test("a command's facts and status are passed on")
  func command_runs() async {
    let run = await Run("greet", "you", commands: commands)
    #expect(run.output == "hello, you\n")
    #expect(run.errors == "")
    #expect(run.status == .checkFailed)
  }

  @Test("help goes to standard output and ends with 0", arguments: [["--help"], ["-h"], ["help"]])
  func help_isAFact(words: [String]) async {
    let run = await Run(words: words, commands: commands)
    #expect(run.status == .done)
    #expect(run.errors == "")
    #expect(
      run.output == """
        inkglance: widgets on e-paper

        usage: inkglance COMMAND [OPTIONS]

        commands:
          greet      says hello
          door slam  fails
          door open  fails with an explanation

        With nothing configured every command uses a simulated board, so that each shows
        something. `inkglance COMMAND --help` explains one command,
        `inkglance help --man` is the whole manual.

        """)
  }

  @Test(
    "a command's help is had by either spelling",
    arguments: [["help", "greet"], ["greet", "--help"], ["greet", "you", "-h"]])
  func commandHelp(words: [String]) async {
    let run = await Run(words: words, name: "shelf", commands: commands)
    #expect(run.status == .done)
    #expect(
      run.output == """
        shelf greet: says hello

        usage: shelf greet [WHOM] [OPTIONS]

          WHOM  somebody

        options:
          --help  this text

        examples:
          shelf greet you
              hello, you

        """)
  }

  @Test(
    "the first word of a family has help on its members", arguments: [["help", "door"], ["door", "--help"]])
  func familyHelp(words: [String]) async {
    let run = await Run(words: words, name: "inkglance", commands: commands)
    #expect(run.status == .done)
    #expect(
      run.output == """
        usage: inkglance door COMMAND [OPTIONS]

        commands:
          door slam  fails
          door open  fails with an explanation

        `inkglance door COMMAND --help` explains one command.

        """)
  }

  @Test("the version is one line")
  func version() async {
    let run = await Run("--version", name: "shelf")
    #expect(run.output == "shelf \(Version.number)\n")
    #expect(run.status == .done)
  }

  @Test(
    "what cannot be understood says why on standard error and ends with 64",
    arguments: [
      ([], UsageError.noCommand),
      (["--board", "x"], .optionBeforeCommand("--board")),
      (["gret"], .unknownCommand("gret", suggestion: "greet")),
      (["zebra"], .unknownCommand("zebra", suggestion: nil)),
      (["door"], .incompleteCommand("door", choices: ["door slam", "door open"])),
      (["door", "--json"], .incompleteCommand("door", choices: ["door slam", "door open"])),
      (["door", "opne"], .unknownCommand("door opne", suggestion: "door open")),
      (["help", "gret"], .unknownCommand("gret", suggestion: "greet")),
      (["gret", "--help"], .unknownCommand("gret", suggestion: "greet")),
      (["greet", "--loud"], .unknownOption("--loud", command: "greet", suggestion: nil)),
      (["greet", "--", "--help", "x"], .unexpectedOperand("x", command: "greet")),
    ])
  func misunderstood(words: [String], error: UsageError) async {
    let run = await Run(words: words, name: "inkglance", commands: commands)
    #expect(run.status == .usage)
    #expect(run.output == "")
    let report = ErrorReport(error, program: "inkglance", commands: [])
    #expect(run.errors == report.text(width: 80) + "\n")
  }

  @Test("an explained error is its three parts and its own status")
  func explainedError() async {
    let run = await Run("door", "open", commands: commands)
    #expect(run.status == .noInput)
    #expect(run.output == "")
    #expect(
      run.errors == """
        door cannot be read: there is no such file.
          likely cause: The name is misspelt, or it is relative to another directory.
          what to do: Run `ls -l door` in the directory you are in.

        """)
  }

  @Test("any other error is a fault of the program, which asks to be told")
  func unexplainedError() async {
    let run = await Run("door", "slam", commands: commands)
    #expect(run.status == .software)
    #expect(
      run.errors == """
        The program met an error it was not prepared for: Unprepared()
          likely cause: A fault of the program, not of yours.
          what to do: Report it, with the command line and the output of
          `inkglance --version`.

        """)
  }

  @Test("a program by another name advises its own commands")
  func renamed() async {
    let run = await Run("gret", name: "shelf", commands: commands)
    #expect(run.errors.contains("`shelf --help`"))
    #expect(!run.errors.contains("inkglance"))
  }

  @Test("no two commands share a name, and every one has an example")
  func commands_areDeclaredWell() {
    let declarations = Program.commands.map(\.declaration)
    #expect(Set(declarations.map(\.name)).count == declarations.count)
    for declaration in declarations {
      #expect(!declaration.examples.isEmpty, "\(declaration.name)")
      #expect(declaration.summary.first?.isUppercase == false, "\(declaration.name)")
      #expect(declaration.summary.last != ".", "\(declaration.name)")
      for example in declaration.examples {
        var words = Self.words(example.command)
        #expect(words.removeFirst() == "inkglance")
        #expect(throws: Never.self, "\(example.command)") {
          _ = try Invocation(words, of: CommandTable(Program.commands))
        }
      }
    }
  }

  /// The words of a shell line, with quotes around those that have blanks.
  private static func words(_ line: String) -> [String] {
    line.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
      index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
    }
  }

  @Test("help fits the page", arguments: [80, 40])
  func help_fits(width: Int) async {
    let pages =
      [["--help"], ["help", "panel"], ["help", "list"]]
      + Program.commands.map { ["help"] + $0.declaration.name.split(separator: " ").map(String.init) }
    for words in pages {
      let run = await Run(words: words, width: width)
      for line in run.output.split(separator: "\n") where line.count > width {
        // A word longer than the page stays whole.
        #expect(!line.trimmingPrefix(while: { $0 == " " }).contains(" "), "\(words): \(line)")
      }
    }
  }
}
