extension UIColor {
  /// The system's red.
  public static let systemRed = UIColor(.red)
  /// The system's orange.
  public static let systemOrange = UIColor(.orange)
  /// The system's yellow.
  public static let systemYellow = UIColor(.yellow)
  /// The system's green.
  public static let systemGreen = UIColor(.green)
  /// The system's mint.
  public static let systemMint = UIColor(.mint)
  /// The system's teal.
  public static let systemTeal = UIColor(.teal)
  /// The system's cyan.
  public static let systemCyan = UIColor(.cyan)
  /// The system's blue.
  public static let systemBlue = UIColor(.blue)
  /// The system's indigo.
  public static let systemIndigo = UIColor(.indigo)
  /// The system's purple.
  public static let systemPurple = UIColor(.purple)
  /// The system's pink.
  public static let systemPink = UIColor(.pink)
  /// The system's brown.
  public static let systemBrown = UIColor(.brown)
  /// The colour of interactive things.
  public static let tintColor = UIColor(.accentColor)
  /// The colour of links.
  public static let link = UIColor(.blue)
}

extension UIColor {
  /// A colour of the palette by its name, as asset catalogues name it.
  private static func system(_ name: String) -> UIColor {
    UIColor(
      light: SystemPalette.reference(name, dark: false) ?? .black,
      dark: SystemPalette.reference(name, dark: true) ?? .white)
  }

  /// The system's gray.
  public static let systemGray = UIColor(.gray)
  /// A lighter gray.
  public static let systemGray2 = system("systemGray2")
  /// A lighter gray.
  public static let systemGray3 = system("systemGray3")
  /// A lighter gray.
  public static let systemGray4 = system("systemGray4")
  /// A lighter gray.
  public static let systemGray5 = system("systemGray5")
  /// The lightest gray.
  public static let systemGray6 = system("systemGray6")

  /// The colour of text.
  public static let label = system("label")
  /// The colour of text of second rank.
  public static let secondaryLabel = system("secondaryLabel")
  /// The colour of text of third rank.
  public static let tertiaryLabel = system("tertiaryLabel")
  /// The colour of text of fourth rank.
  public static let quaternaryLabel = system("quaternaryLabel")
  /// The colour of text that stands for text to come.
  public static let placeholderText = system("placeholderText")
  /// The hairline between things.
  public static let separator = system("separator")
  /// The same, opaque.
  public static let opaqueSeparator = system("opaqueSeparator")

  /// The page.
  public static let systemBackground = system("systemBackground")
  /// What lies on the page.
  public static let secondarySystemBackground = system("secondarySystemBackground")
  /// What lies on that.
  public static let tertiarySystemBackground = system("tertiarySystemBackground")
  /// The page behind groups.
  public static let systemGroupedBackground = system("systemGroupedBackground")
  /// A group.
  public static let secondarySystemGroupedBackground = system("secondarySystemGroupedBackground")
  /// What lies on a group.
  public static let tertiarySystemGroupedBackground = system("tertiarySystemGroupedBackground")

  /// The fill of a thin shape.
  public static let systemFill = system("systemFill")
  /// The fill of a middling shape.
  public static let secondarySystemFill = system("secondarySystemFill")
  /// The fill of a large shape.
  public static let tertiarySystemFill = system("tertiarySystemFill")
  /// The fill of a large and busy shape.
  public static let quaternarySystemFill = system("quaternarySystemFill")

  /// Text on a dark ground.
  public static let lightText = system("lightText")
  /// Text on a light ground.
  public static let darkText = system("darkText")
}
