import InkErrors

/// A character that a pattern does not have.
public struct AsciiPatternError: ExplainedError, Equatable {
  public var character: Character
  /// Counted from 1.
  public var line: Int
  /// Counted from 1.
  public var column: Int

  /// Records a wrong character.
  public init(character: Character, line: Int, column: Int) {
    self.character = character
    self.line = line
    self.column = column
  }

  public var explanation: Explanation {
    Explanation(
      "The pattern has '\(character)' in line \(line), column \(column).",
      cause: "A pattern is made of '#' (black), '.' (white) and spaces (not drawn).",
      remedy: "Replace the character.")
  }

  public var exitStatus: ExitStatus { .badData }
}
