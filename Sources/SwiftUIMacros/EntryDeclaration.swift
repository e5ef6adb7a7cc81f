/// A property that `@Entry` stands at: `@Entry var theme: Theme = .light`.
struct EntryDeclaration {
  let name: String
  private let type: String?
  private let value: String?

  /// Reads a declaration as the compiler has it in the source.
  init(_ source: String) {
    var rest = source[...]
    if let found = source.split(separator: "var ", maxSplits: 1).last, found.count < source.count {
      rest = found
    }
    let head = rest.prefix { $0 != "=" && $0 != "\n" }
    value = head.endIndex < rest.endIndex ? Self.trimmed(rest[head.endIndex...].dropFirst()) : nil
    let parts = head.split(separator: ":", maxSplits: 1)
    name = parts.first.map(Self.trimmed) ?? ""
    type = parts.count > 1 ? Self.trimmed(parts[1]) : nil
  }

  /// How the property is read and written.
  var accessors: String {
    """
    {
      get { self[__Key_\(name).self] }
      set { self[__Key_\(name).self] = newValue }
    }
    """
  }

  /// The type that is the property's key.
  var key: String {
    let value = value ?? "nil"
    let property =
      type.map { "static var defaultValue: \($0) { \(value) }" } ?? "static let defaultValue = \(value)"
    return "private struct __Key_\(name): EnvironmentKey { \(property) }"
  }

  private static func trimmed(_ text: Substring) -> String {
    let head = text.drop { $0.isWhitespace }
    return String(head.reversed().drop { $0.isWhitespace }.reversed())
  }
}
