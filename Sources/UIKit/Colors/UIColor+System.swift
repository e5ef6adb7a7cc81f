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
  /// Components as the Human Interface Guidelines print them, 0…255, and an opacity.
  private static func pair(
    _ light: (Float, Float, Float), _ dark: (Float, Float, Float), opacity: (Float, Float) = (1, 1)
  ) -> UIColor {
    func numbers(_ color: (Float, Float, Float), _ opacity: Float) -> ResolvedColor {
      ResolvedColor(red: color.0 / 255, green: color.1 / 255, blue: color.2 / 255, opacity: opacity)
    }
    return UIColor(light: numbers(light, opacity.0), dark: numbers(dark, opacity.1))
  }

  private static func system(_ name: String) -> UIColor {
    UIColor(
      light: SystemPalette.reference(name, dark: false) ?? .black,
      dark: SystemPalette.reference(name, dark: true) ?? .white)
  }

  private static let ink: (Float, Float, Float) = (60, 60, 67)
  private static let darkInk: (Float, Float, Float) = (235, 235, 245)
  private static let fill: (Float, Float, Float) = (120, 120, 128)

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
  public static let label = pair((0, 0, 0), (255, 255, 255))
  /// The colour of text of second rank.
  public static let secondaryLabel = pair(ink, darkInk, opacity: (0.6, 0.6))
  /// The colour of text of third rank.
  public static let tertiaryLabel = pair(ink, darkInk, opacity: (0.3, 0.3))
  /// The colour of text of fourth rank.
  public static let quaternaryLabel = pair(ink, darkInk, opacity: (0.18, 0.16))
  /// The colour of text that stands for text to come.
  public static let placeholderText = pair(ink, darkInk, opacity: (0.3, 0.3))
  /// The hairline between things.
  public static let separator = pair(ink, (84, 84, 88), opacity: (0.29, 0.6))
  /// The same, opaque.
  public static let opaqueSeparator = pair((198, 198, 200), (56, 56, 58))

  /// The page.
  public static let systemBackground = pair((255, 255, 255), (0, 0, 0))
  /// What lies on the page.
  public static let secondarySystemBackground = pair((242, 242, 247), (28, 28, 30))
  /// What lies on that.
  public static let tertiarySystemBackground = pair((255, 255, 255), (44, 44, 46))
  /// The page behind groups.
  public static let systemGroupedBackground = pair((242, 242, 247), (0, 0, 0))
  /// A group.
  public static let secondarySystemGroupedBackground = pair((255, 255, 255), (28, 28, 30))
  /// What lies on a group.
  public static let tertiarySystemGroupedBackground = pair((242, 242, 247), (44, 44, 46))

  /// The fill of a thin shape.
  public static let systemFill = pair(fill, fill, opacity: (0.2, 0.36))
  /// The fill of a middling shape.
  public static let secondarySystemFill = pair(fill, fill, opacity: (0.16, 0.32))
  /// The fill of a large shape.
  public static let tertiarySystemFill = pair((118, 118, 128), (118, 118, 128), opacity: (0.12, 0.24))
  /// The fill of a large and busy shape.
  public static let quaternarySystemFill = pair((116, 116, 128), (118, 118, 128), opacity: (0.08, 0.18))

  /// Text on a dark ground.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// Text on a light ground.
  public static let darkText = UIColor(white: 0, alpha: 1)
}
