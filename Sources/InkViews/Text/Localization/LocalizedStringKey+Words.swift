import Foundation

extension LocalizedStringKey {
  /// The entry with its values filled in, as words without styles; marks of Markdown stay as they are.
  package func words(table: String?, bundle: Bundle?, in locale: Locale) -> String {
    let format = format(table: table, bundle: bundle?.bundlePath, locale: locale)
    guard !arguments.isEmpty else { return format }
    return FormatSpecifier.pieces(of: format).map { piece in
      switch piece {
      case .literal(let string): string
      case .value(let index, let specifier):
        arguments.indices.contains(index) ? words(of: arguments[index], as: specifier, in: locale) : ""
      }
    }.joined()
  }

  /// The entry before its values are filled in; the default, or the key, where there is none.
  func format(table: String?, bundle: String?, locale: Locale) -> String {
    let entry = StringTables.shared.string(
      forKey: key, table: table, bundle: bundle, locale: locale,
      numbers: arguments.map { if case .number(let number) = $0 { number.number } else { nil } })
    return entry == key ? defaultFormat ?? entry : entry
  }

  private func words(of argument: Argument, as specifier: String, in locale: Locale) -> String {
    switch argument {
    case .string(let string): return string
    case .number(let number): return number.string(in: locale, translated: specifier)
    case .text(let text):
      var environment = CurrentEnvironment.values
      environment.locale = locale
      return text.plainString(in: environment)
    }
  }
}
