import Foundation
import InkErrors

/// An error as a command ends with it: three parts on standard error and an exit status.
struct ErrorReport {
  let explanation: Explanation
  let exitStatus: ExitStatus

  /// Reads an error; one that explains nothing is a fault of the program and says so.
  init(_ error: any Error, program: String, commands: [CommandDeclaration]) {
    if let error = error as? any ExplainedError {
      explanation = ProgramName(program, commands: commands).inPlaceOfOurs(in: error.explanation)
      exitStatus = error.exitStatus
    } else {
      explanation = Explanation(
        "The program met an error it was not prepared for: \(error)",
        cause: "A fault of the program, not of yours.",
        remedy: "Report it, with the command line and the output of `\(program) --version`.")
      exitStatus = .software
    }
  }

  /// The same for a command's surroundings.
  @MainActor
  init(_ error: any Error, in context: CommandContext) {
    self.init(error, program: context.program, commands: context.commands.declarations)
  }

  /// The parts, wrapped; a command in backquotes is never broken, so that it can be pasted.
  func text(width: Int) -> String {
    [
      TextWrap.lines(explanation.whatHappened, width: width),
      TextWrap.lines("likely cause: " + explanation.likelyCause.asSentence, width: width, indent: 2),
      TextWrap.lines("what to do: " + explanation.whatToDo.asSentence, width: width, indent: 2),
    ].joined().joined(separator: "\n")
  }
}

extension String {
  /// With a capital at the front.
  fileprivate var asSentence: String { prefix(1).uppercased() + dropFirst() }
}
