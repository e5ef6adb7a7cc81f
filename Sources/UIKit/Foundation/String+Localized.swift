import InkTimelines

extension String {
  /// A key of a string table with values to fill in.
  public typealias LocalizationValue = LocalizedStringKey

  /// The entry of a key in the user's language; the key itself where there is none.
  ///
  /// Unless told otherwise, the language is the display's.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.words(table: table, bundle: bundle, in: locale.orOfDisplay)
  }

  /// The entry of a key in the user's language, or a default.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = LocalizationValue(key.description, defaultValue: defaultValue)
      .words(table: table, bundle: bundle, in: locale.orOfDisplay)
  }

  /// What a resource reads as in the user's language, or in that of the resource.
  public init(localized resource: LocalizedStringResource) { self = resource.words }
}

extension AttributedString {
  /// The entry of a key in the user's language, its Markdown read.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = Self.inlineMarkdown(
      keyAndValue.words(table: table, bundle: bundle, in: locale.orOfDisplay))
  }

  /// What a resource reads as in the user's language, its Markdown read.
  public init(localized resource: LocalizedStringResource) { self = Self.inlineMarkdown(resource.words) }
}

/// The entry of a key in the display's language, from string tables and string catalogues; `value`, or the key, where
/// there is none.
///
/// Beside Foundation's function of this name, which knows `.strings` alone: having fewer parameters left to defaults,
/// these two are chosen.
public func NSLocalizedString(
  _ key: String, bundle: Bundle = .main, value: String = "", comment: String
) -> String {
  entry(of: key, table: nil, bundle: bundle, value: value)
}

/// The entry of a key of a table in the display's language; `value`, or the key, where there is none.
public func NSLocalizedString(
  _ key: String, tableName: String, bundle: Bundle = .main, value: String = "", comment: String
) -> String {
  entry(of: key, table: tableName, bundle: bundle, value: value)
}

private func entry(of key: String, table: String?, bundle: Bundle, value: String) -> String {
  let words = LocalizedStringKey(key).words(
    table: table, bundle: bundle == .main ? nil : bundle, in: CurrentEnvironment.locale)
  return words == key && !value.isEmpty ? value : words
}
