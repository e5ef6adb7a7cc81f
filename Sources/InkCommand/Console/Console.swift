import Foundation
import InkHost

/// Where a command writes: facts to standard output, messages to standard error.
///
/// Tests give one that collects; the program gives `Console.standard`.
struct Console: Sendable {
  /// Writes to standard output as is.
  var write: @Sendable (String) -> Void
  /// Writes to standard error as is.
  var writeError: @Sendable (String) -> Void
  /// Writes bytes to standard output (pictures).
  let writeBytes: @Sendable ([UInt8]) -> Void
  /// True when standard output is a terminal.
  let isTerminal: Bool
  /// Columns to fit in; 80 when unknown.
  let width: Int
  /// False under `NO_COLOR`, in a pipe, and on a dumb terminal.
  let usesColor: Bool
  /// True where standard error goes to the journal, which reads the priority of a line at its front.
  var isJournal = false
  /// False where the terminal's character set has ASCII only; true in a pipe, which takes UTF-8.
  var isUTF8 = true
  /// True where the terminal can be emptied to draw again; false in a pipe and on a dumb one.
  var redraws = false
  /// Tells what is waited for; nil where messages go to no terminal, or to a dumb one.
  var progressLine: ProgressLine?
  /// What the terminal can do beyond characters; nil for a pipe and most terminals.
  ///
  /// Asked only when a picture is to be shown, which is when libchafa is loaded.
  var pixels: @Sendable () -> TerminalPixels? = { nil }
  /// What draws a picture in characters; nil where that is done here.
  ///
  /// Asked only when a picture is to be shown.
  var symbols: @Sendable () -> TerminalSymbols? = { nil }
  /// False on a terminal whose font has no braille.
  var hasBraille = true

  /// The same console for a tree of files below `root`, whose paths are written as if it began there.
  func withoutRoot(_ root: String) -> Console {
    var inside = self
    inside.write = { [write] in write($0.replacing(root, with: "")) }
    inside.writeError = { [writeError] in writeError($0.replacing(root, with: "")) }
    return inside
  }

  /// One line of facts.
  func line(_ text: String = "") { write(text + "\n") }

  /// One line of facts with two spaces between them, which a terminal gets in lines that fit, and a program as it is.
  func fields(_ text: String) {
    line(isTerminal ? TextWrap.fields(text, width: width, indent: 10) : text)
  }

  /// One message for the person.
  ///
  /// In the journal every line has its priority (sd-daemon(3)); what a message is about decides it.
  func message(_ text: String, _ priority: EventLog.Priority = .error) {
    guard isJournal else {
      guard let progressLine else { return writeError(text + "\n") }
      return progressLine.interrupt { writeError(text + "\n") }
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    writeError(lines.map { "<\(priority.rawValue)>\($0)\n" }.joined())
  }
}
