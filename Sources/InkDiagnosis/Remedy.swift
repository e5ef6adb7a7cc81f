import InkErrors

/// What to do about a finding.
public struct Remedy: Equatable, Sendable {
  /// The likely cause, or when to use which command; full sentences.
  public var note: String?
  /// Commands to paste, one a line.
  public var commands: [String]

  /// Advice and commands.
  public init(_ note: String? = nil, commands: [String] = []) {
    self.note = note
    self.commands = commands
  }

  /// What an error's explanation advises.
  public init(_ explanation: Explanation) {
    self.init("\(explanation.likelyCause) \(explanation.whatToDo)")
  }
}
