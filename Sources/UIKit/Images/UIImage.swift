import InkRaster

/// A picture: of a file, of encoded bytes, a symbol, or one that was drawn.
///
/// PNG, JPEG and PBM are what can be read.
public final class UIImage: Sendable {
  /// Where its ink comes from.
  enum Source: Sendable {
    case nothing
    case pixels(ImageRequest.Source)
    case symbol(SymbolConfiguration, name: String)
    case drawing(ImageDrawing)
  }

  /// Whether the picture's own colours count.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// How a picture was held when it was taken; it is read upright, so that this is always `up`.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  let source: Source
  /// Points.
  public let size: CGSize
  /// Pixels a point.
  public let scale: CGFloat
  /// Whether its own colours count.
  public let renderingMode: RenderingMode
  let tint: UIColor?

  init(
    _ source: Source, size: CGSize, scale: CGFloat = 1, renderingMode: RenderingMode = .automatic,
    tint: UIColor? = nil
  ) {
    self.source = source
    self.size = size
    self.scale = scale
    self.renderingMode = renderingMode
    self.tint = tint
  }

  /// Always upright.
  public var imageOrientation: Orientation { .up }

  /// True for a symbol.
  public var isSymbolImage: Bool { if case .symbol = source { true } else { false } }

  /// The picture with its own colours counting, or only its opacity.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(source, size: size, scale: scale, renderingMode: renderingMode, tint: tint)
  }

  /// The picture drawn in one colour.
  public func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(source, size: size, scale: scale, renderingMode: renderingMode, tint: color)
  }

  /// The picture drawn in one colour, and whether that colour counts.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(source, size: size, scale: scale, renderingMode: renderingMode, tint: color)
  }
}

extension UIImage: Hashable {
  public static func == (one: UIImage, other: UIImage) -> Bool { one === other }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
