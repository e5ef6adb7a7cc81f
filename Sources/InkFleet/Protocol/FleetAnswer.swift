import Foundation
import InkFeeds

/// What became of a command, as its sender finds it under `answer`.
public struct FleetAnswer: Codable, Sendable, Equatable {
  /// How far it got.
  public enum Result: String, Codable, Sendable {
    /// Taken; the glass follows.
    case accepted
    /// On the glass.
    case done
    /// The panel has to wait first.
    case waiting
    /// Done before, by its id.
    case repeated
    /// Another one came before the glass could follow.
    case superseded
    /// Not done, and why.
    case rejected
  }

  /// The command's; nil where it had none.
  public var id: String?
  public var command: String
  public var result: Result
  /// Why, or what is next.
  public var detail: String?
  public var time: Date

  /// An answer.
  public init(
    _ result: Result, to command: FleetCommand.Kind, id: String?, detail: String? = nil, at time: Date
  ) {
    (self.result, self.command, self.id) = (result, command.rawValue, id)
    (self.detail, self.time) = (detail, time)
  }

  /// As JSON.
  var bytes: [UInt8] { FleetJSON.bytes(self) }

  /// In a few words, for the status.
  var words: String {
    "\(command)\(id.map { " \($0)" } ?? ""): \(result.rawValue)\(detail.map { ", \($0)" } ?? "")"
  }
}

/// JSON as it goes over the broker: one line, keys in order, moments in ISO 8601.
enum FleetJSON {
  static func bytes(_ value: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    // All that is encoded here is text, whole numbers and finite ones.
    return (try? encoder.encode(value)).map { [UInt8]($0) } ?? []
  }

  static func decode<Value: Decodable>(_ type: Value.Type, _ bytes: [UInt8]) -> Value? {
    guard FeedValue.isSafe(bytes) else { return nil }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return try? decoder.decode(type, from: Data(bytes))
  }
}
