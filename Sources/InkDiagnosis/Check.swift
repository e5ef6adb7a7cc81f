/// One question about the machine or the board, which is answered without changing anything.
///
/// Checks are independent: each can be asked alone, and none relies on what another found.
public struct Check {
  /// What is asked about, in a word or two of lower case: "spi node".
  public let name: String
  private let answer: () -> Outcome

  /// A question and how it is answered.
  public init(_ name: String, answer: @escaping () -> Outcome) {
    self.name = name
    self.answer = answer
  }

  /// Asks.
  public func run() -> Finding { Finding(name: name, outcome: answer()) }
}
