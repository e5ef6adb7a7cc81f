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

  let keyAndValue: LocalizedStringKey
  /// The key by which it is looked up.
  public let key: String
  /// The table; nil for the usual one.
  public let table: String?
  /// The bundle that has the table.
  public let bundle: BundleDescription
  /// The language it is read in; the current one is the display's.
  public var locale: Locale

  /// A key, which is also what it reads as without an entry.
  public init(
    _ keyAndValue: LocalizedStringKey, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.keyAndValue = keyAndValue
    self.locale = locale
    key = keyAndValue.identifier
    self.table = table
    self.bundle = bundle
  }

  /// A key that is not itself readable, and what to say where there is no entry.
  public init(
    _ key: StaticString, defaultValue: LocalizedStringKey, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    keyAndValue = LocalizedStringKey(key.description, defaultValue: defaultValue)
    self.locale = locale
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

extension LocalizedStringResource {
  /// The words it reads as, in its language.
  package var words: String {
    keyAndValue.words(table: table, bundle: bundle.bundle, in: locale.orOfDisplay)
  }
}

extension LocalizedStringResource.BundleDescription {
  /// The bundle; nil for the program's.
  fileprivate var bundle: Bundle? {
    switch self {
    case .main: nil
    case .atURL(let url): Bundle(url: url)
    }
  }
}

extension Locale {
  /// The language itself, or the display's in the place of the current one.
  package var orOfDisplay: Locale { self == .current ? CurrentEnvironment.locale : self }
}

extension Text {
  /// A key of a string table; the key itself where there is no entry.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(resource.keyAndValue, tableName: resource.table, bundle: resource.bundle.bundle)
  }
}
