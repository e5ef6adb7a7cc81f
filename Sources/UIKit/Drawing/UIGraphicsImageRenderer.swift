/// How a picture is drawn.
public final class UIGraphicsImageRendererFormat {
  /// Pixels a point of the picture's PNG.
  public var scale: CGFloat
  /// Accepted; paper is white.
  public var opaque = false
  /// Accepted; there is one ink.
  public var preferredRange = Range.automatic

  /// Ranges of colours.
  public enum Range: Int, Sendable {
    case unspecified, automatic, extended, standard
  }

  /// One pixel a point.
  public convenience init() { self.init(scale: 1) }

  init(scale: CGFloat) { self.scale = scale }

  /// One pixel a point.
  public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// One pixel a point.
  public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// A picture that is being drawn.
public final class UIGraphicsImageRendererContext {
  /// What is drawn into; the current context too.
  public let cgContext: CGContext
  /// How the picture is drawn.
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.fill(rect) }

  /// Draws a rectangle, its line inside.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  /// Draws only inside a rectangle from now on.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  /// The picture so far.
  public var currentImage: UIImage {
    UIImage(
      .drawing(ImageDrawing(size: cgContext.bounds.size, cgContext.drawing)), size: cgContext.bounds.size,
      scale: format.scale)
  }
}

/// Makes pictures by drawing.
///
/// What is drawn is recorded, not made into pixels: shown larger it stays sharp.
public final class UIGraphicsImageRenderer {
  private let bounds: CGRect
  /// How pictures are drawn.
  public let format: UIGraphicsImageRendererFormat

  /// Pictures of a size in points.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

  /// Pictures of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Pictures of a rectangle in points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// Pictures of a rectangle in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
  }

  /// The picture that `actions` draw.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    UIImage(
      .drawing(ImageDrawing(size: bounds.size, record(actions))), size: bounds.size, scale: format.scale)
  }

  /// The picture that `actions` draw, in ink, as PNG.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// The picture that `actions` draw, in ink, as JPEG at a quality of 0 to 1.
  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }

  /// What `actions` draw, in points from the rectangle's top left.
  func record(_ actions: (UIGraphicsImageRendererContext) -> Void) -> RecordedDrawing {
    let context = CGContext(bounds: bounds)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    UIGraphics.with(context) { actions(UIGraphicsImageRendererContext(context, format)) }
    return context.drawing
  }
}
