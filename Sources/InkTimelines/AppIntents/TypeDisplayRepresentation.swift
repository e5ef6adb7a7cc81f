/// How a type is shown to people.
public struct TypeDisplayRepresentation: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// What it is called.
  public let name: LocalizedStringResource

  /// What several of it are called.
  public let numericFormat: LocalizedStringResource?

  /// A name, and one for several.
  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {
    self.name = name
    self.numericFormat = numericFormat
  }

  /// A name.
  public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }
}
