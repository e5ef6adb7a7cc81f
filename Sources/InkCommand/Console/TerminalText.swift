import InkBitmap
import InkHost

/// A picture as characters: a dot of the glass is a dot of a character.
///
/// It is never scaled. A picture that is too wide is turned a quarter where that helps, else cut into strips, which
/// stand one below the other.
struct TerminalText {
  /// How dots are put into characters.
  enum Style: CaseIterable {
    /// One column a dot, two rows a character.
    case halfBlocks
    /// Two columns, four rows a character.
    case braille
    /// One column a dot, two rows a character, where there is nothing but ASCII.
    case ascii

    /// Dots of one character.
    var cell: (width: Int, height: Int) { self == .braille ? (2, 4) : (1, 2) }

    /// Columns of so many dots.
    func columns(_ dots: Int) -> Int { (dots + cell.width - 1) / cell.width }
  }

  /// How a picture is fitted into columns.
  struct Fit: Equatable {
    var style: Style
    var isTurned = false
    /// Dots of a strip.
    var stripWidth: Int
    var strips = 1
  }

  /// What empties a terminal before a picture is drawn again.
  static let clear = "\u{1B}[H\u{1B}[2J"

  let columns: Int
  let usesColor: Bool
  var isUTF8 = true
  /// False on a terminal whose font has blocks and no braille, as the kernel's own.
  var hasBraille = true
  /// Draws the characters; nil where libchafa is not installed, and they are chosen here.
  var symbols: TerminalSymbols?

  /// The best way to show a picture: half blocks, braille, braille turned, braille in strips; without braille, or with ASCII
  /// alone, as it is, turned, in strips.
  func fit(width: Int, height: Int) -> Fit {
    let styles: [Style] = !isUTF8 ? [.ascii] : hasBraille ? [.halfBlocks, .braille] : [.halfBlocks]
    let finest: Style = !isUTF8 ? .ascii : hasBraille ? .braille : .halfBlocks
    for style in styles where style.columns(width) <= columns {
      return Fit(style: style, stripWidth: width)
    }
    if height < width, finest.columns(height) <= columns {
      return Fit(style: finest, isTurned: true, stripWidth: height)
    }
    let widest = max(1, columns) * finest.cell.width
    let strips = (width + widest - 1) / widest
    // Strips of one width: the last is not a sliver.
    let stripWidth = (width + strips - 1) / strips
    return Fit(
      style: finest, stripWidth: finest == .braille ? (stripWidth + 1) & ~1 : stripWidth, strips: strips)
  }

  /// The picture's lines, with a line that tells how it was fitted where that is not plain to see.
  func lines(_ picture: ColorFrame) -> [String] {
    let fit = fit(width: picture.width, height: picture.height)
    let turned = fit.isTurned ? picture.rotated(by: .right) : picture
    var lines: [String] = []
    if fit.isTurned { lines.append("(turned a quarter to the right: \(columns) columns are too few)") }
    for strip in 0..<fit.strips {
      let start = strip * fit.stripWidth
      let end = min(turned.width, start + fit.stripWidth)
      if fit.strips > 1 {
        lines.append("(strip \(strip + 1) of \(fit.strips), columns \(start) to \(end - 1))")
      }
      lines += self.lines(turned, start..<end, fit.style)
    }
    return lines
  }

  private func lines(_ picture: ColorFrame, _ dots: Range<Int>, _ style: Style) -> [String] {
    let isColored = usesColor && picture.inks.count > 2
    // Eight dots of several inks in one character: ours has the ink of one of them, libchafa's a mixture.
    if !isColored || style == .halfBlocks,
      let lines = symbols?.lines(picture, dots, style, isColored: isColored)
    {
      return usesColor && !isColored ? lines.map { Paper.code(.black) + $0 + Paper.reset } : lines
    }
    let ink = picture.inkedPixels
    return stride(from: 0, to: picture.height, by: style.cell.height).map { y in
      var line = ""
      var current = Ink.black
      if usesColor { line += Paper.code(current) }
      for x in stride(from: dots.lowerBound, to: dots.upperBound, by: style.cell.width) {
        if usesColor, picture.inks.count > 2 {
          let color = Self.color(picture, x, y, style)
          if color != current { line += Paper.code(color) }
          current = color
        }
        line.append(Self.character(ink, x, y, until: dots.upperBound, style))
      }
      return usesColor ? line + Paper.reset : line
    }
  }

  /// The coloured ink of a character's first coloured dot, black where there is none.
  private static func color(_ picture: ColorFrame, _ x: Int, _ y: Int, _ style: Style) -> Ink {
    for row in 0..<style.cell.height {
      for column in 0..<style.cell.width where picture[x + column, y + row].isColored {
        return picture[x + column, y + row]
      }
    }
    return .black
  }

  /// The character whose dots begin at a place; columns from `end` on are paper.
  private static func character(
    _ frame: Frame, _ x: Int, _ y: Int, until end: Int, _ style: Style
  ) -> Character {
    switch style {
    case .halfBlocks, .ascii:
      let isBlock = style == .halfBlocks
      switch (frame[x, y] == .black, frame[x, y + 1] == .black) {
      case (true, true): return isBlock ? "█" : "#"
      case (true, false): return isBlock ? "▀" : "\""
      case (false, true): return isBlock ? "▄" : "_"
      case (false, false): return " "
      }
    case .braille:
      // Dot numbers of U+2800 by row: left 1 2 3 7, right 4 5 6 8.
      let left: [UInt32] = [0x01, 0x02, 0x04, 0x40]
      let right: [UInt32] = [0x08, 0x10, 0x20, 0x80]
      var dots: UInt32 = 0x2800
      for row in 0..<4 {
        if frame[x, y + row] == .black { dots |= left[row] }
        if x + 1 < end, frame[x + 1, y + row] == .black { dots |= right[row] }
      }
      return Unicode.Scalar(dots).map(Character.init) ?? " "
    }
  }

  /// Ink on paper in the colours of a terminal (ECMA-48, select graphic rendition).
  private enum Paper {
    static let reset = "\u{1B}[0m"

    static func code(_ ink: Ink) -> String {
      switch ink {
      case .white, .black: "\u{1B}[30;107m"
      case .red: "\u{1B}[31;107m"
      case .green: "\u{1B}[32;107m"
      case .yellow: "\u{1B}[33;107m"
      case .blue: "\u{1B}[34;107m"
      // The terminal has no orange of its own; this one is of the 256 colours.
      case .orange: "\u{1B}[38;5;208;107m"
      case .lightGray: "\u{1B}[38;5;248;107m"
      case .darkGray: "\u{1B}[38;5;240;107m"
      }
    }
  }
}
