import Foundation

/// Text with fonts, ready to be measured and drawn; paint is decided when drawing, but for runs with their own.
public struct StyledText: Hashable, Sendable {
  /// A stretch of one style.
  public struct Run: Hashable, Sendable {
    public var string: String
    public var font: ResolvedFont
    /// Points after each glyph.
    public var tracking: CGFloat
    /// Points upwards.
    public var baselineOffset: CGFloat
    public var isUnderlined: Bool
    public var isStruckThrough: Bool
    /// The run's own paint, else the command's.
    public var paint: Paint?
    /// A symbol in place of the string, baseline aligned.
    public var symbol: SymbolRequest?

    /// A run.
    public init(
      _ string: String, font: ResolvedFont, tracking: CGFloat = 0, baselineOffset: CGFloat = 0,
      isUnderlined: Bool = false, isStruckThrough: Bool = false, paint: Paint? = nil,
      symbol: SymbolRequest? = nil
    ) {
      self.string = string
      self.font = font
      self.tracking = tracking
      self.baselineOffset = baselineOffset
      self.isUnderlined = isUnderlined
      self.isStruckThrough = isStruckThrough
      self.paint = paint
      self.symbol = symbol
    }
  }

  public var runs: [Run]

  /// A text.
  public init(_ runs: [Run]) { self.runs = runs }
}
