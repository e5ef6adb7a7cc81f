import InkErrors

/// The answer to a check.
public enum Outcome: Equatable, Sendable {
  /// All is well; the fact that shows it.
  case passed(String)
  /// Something is odd and need not matter.
  case warned(String, Remedy)
  /// Something is wrong.
  case failed(String, Remedy)
  /// Not asked, and why.
  case skipped(String)

  /// A failure that an error explains.
  public static func failed(_ error: any ExplainedError) -> Outcome {
    .failed(error.explanation.whatHappened, Remedy(error.explanation))
  }

  /// What was found, in a sentence or a part of one.
  public var fact: String {
    switch self {
    case .passed(let fact), .warned(let fact, _), .failed(let fact, _), .skipped(let fact): fact
    }
  }

  /// What to do; nil where nothing need be done.
  public var remedy: Remedy? {
    switch self {
    case .warned(_, let remedy), .failed(_, let remedy): remedy
    case .passed, .skipped: nil
    }
  }
}
