import InkRaster

extension UIImage {
  /// How large and heavy a symbol is.
  public struct SymbolConfiguration: Hashable, Sendable {
    var pointSize: CGFloat?
    var weight: UIFont.Weight?
    var scale: SymbolScale?

    /// For text of a size.
    public init(pointSize: CGFloat) { self.pointSize = pointSize }

    /// For text of a size and weight.
    public init(pointSize: CGFloat, weight: SymbolWeight) {
      self.pointSize = pointSize
      self.weight = weight.fontWeight
    }

    /// For text of a size and weight, and larger or smaller than it.
    public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize, weight: weight)
      self.scale = scale
    }

    /// For text of a style.
    public init(textStyle: UIFont.TextStyle) {
      pointSize = UIFont.preferredFont(forTextStyle: textStyle).pointSize
    }

    /// For text in a font.
    public init(font: UIFont) { pointSize = font.pointSize }

    /// For text of a weight.
    public init(weight: SymbolWeight) { self.weight = weight.fontWeight }

    /// Larger or smaller than text.
    public init(scale: SymbolScale) { self.scale = scale }

    /// This where the other says nothing.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      var result = other
      result.pointSize = other.pointSize ?? pointSize
      result.weight = other.weight ?? weight
      result.scale = other.scale ?? scale
      return result
    }

    /// What is drawn for a symbol's name; 17 points where nothing is said, the size of body text.
    func request(_ name: String) -> SymbolRequest {
      SymbolRequest(
        name: name, pointSize: (pointSize ?? 17) * (scale ?? .default).factor,
        weight: (weight ?? .regular).css)
    }
  }

  /// How heavy a symbol is.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    var fontWeight: UIFont.Weight? {
      switch self {
      case .unspecified: nil
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }

  /// How large a symbol is beside text.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3

    /// The size relative to the font's, from the diameters of SF's filled circle.
    var factor: CGFloat {
      switch self {
      case .small: 0.792
      case .default, .unspecified, .medium: 1
      case .large: 1.277
      }
    }
  }

  /// A symbol by its SF name; nil when it cannot be drawn.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// A symbol by its SF name, in a size and weight; nil when it cannot be drawn.
  public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    let configuration = configuration ?? SymbolConfiguration(scale: .default)
    guard let size = SharedFonts.symbolSize(configuration.request(name)) else { return nil }
    self.init(.symbol(configuration, name: name), size: size)
  }

  /// The symbol in another size or weight; a picture as it is.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    guard case .symbol(let own, let name) = source else { return self }
    let both = own.applying(configuration)
    return UIImage(
      .symbol(both, name: name), size: SharedFonts.symbolSize(both.request(name)) ?? size,
      renderingMode: renderingMode, tint: tint)
  }

  /// The symbol in another size or weight; a picture as it is.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }
}
