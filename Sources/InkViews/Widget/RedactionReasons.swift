/// Why content is hidden.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// Reasons from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// There is no content yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}
