extension SystemPalette {
  /// A colour by the name that asset catalogues and UIKit have for it, such as "systemRedColor"; nil when it has none.
  package static func reference(_ name: String, dark: Bool) -> ResolvedColor? {
    let word = name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name
    if let number = word.hasPrefix("systemGray") ? Int(word.dropFirst("systemGray".count)) : nil {
      return gray(number, dark: dark)
    }
    if word.hasPrefix("system"), let color = Name(rawValue: word.dropFirst("system".count).lowercased()) {
      return Self.color(color, dark: dark)
    }
    return switch word {
    case "label": label(level: 0, dark: dark)
    case "secondaryLabel": label(level: 1, dark: dark)
    case "tertiaryLabel", "placeholderText": label(level: 2, dark: dark)
    case "quaternaryLabel": label(level: 3, dark: dark)
    case "systemBackground": background(level: 0, dark: dark)
    case "secondarySystemBackground": background(level: 1, dark: dark)
    case "tertiarySystemBackground": background(level: 2, dark: dark)
    case "systemGroupedBackground": background(level: dark ? 0 : 1, dark: dark)
    case "secondarySystemGroupedBackground": background(level: dark ? 1 : 0, dark: dark)
    case "tertiarySystemGroupedBackground": background(level: dark ? 2 : 1, dark: dark)
    case "systemFill": fill(level: 0, dark: dark)
    case "secondarySystemFill": fill(level: 1, dark: dark)
    case "tertiarySystemFill": fill(level: 2, dark: dark)
    case "quaternarySystemFill": fill(level: 3, dark: dark)
    case "separator": separator(dark: dark)
    case "opaqueSeparator": opaqueSeparator(dark: dark)
    case "link": Self.color(.blue, dark: dark)
    case "darkText": .black
    case "lightText": ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.6)
    default: nil
    }
  }

  /// The greys 2 to 6 of the Human Interface Guidelines, the first of them nearest to the middle.
  private static func gray(_ number: Int, dark: Bool) -> ResolvedColor? {
    switch number {
    case 2: dark ? rgb(99, 99, 102) : rgb(174, 174, 178)
    case 3: dark ? rgb(72, 72, 74) : rgb(199, 199, 204)
    case 4: dark ? rgb(58, 58, 60) : rgb(209, 209, 214)
    case 5: dark ? rgb(44, 44, 46) : rgb(229, 229, 234)
    case 6: dark ? rgb(28, 28, 30) : rgb(242, 242, 247)
    default: nil
    }
  }
}
