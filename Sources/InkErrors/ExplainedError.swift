/// An error written for the person who meets it: what happened, the likely cause, what to do next.
///
/// Every user-facing error of the program conforms; `exitStatus` is what the process ends with when
/// nothing catches it. Sentences are full, end with a full stop and name the node, line or file concerned.
public protocol ExplainedError: Error, CustomStringConvertible {
  /// The three parts of the message.
  var explanation: Explanation { get }
  /// The process's exit status when this error ends it.
  var exitStatus: ExitStatus { get }
}

extension ExplainedError {
  /// The three parts, one a line.
  public var description: String { explanation.text }
}
