/// A typeface by its properties.
public final class UIFontDescriptor: Sendable {
  /// The character of a typeface.
  public struct SystemDesign: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    /// A design by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "default")
    public static let rounded = SystemDesign(rawValue: "rounded")
    public static let serif = SystemDesign(rawValue: "serif")
    public static let monospaced = SystemDesign(rawValue: "monospaced")

    /// SwiftUI's; nil is the standard one.
    var fontDesign: Font.Design? {
      switch self {
      case .rounded: .rounded
      case .serif: .serif
      case .monospaced: .monospaced
      default: nil
      }
    }
  }

  /// Properties that a typeface has or has not.
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32

    /// Traits by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitExpanded = SymbolicTraits(rawValue: 32)
    public static let traitCondensed = SymbolicTraits(rawValue: 64)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
  }

  /// What a typeface can do that is asked for.
  struct Features: OptionSet, Sendable {
    let rawValue: Int

    static let monospacedDigits = Features(rawValue: 1)
    static let smallCaps = Features(rawValue: 2)
  }

  let font: UIFont
  let weight: UIFont.Weight
  let design: SystemDesign
  let features: Features
  /// What of the font is beyond its weight.
  public let symbolicTraits: SymbolicTraits

  init(
    _ font: UIFont, weight: UIFont.Weight? = nil, design: SystemDesign = .default,
    traits: SymbolicTraits = [],
    features: Features = []
  ) {
    self.font = font
    self.weight = weight ?? UIFont.Weight(css: font.resolved.weight)
    self.design = design
    self.features = features
    symbolicTraits = traits
  }

  /// Points.
  public var pointSize: CGFloat { font.pointSize }

  /// The font of a text style.
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The same with another character.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(font, weight: weight, design: design, traits: symbolicTraits, features: features)
  }

  /// The same with these properties.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(font, weight: weight, design: design, traits: symbolicTraits, features: features)
  }

  /// The font it describes, at a size; 0 is its own.
  func font(size: CGFloat) -> UIFont {
    if case .custom = font.resolved.design { return size > 0 ? font.withSize(size) : font }
    let isBold = symbolicTraits.contains(.traitBold) && weight.css < UIFont.Weight.bold.css
    let isMonospaced = symbolicTraits.contains(.traitMonoSpace)
    var result = Font.system(
      size: size > 0 ? size : pointSize, weight: isBold ? .bold : weight.fontWeight,
      design: isMonospaced ? .monospaced : design.fontDesign)
    if symbolicTraits.contains(.traitItalic) { result = result.italic() }
    if symbolicTraits.contains(.traitCondensed) { result = result.width(.condensed) }
    if symbolicTraits.contains(.traitExpanded) { result = result.width(.expanded) }
    if features.contains(.monospacedDigits) { result = result.monospacedDigit() }
    if features.contains(.smallCaps) { result = result.smallCaps() }
    return UIFont(result)
  }
}

extension UIFont {
  /// The typeface by its properties.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

  /// The font that is described, at a size in points; 0 is its own.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(descriptor.font(size: pointSize).font)
  }
}
