/// A check and its answer.
public struct Finding: Equatable, Sendable {
  public let name: String
  public let outcome: Outcome

  /// An answer to the check of that name.
  public init(name: String, outcome: Outcome) {
    self.name = name
    self.outcome = outcome
  }
}
