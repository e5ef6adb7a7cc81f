import Foundation

/// The key of an entry in a string table, with the values to fill in.
///
/// Values stand in the key as format specifiers: %@ for strings, texts and dates, %lld and %llu for integers,
/// %f and %lf for floating-point numbers.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// A value to fill in.
  enum Argument: Equatable, Sendable {
    case string(String)
    case number(NumberArgument)
    case text(Text)
  }

  let key: String
  let arguments: [Argument]
  /// The format where there is no entry; nil is the key.
  private(set) var defaultFormat: String?

  /// A key without values.
  public init(_ value: String) {
    key = value
    arguments = []
  }

  /// A key that is not itself readable; `defaultValue` has the words for where there is no entry, and the values.
  package init(_ key: String, defaultValue: LocalizedStringKey) {
    self.key = key
    arguments = defaultValue.arguments
    defaultFormat = defaultValue.key
  }

  /// A key without values.
  public init(stringLiteral value: String) { self.init(value) }

  /// A key with values.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// Gathers a key and its values.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    /// An empty key.
    public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity) }

    /// Part of the key; percent signs are doubled, as in a format.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.contains("%") ? literal.replacingOccurrences(of: "%", with: "%%") : literal
    }

    mutating func append(_ argument: Argument, specifier: String) {
      key += specifier
      arguments.append(argument)
    }
  }
}

extension LocalizedStringKey {
  /// What is looked up in a string table.
  package var identifier: String { key }
}
