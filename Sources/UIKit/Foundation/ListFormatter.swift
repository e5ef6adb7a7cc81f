/// Writes lists: "one, two, and three".
open class ListFormatter: Formatter {
  /// The language; the display's when nil.
  open var locale: Locale?
  /// Writes what is no string; its description where nil.
  open var itemFormatter: Formatter?

  /// The words as a list in the display's language.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and).locale(CurrentEnvironment.locale))
  }

  /// The things as a list.
  open func string(from items: [Any]) -> String? {
    let words = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
    return words.formatted(.list(type: .and).locale(locale ?? CurrentEnvironment.locale))
  }

  /// The things as a list; nil for what is no array.
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
