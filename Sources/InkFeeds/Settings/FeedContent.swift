/// What the bytes of a source are.
public enum FeedContent: Hashable, Sendable {
  /// A text or JSON, 64 KiB at most.
  case value
  /// A picture, 8 MiB at most.
  case picture

  /// Bytes that are taken.
  var limit: Int {
    switch self {
    case .value: FeedOutput.limit
    case .picture: 8 << 20
    }
  }
}
