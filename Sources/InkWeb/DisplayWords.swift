import Foundation
import InkHost

/// How the program says things elsewhere too: on the web they are said in the same words.
public struct DisplayWords: Sendable {
  /// A label and what it tells.
  public typealias Fact = (label: String, value: String)

  /// The state in words for a person.
  public var facts: @Sendable (DisplayStatus) -> [Fact]
  /// The state as a document for programs.
  public var document: @Sendable (DisplayStatus) -> String
  /// A moment in a zone, as it is told at another.
  public var moment: @Sendable (_ date: Date, _ now: Date, _ zone: TimeZone) -> String
  /// A text without what is nobody's business.
  public var redacted: @Sendable (String) -> String

  /// These words.
  public init(
    facts: @escaping @Sendable (DisplayStatus) -> [Fact],
    document: @escaping @Sendable (DisplayStatus) -> String,
    moment: @escaping @Sendable (_ date: Date, _ now: Date, _ zone: TimeZone) -> String,
    redacted: @escaping @Sendable (String) -> String
  ) {
    (self.facts, self.document, self.moment, self.redacted) = (facts, document, moment, redacted)
  }
}
