/// What a variant of an asset is for: light or dark, among other appearances.
struct AssetAppearance: Decodable {
  var appearance: String
  var value: String

  /// Whether a variant is the dark one, or the plain one; nil for those of others, such as of more contrast.
  static func isDark(_ appearances: [AssetAppearance]?) -> Bool? {
    guard let appearances, !appearances.isEmpty else { return false }
    guard appearances.count == 1, appearances[0].appearance == "luminosity" else { return nil }
    return appearances[0].value == "dark"
  }
}
