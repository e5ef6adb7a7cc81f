import Foundation
import InkTimelines

/// A feed as a display file has it: where the value comes from, where in it, and how often.
///
/// | key | | default |
/// |---|---|---|
/// | `calendar`, `command`, `file`, `host`, `http`, `mqtt`, `trmnl` | the source, one of them | |
/// | `path` | a JSON pointer such as "/main/pressure"; "" for the whole document; without it the value is the text | |
/// | `every` | how often it is asked, 1 s at least | 10 m; files and messages come when they change |
/// | `deadline` | how long it may take, 10 ms to 5 m | 10 s |
/// | `stale_after` | how old a value may be, 1 s at least | three times `every`; a file's never |
///
/// ```toml
/// source = { command = ["curl", "-fsS", "https://example.org/now.json"], path = "/main/pressure", every = "10m" }
/// ```
public struct FeedSettings: Sendable {
  public var source: any FeedSource
  /// Where the value is in a JSON document; nil for plain text.
  public var path: JSONPointer?
  /// How often the source is asked; nil for one that tells of changes.
  public var every: Duration?
  /// How long it may take.
  public var deadline: Duration
  /// How old a value may be; nil where values do not age.
  public var staleAfter: Duration?
  /// What its bytes are; a widget's to say.
  public var content = FeedContent.value

  /// A feed; what is left out is the source's own.
  public init(
    _ source: some FeedSource, path: JSONPointer? = nil, every: Duration? = nil,
    deadline: Duration = .seconds(10), staleAfter: Duration? = nil
  ) {
    self.source = source
    self.path = path ?? type(of: source).defaultPath
    self.every = every ?? source.usualInterval
    self.deadline = deadline
    self.staleAfter = staleAfter ?? self.every.map { $0 * 3 }
  }

  /// The feed as it is for a place of that many pixels.
  public func sized(width: Int, height: Int) -> FeedSettings {
    func settings(_ source: some FeedSource) -> FeedSettings {
      var settings = self
      settings.source = source.sized(width: width, height: height)
      return settings
    }
    return settings(source)
  }

  /// What the bytes of a source mean.
  package func value(of bytes: [UInt8]) throws(FeedError) -> FeedValue {
    if content == .picture { return .picture(try FeedPicture(bytes, named: source.description)) }
    if let path { return try path.value(in: FeedValue(json: bytes)) }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notText }
    return .text(text.trimmingCharacters(in: .whitespacesAndNewlines))
  }
}

extension FeedSettings: Hashable {
  public static func == (a: FeedSettings, b: FeedSettings) -> Bool {
    AnyHashable(a.source) == AnyHashable(b.source) && a.path == b.path && a.every == b.every
      && a.deadline == b.deadline && a.staleAfter == b.staleAfter && a.content == b.content
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(AnyHashable(source))
    hasher.combine(path)
    hasher.combine(every)
  }
}
