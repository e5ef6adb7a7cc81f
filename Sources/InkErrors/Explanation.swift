/// The three parts of a message to a person.
public struct Explanation: Equatable, Sendable {
  /// What happened, as a fact, naming the node, line or file concerned.
  public var whatHappened: String
  /// The most probable cause.
  public var likelyCause: String
  /// What to do next; a command to paste where there is one.
  public var whatToDo: String

  /// Makes a message from its three parts.
  public init(_ whatHappened: String, cause likelyCause: String, remedy whatToDo: String) {
    self.whatHappened = whatHappened
    self.likelyCause = likelyCause
    self.whatToDo = whatToDo
  }

  /// The parts one after the other.
  public var sentences: String { "\(whatHappened) \(likelyCause) \(whatToDo)" }

  /// The parts as three lines, the second and third labelled.
  public var text: String {
    "\(whatHappened)\n  likely cause: \(likelyCause)\n  what to do: \(whatToDo)"
  }
}
