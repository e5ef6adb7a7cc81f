import Foundation
import InkErrors

/// An error as a command ends with it: three parts on standard error and an exit status.
struct ErrorReport {
  let explanation: Explanation
  let exitStatus: ExitStatus

  /// Reads an error; one that explains nothing is a fault of the program and says so.
  init(_ error: any Error, program: String, commands: [CommandDeclaration]) {
    if let error = error as? any ExplainedError {
      explanation = error.explanation.naming(program, for: commands)
      exitStatus = error.exitStatus
    } else {
      explanation = Explanation(
        "The program met an error it was not prepared for: \(error)",
        cause: "A fault of the program, not of yours.",
        remedy: "Report it, with the command line and the output of `\(program) --version`.")
      exitStatus = .software
    }
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

extension Explanation {
  /// The same with the commands it advises under the name the program was started by.
  ///
  /// Errors are written in targets that know no program; "inkglance" alone, as in the name of a service, stays.
  func naming(_ program: String, for commands: [CommandDeclaration]) -> Explanation {
    guard program != "inkglance" else { return self }
    let words = Set(commands.compactMap { $0.name.split(separator: " ").first.map(String.init) })
    func renamed(_ text: String) -> String {
      var result = text
      for word in words.union(["--help"]) {
        result = result.replacingOccurrences(of: "inkglance \(word)", with: "\(program) \(word)")
      }
      return result
    }
    return Explanation(renamed(whatHappened), cause: renamed(likelyCause), remedy: renamed(whatToDo))
  }
}

extension String {
  /// With a capital at the front.
  fileprivate var asSentence: String { prefix(1).uppercased() + dropFirst() }
}
