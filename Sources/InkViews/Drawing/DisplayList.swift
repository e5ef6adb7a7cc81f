import Foundation

/// What a laid-out view draws, back to front, in points from the top left of its canvas.
public struct DisplayList: Sendable {
  /// Drawn in order.
  public var commands: [DrawCommand]

  /// A list.
  public init(_ commands: [DrawCommand] = []) { self.commands = commands }
}

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

/// A symbol to draw.
public struct SymbolRequest: Hashable, Sendable {
  /// SF name: "battery.75percent".
  public var name: String
  /// Font size in points that the symbol goes with.
  public var pointSize: CGFloat
  /// 100…900.
  public var weight: Int
  /// 0…1 for symbols that show a level, else nil.
  public var variableValue: Double?

  /// A request.
  public init(name: String, pointSize: CGFloat, weight: Int = 400, variableValue: Double? = nil) {
    self.name = name
    self.pointSize = pointSize
    self.weight = weight
    self.variableValue = variableValue
  }
}

/// A picture to draw.
public struct ImageRequest: Hashable, Sendable {
  /// Where the pixels come from.
  public enum Source: Hashable, Sendable {
    /// A file with an absolute path.
    case file(String)
    /// A name to look up beside the widget package.
    case named(String, bundle: String?)
    /// Encoded PNG, JPEG or PBM data.
    case data(Data)
  }

  public var source: Source
  /// True: only the picture's opacity counts, drawn in the tint.
  public var isTemplate: Bool
  /// False: nearest pixel, for pixel art.
  public var interpolated: Bool

  /// A request.
  public init(_ source: Source, isTemplate: Bool = false, interpolated: Bool = true) {
    self.source = source
    self.isTemplate = isTemplate
    self.interpolated = interpolated
  }
}
