import Foundation
import InkErrors

/// The name a program was started by, in advice that was written for ours.
///
/// Errors and remedies come from targets that know no program: they say "inkglance list panels". A program with widgets
/// of its own has the same commands under its own name.
struct ProgramName {
  private let name: String
  private let firstWords: Set<String>

  init(_ name: String, commands: [CommandDeclaration]) {
    self.name = name
    firstWords = Set(
      commands.compactMap { $0.name.split(separator: " ").first.map(String.init) } + ["--help"])
  }

  /// The text with the commands it advises under this name; ours alone, as in a service's name, stays.
  func inPlaceOfOurs(in text: String) -> String {
    guard name != "inkglance" else { return text }
    return firstWords.reduce(text) {
      $0.replacingOccurrences(of: "inkglance \($1)", with: "\(name) \($1)")
    }
  }

  /// The same for an error's three parts.
  func inPlaceOfOurs(in explanation: Explanation) -> Explanation {
    Explanation(
      inPlaceOfOurs(in: explanation.whatHappened), cause: inPlaceOfOurs(in: explanation.likelyCause),
      remedy: inPlaceOfOurs(in: explanation.whatToDo))
  }
}
