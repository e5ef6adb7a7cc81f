import Foundation
import InkErrors
import InkFeeds

/// What somebody asks of a display over the broker.
public struct FleetCommand: Sendable, Equatable {
  /// The last part of its topic.
  public enum Kind: String, Sendable, CaseIterable {
    /// New data and a refresh of the whole glass.
    case refresh
    /// A text for a while; an empty one has the widgets shown again.
    case text
    /// A picture for a while.
    case image
  }

  /// What is to be shown.
  public enum Content: Sendable, Equatable {
    case refresh
    case text(String)
    /// PNG, JPEG, BMP or PBM.
    case picture([UInt8])
  }

  public var content: Content
  /// The sender's, by which it is done once; nil where it gives none.
  public var id: String?
  /// How long it is shown, seconds; nil leaves it to the display.
  public var seconds: Int?
  /// When it was sent; nil where it does not say.
  public var sent: Date?

  // Inlined into a loop over commands, Swift 6.3's optimizer gives up over the lifetime of what is switched over.
  @inline(never)
  public var kind: Kind {
    switch content {
    case .refresh: .refresh
    case .text: .text
    case .picture: .image
    }
  }

  /// A command.
  public init(_ content: Content, id: String? = nil, seconds: Int? = nil, sent: Date? = nil) {
    (self.content, self.id, self.seconds, self.sent) = (content, id, seconds, sent)
  }

  /// Bytes of the longest message that is read; a photograph of a few megapixels.
  public static let limit = 4 << 20
  /// Characters of the longest text; more cannot be read on any glass.
  public static let longestText = 2000
  /// What is older is not done any more: a display that was off for days does not show the notes of then.
  public static let longestWait = Duration.seconds(86_400)
  /// Of a week.
  static let longestSeconds = 604_800

  /// Reads a message; nil for an empty one, by which a retained message is taken back.
  ///
  /// A message is a JSON object with the command in it, or what the command is about by itself: a text, the bytes of a
  /// picture, anything at all for a refresh.
  init?(_ kind: Kind, bytes: [UInt8]) throws(FleetCommandError) {
    guard !bytes.isEmpty else { return nil }
    guard bytes.count <= Self.limit else { throw .tooLong(bytes: bytes.count) }
    if let object = Self.object(bytes) {
      try self.init(kind, object)
      return
    }
    switch kind {
    case .refresh: self.init(.refresh)
    case .image: self.init(.picture(bytes))
    case .text:
      guard let text = String(validating: bytes, as: UTF8.self) else { throw .notText }
      self.init(.text(try Self.shown(text)))
    }
  }

  private init(_ kind: Kind, _ object: [String: Any]) throws(FleetCommandError) {
    switch kind {
    case .refresh: self.init(.refresh)
    case .text:
      guard let text = object["text"] as? String else { throw .lacks(key: "text", "a text") }
      self.init(.text(try Self.shown(text)))
    case .image:
      guard let text = object["image"] as? String, let bytes = Data(base64Encoded: text), !bytes.isEmpty
      else {
        throw .lacks(key: "image", "a picture in base 64")
      }
      self.init(.picture([UInt8](bytes)))
    }
    switch object["id"] {
    case nil, is NSNull: break
    case let text as String where (1...64).contains(text.count): id = text.printable(limit: 64)
    case let number as NSNumber: id = "\(number)"
    default: throw .lacks(key: "id", "a text of at most 64 characters, or a number")
    }
    if let found = object["seconds"], !(found is NSNull) {
      guard let number = found as? NSNumber, (1...Double(Self.longestSeconds)).contains(number.doubleValue)
      else {
        throw .lacks(key: "seconds", "a number from 1 to \(Self.longestSeconds)")
      }
      seconds = Int(number.doubleValue)
    }
    if let found = object["sent"], !(found is NSNull) {
      guard let number = found as? NSNumber, (0...1e11).contains(number.doubleValue) else {
        throw .lacks(key: "sent", "seconds since 1970")
      }
      sent = Date(timeIntervalSince1970: number.doubleValue)
    }
  }

  private static func object(_ bytes: [UInt8]) -> [String: Any]? {
    // Pictures and most texts are none, and are not looked at any further.
    // What nests deeper than any command would have a parser that calls itself run out of stack.
    guard bytes.first(where: { $0 > 32 }) == UInt8(ascii: "{"),
      FeedValue.depth(of: bytes) <= FeedValue.deepest, String(validating: bytes, as: UTF8.self) != nil
    else { return nil }
    return try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
  }

  /// A text without what cannot be shown.
  private static func shown(_ text: String) throws(FleetCommandError) -> String {
    guard text.count <= longestText else { throw .longText(characters: text.count) }
    return String(
      text.unicodeScalars.filter { $0 == "\n" || $0.properties.generalCategory != .control }.map(
        Character.init)
    )
    .trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
