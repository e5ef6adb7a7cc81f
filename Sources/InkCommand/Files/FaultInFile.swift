import InkErrors

/// An error about a file's contents, with the file's name before it.
struct FaultInFile: ExplainedError {
  let path: String
  let error: any ExplainedError

  init(_ error: any ExplainedError, in path: String) {
    self.error = error
    self.path = path
  }

  var exitStatus: ExitStatus { error.exitStatus }

  var explanation: Explanation {
    var explanation = error.explanation
    explanation.whatHappened = "\(path): \(explanation.whatHappened)"
    return explanation
  }
}
