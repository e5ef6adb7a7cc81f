import InkTimelines

extension String {
  /// A key of a string table with values to fill in.
  public typealias LocalizationValue = LocalizedStringKey

  /// The entry of a key in the user's language; the key itself where there is none.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = Text(keyAndValue, tableName: table, bundle: bundle).words(in: locale)
  }

  /// The entry of a key in the user's language, or a default.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = Text(
      LocalizationValue(key.description, defaultValue: defaultValue), tableName: table, bundle: bundle
    ).words(in: locale)
  }

  /// What a resource reads as in the user's language.
  public init(localized resource: LocalizedStringResource) { self = Text(resource).words(in: .current) }
}

extension Text {
  /// What the text reads as in a language, its styles left out.
  fileprivate func words(in locale: Locale) -> String {
    var environment = EnvironmentValues()
    environment.locale = locale
    return plainString(in: environment)
  }
}
