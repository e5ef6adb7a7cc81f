/// How a type is shown to people.
public struct TypeDisplayRepresentation: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// What it is called.
  public let name: LocalizedStringResource

  /// A name.
  public init(name: LocalizedStringResource) { self.name = name }

  /// A name.
  public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }
}
