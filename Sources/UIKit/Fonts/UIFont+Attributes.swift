extension UIFont {
  /// How heavy a font is, −1…1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The number, 0 for regular.
    public let rawValue: CGFloat

    /// A weight by its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// 100 in CSS.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// 200 in CSS.
    public static let thin = Weight(rawValue: -0.6)
    /// 300 in CSS.
    public static let light = Weight(rawValue: -0.4)
    /// 400 in CSS.
    public static let regular = Weight(rawValue: 0)
    /// 500 in CSS.
    public static let medium = Weight(rawValue: 0.23)
    /// 600 in CSS.
    public static let semibold = Weight(rawValue: 0.3)
    /// 700 in CSS.
    public static let bold = Weight(rawValue: 0.4)
    /// 800 in CSS.
    public static let heavy = Weight(rawValue: 0.56)
    /// 900 in CSS.
    public static let black = Weight(rawValue: 0.62)

    private static let steps: [(weight: Weight, font: Font.Weight, css: Int)] = [
      (.ultraLight, .ultraLight, 100), (.thin, .thin, 200), (.light, .light, 300), (.regular, .regular, 400),
      (.medium, .medium, 500), (.semibold, .semibold, 600), (.bold, .bold, 700), (.heavy, .heavy, 800),
      (.black, .black, 900),
    ]

    private var step: (weight: Weight, font: Font.Weight, css: Int) {
      Self.steps.min { abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue) }
        ?? (.regular, .regular, 400)
    }

    init(css: Int) {
      self = Self.steps.min { abs($0.css - css) < abs($1.css - css) }?.weight ?? .regular
    }

    /// 100…900.
    var css: Int { step.css }
    /// SwiftUI's.
    var fontWeight: Font.Weight { step.font }
  }

  /// A role of text.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The style's name.
    public let rawValue: String

    /// A style by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    public static let title1 = TextStyle(rawValue: "title1")
    public static let title2 = TextStyle(rawValue: "title2")
    public static let title3 = TextStyle(rawValue: "title3")
    public static let headline = TextStyle(rawValue: "headline")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let body = TextStyle(rawValue: "body")
    public static let callout = TextStyle(rawValue: "callout")
    public static let footnote = TextStyle(rawValue: "footnote")
    public static let caption1 = TextStyle(rawValue: "caption1")
    public static let caption2 = TextStyle(rawValue: "caption2")

    /// SwiftUI's.
    var fontStyle: Font.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title1: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption
      case .caption2: .caption2
      default: .body
      }
    }
  }
}
