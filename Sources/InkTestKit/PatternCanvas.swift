import InkBitmap

/// Something to draw on that tells white from not drawn.
///
/// Keeps two frames, one that was white and one that was black: a pixel which is the same in both was
/// drawn, one in which they still differ was not. So it works with any code that draws into a frame.
public struct PatternCanvas: Sendable {
  private var onWhite: Frame
  private var onBlack: Frame

  /// An untouched canvas.
  public init(width: Int, height: Int) {
    onWhite = Frame(width: width, height: height)
    onBlack = Frame(width: width, height: height, filledWith: .black)
  }

  /// Draws, in order with what was drawn before; `body` runs twice and must do the same both times.
  public mutating func draw(_ body: (inout Frame) throws -> Void) rethrows {
    try body(&onWhite)
    try body(&onBlack)
  }

  /// What was drawn where; pixels that were only inverted count as untouched.
  public var pattern: AsciiPattern {
    var pattern = AsciiPattern(onWhite)
    for y in 0..<pattern.height {
      for x in 0..<pattern.width where onWhite[x, y] != onBlack[x, y] { pattern[x, y] = .untouched }
    }
    return pattern
  }
}
