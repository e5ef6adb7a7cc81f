import InkBoards
import InkErrors

/// One thing that is wrong in a file, and where.
struct CheckFault {
  let position: TextPosition?
  /// "widget.kind"; nil where the file as a whole is meant.
  let key: String?
  /// The fact begins with the place.
  let explanation: Explanation
  /// What was probably meant.
  let suggestion: String?
  /// True for what is told and does not keep the file from being used.
  private(set) var isWarning = false
  /// The fault of the writing; nil where it is another.
  private(set) var fault: FileFault?

  /// A fault of the writing.
  init(_ fault: FileFault) {
    position = fault.position
    key = fault.key.isEmpty ? nil : fault.key
    explanation = fault.explanation
    suggestion = fault.suggestion
    self.fault = fault
  }

  /// A file that cannot be read.
  init(_ error: any ExplainedError) {
    position = nil
    key = nil
    explanation = error.explanation
    suggestion = nil
  }

  /// An error about what stands at a place, or a warning.
  init(
    _ error: any ExplainedError, in path: String, at position: TextPosition, key: String,
    isWarning: Bool = false
  ) {
    self.position = position
    self.key = key
    self.isWarning = isWarning
    var explanation = error.explanation
    let mark = isWarning ? "warning: " : ""
    explanation.whatHappened = "\(path):\(position): \(mark)\(key): \(explanation.whatHappened)"
    self.explanation = explanation
    suggestion = nil
  }

  /// The place and the fact, then the cause and the remedy.
  func text(width: Int) -> String {
    let lines =
      TextWrap.lines(explanation.whatHappened, width: width)
      + TextWrap.lines("\(explanation.likelyCause) \(explanation.whatToDo)", width: width, indent: 2)
    return lines.map { $0 + "\n" }.joined()
  }

  /// For programs.
  var json: JSONValue {
    [
      "line": .whole(position?.line), "column": .whole(position?.column), "key": .text(key),
      "fact": .string(explanation.whatHappened), "likely_cause": .string(explanation.likelyCause),
      "remedy": .string(explanation.whatToDo), "suggestion": .text(suggestion),
      "severity": .string(isWarning ? "warning" : "error"),
    ]
  }
}
