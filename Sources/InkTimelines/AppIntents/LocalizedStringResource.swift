import Foundation
import InkViews

/// The key of a string table and where to look it up later.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The bundle that has the table.
  public enum BundleDescription: Equatable, Sendable {
    /// The program's.
    case main
    /// The one at a place.
    case atURL(URL)

    /// The one that has a class.
    public static func forClass(_ type: AnyClass) -> BundleDescription {
      .atURL(Bundle(for: type).bundleURL)
    }
  }

  let words: LocalizedStringKey
  /// The key by which it is looked up.
  public let key: String
  /// The table; nil for the usual one.
  public let table: String?
  /// The bundle that has the table.
  public let bundle: BundleDescription

  /// A key, which is also what it reads as without an entry.
  public init(
    _ keyAndValue: LocalizedStringKey, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    words = keyAndValue
    key = keyAndValue.identifier
    self.table = table
    self.bundle = bundle
  }

  /// A key that is not itself readable, and what to say where there is no entry.
  public init(
    _ key: StaticString, defaultValue: LocalizedStringKey, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    words = LocalizedStringKey(key.description, defaultValue: defaultValue)
    self.key = key.description
    self.table = table
    self.bundle = bundle
  }

  /// A key without values.
  public init(stringLiteral value: String) { self.init(LocalizedStringKey(stringLiteral: value)) }

  /// A key with values.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
  }
}

extension LocalizedStringResource {
  /// What stands where a value is not known yet.
  public enum Placeholder: Sendable {
    case int, uint, float, double, object

    var specifier: String {
      switch self {
      case .int: "%lld"
      case .uint: "%llu"
      case .float: "%f"
      case .double: "%lf"
      case .object: "%@"
      }
    }
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Room for a value that is not known yet.
  public mutating func appendInterpolation(placeholder: LocalizedStringResource.Placeholder) {
    appendLiteral(placeholder.specifier)
  }
}

extension Text {
  /// A key of a string table; the key itself where there is no entry.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    switch resource.bundle {
    case .main: self.init(resource.words, tableName: resource.table)
    case .atURL(let url): self.init(resource.words, tableName: resource.table, bundle: Bundle(url: url))
    }
  }
}
