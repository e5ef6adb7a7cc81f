extension UIFontDescriptor {
  /// A property that a font is described by.
  public struct AttributeName: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    /// A property by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let traits = AttributeName(rawValue: "NSFontTraitsAttribute")
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// What of a feature is set.
  public struct FeatureKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    public static let type = featureIdentifier
    public static let selector = typeIdentifier
  }

  /// What of a typeface's character is set.
  public struct TraitKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
  }

  /// A font by its properties.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let size = attributes[.size].map(DrawnText.number) ?? 12
    let name = attributes[.family] as? String ?? attributes[.name] as? String
    let font = name.flatMap { UIFont(name: $0, size: size) } ?? .systemFont(ofSize: size)
    self.init(font, adding: attributes, to: UIFontDescriptor(font))
  }

  /// The same with these properties: weight, digits of one width and small capitals are followed.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(font, adding: attributes, to: self)
  }

  private convenience init(
    _ font: UIFont, adding attributes: [AttributeName: Any], to descriptor: UIFontDescriptor
  ) {
    var features = descriptor.features
    for setting in attributes[.featureSettings] as? [[FeatureKey: Int]] ?? [] {
      switch (setting[.featureIdentifier], setting[.typeIdentifier]) {
      case (kNumberSpacingType?, kMonospacedNumbersSelector?): features.insert(.monospacedDigits)
      case (kUpperCaseType?, kUpperCaseSmallCapsSelector?), (kLowerCaseType?, kLowerCaseSmallCapsSelector?):
        features.insert(.smallCaps)
      default: break
      }
    }
    let traits = attributes[.traits] as? [TraitKey: Any]
    let weight = traits?[.weight] as? UIFont.Weight
    let number = traits?[.weight].map { UIFont.Weight(rawValue: DrawnText.number($0)) }
    self.init(
      font, weight: weight ?? number ?? descriptor.weight, design: descriptor.design,
      traits: descriptor.symbolicTraits, features: features)
  }
}

/// The feature of how wide digits are (Apple, TrueType Font Feature Registry; the others too).
public let kNumberSpacingType = 6
/// Digits of one width.
public let kMonospacedNumbersSelector = 0
/// Digits of their own widths.
public let kProportionalNumbersSelector = 1
/// The feature of other forms of letters.
public let kStylisticAlternativesType = 35
/// The first of the other forms.
public let kStylisticAltOneOnSelector = 2
/// The second of the other forms.
public let kStylisticAltTwoOnSelector = 4
/// The feature of small letters.
public let kLowerCaseType = 37
/// Small letters as small capitals.
public let kLowerCaseSmallCapsSelector = 1
/// The feature of capitals.
public let kUpperCaseType = 38
/// Capitals as small ones.
public let kUpperCaseSmallCapsSelector = 1
