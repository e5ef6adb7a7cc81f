/// What was copied; there is no other program to paste it into.
@MainActor @preconcurrency
public final class UIPasteboard {
  /// The one that all programs share.
  public static let general = UIPasteboard()
  /// The words that were copied last.
  public var string: String?
  /// The address that was copied last.
  public var url: URL?
}
