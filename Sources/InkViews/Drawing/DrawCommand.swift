import Foundation

/// One thing to draw.
///
/// Paths and rectangles are in canvas points, every transform already applied, but for text,
/// symbols and images, which carry theirs.
public indirect enum DrawCommand: Sendable {
  case fill(Path, evenOdd: Bool, Paint)
  case stroke(Path, StrokeStyle, Paint)
  /// A measured text; `origin` is the top left of its box, before `transform`.
  case text(any TextLayout, origin: CGPoint, Paint, transform: CGAffineTransform)
  /// A symbol by SF name, fitted into `rect`, drawn in one paint, before `transform`.
  case symbol(SymbolRequest, in: CGRect, Paint, transform: CGAffineTransform)
  case image(ImageRequest, in: CGRect, tint: Paint?, opacity: Float, transform: CGAffineTransform)
  /// The list drawn only where the path is; `evenOdd` is the path's rule.
  case clip(Path, evenOdd: Bool, DisplayList)
  /// The list drawn with every ink strength multiplied by the mask list's.
  case mask(DisplayList, by: DisplayList)
  /// The list drawn on its own and then with this opacity, 0…1.
  case layer(opacity: Float, DisplayList)
}
