/// A typeface in a size.
public final class UIFont: Sendable {
  let resolved: ResolvedFont
  /// The font as views use it.
  let font: Font

  init(_ font: Font) {
    self.font = font
    resolved = font.resolved(at: .large)
  }

  /// A named font; nil for an empty name.
  ///
  /// One that is not installed is replaced when it is drawn.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(.custom(fontName, fixedSize: fontSize))
  }

  /// The system's font.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system's font in a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.fontWeight))
  }

  /// The system's font in a weight and a width.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.fontWeight).width(Font.Width(width.rawValue)))
  }

  /// How wide letters are.
  public struct Width: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat

    /// A width by its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let compressed = Width(rawValue: Font.Width.compressed.value)
    public static let condensed = Width(rawValue: Font.Width.condensed.value)
    public static let standard = Width(rawValue: Font.Width.standard.value)
    public static let expanded = Width(rawValue: Font.Width.expanded.value)
  }

  /// The system's font in bold.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system's font in italics.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(size: fontSize).italic())
  }

  /// The system's font with every digit equally wide.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.fontWeight).monospacedDigit())
  }

  /// The system's font with every character equally wide.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.fontWeight, design: .monospaced))
  }

  /// The font of a text style.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(.system(style.fontStyle))
  }

  /// The font in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    guard case .custom(let name) = resolved.design else {
      let weight = Weight(css: resolved.weight)
      return resolved.design == .monospaced
        ? .monospacedSystemFont(ofSize: fontSize, weight: weight)
        : .systemFont(ofSize: fontSize, weight: weight)
    }
    return UIFont(.custom(name, fixedSize: fontSize))
  }
}

extension UIFont {
  /// Points.
  public var pointSize: CGFloat { resolved.size }
  /// Points above the baseline.
  public var ascender: CGFloat { resolved.ascent }
  /// Points below the baseline, negative.
  public var descender: CGFloat { -resolved.descent }
  /// Height of a capital, points.
  public var capHeight: CGFloat { resolved.capHeight }
  /// Height of a small x, points: 0.5264 of the size, as SF's.
  public var xHeight: CGFloat { 0.5264 * resolved.size }
  /// Points a line takes.
  public var lineHeight: CGFloat { resolved.ascent + resolved.descent + resolved.leading }
  /// Points between lines.
  public var leading: CGFloat { resolved.leading }

  /// The family's name; that of the system's font is its own.
  public var familyName: String {
    if case .custom(let name) = resolved.design { name } else { ".AppleSystemUIFont" }
  }

  /// The same as the family's name.
  public var fontName: String { familyName }

  /// The size of system text.
  public static var systemFontSize: CGFloat { 14 }
  /// The size of small system text.
  public static var smallSystemFontSize: CGFloat { 12 }
  /// The size of text on buttons.
  public static var buttonFontSize: CGFloat { 18 }
  /// The size of labels.
  public static var labelFontSize: CGFloat { 17 }
}

extension UIFont: Hashable {
  public static func == (one: UIFont, other: UIFont) -> Bool { one.font == other.font }

  public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

/// Core Text's name of a font.
public typealias CTFont = UIFont

extension Font {
  /// A font of UIKit or Core Text.
  public init(_ font: CTFont) { self = font.font }
}
