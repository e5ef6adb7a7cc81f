/// What is said about an intent.
public struct IntentDialog: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// What is said.
  public let full: LocalizedStringResource

  /// Something to say.
  public init(_ text: LocalizedStringResource) { full = text }

  /// Something to say.
  public init(stringLiteral value: String) { full = LocalizedStringResource(stringLiteral: value) }

  /// Something to say, and the same in short.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) { self.full = full }
}
