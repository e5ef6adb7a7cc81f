import Foundation
import InkErrors

/// What the control socket answers: one line of JSON, of which exactly one member beside `schema` is there.
public struct ControlAnswer: Codable, Sendable, Equatable {
  /// Why a request was not carried out.
  public struct Refusal: Codable, Sendable, Equatable {
    public var fact: String
    public var likelyCause: String
    public var remedy: String

    /// A refusal in an error's three parts.
    public init(_ error: any ExplainedError) {
      let explanation = error.explanation
      (fact, likelyCause, remedy) = (
        explanation.whatHappened, explanation.likelyCause, explanation.whatToDo
      )
    }
  }

  /// Events, and whether the service manager's journal has them too.
  public struct Logs: Codable, Sendable, Equatable {
    public var isInJournal: Bool
    public var events: [EventLog.Event]
  }

  /// Changes when a key changes its meaning or goes.
  public var schema = 1
  public var error: Refusal?
  public var status: DisplayStatus?
  /// Kinds that are asked for new timelines.
  public var reloaded: [String]?
  public var logs: Logs?
  /// The page that is turned to.
  public var page: String?

  /// An answer with nothing in it yet.
  public init() {}

  /// A refusal.
  public init(_ error: any ExplainedError) { self.error = Refusal(error) }

  /// Reads a line.
  init(line: some Sequence<UInt8>) throws {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    decoder.dateDecodingStrategy = .iso8601
    self = try decoder.decode(ControlAnswer.self, from: Data(line))
  }

  /// The line of this answer.
  func line() -> [UInt8] { Self.line(self) }

  /// A value as JSON in one line: keys in snake case and in order, times in RFC 3339.
  static func line(_ value: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    // What is encoded here is made of numbers, texts and dates only.
    return Array((try? encoder.encode(value)) ?? Data("{}".utf8)) + [UInt8(ascii: "\n")]
  }
}
