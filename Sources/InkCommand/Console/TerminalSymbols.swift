import CChafa
import Foundation
import InkBitmap
import InkHost
import InkRaster

/// Characters that libchafa chooses: the same dots as our own, and in half blocks each dot in its own ink, as near as the
/// terminal's colours come.
struct TerminalSymbols: Sendable, Equatable {
  /// How many colours the terminal has.
  let colors: cchafa_colors

  /// Colours of a terminal; `detect` asks libchafa.
  init(colors: cchafa_colors) { self.colors = colors }

  /// What the terminal of an environment can do; nil where libchafa is not installed.
  static func detect(_ environment: [String: String]) -> TerminalSymbols? {
    let colors = environment.withWords(cchafa_detect_colors)
    return colors < 0 ? nil : TerminalSymbols(colors: cchafa_colors(UInt32(colors)))
  }

  /// Columns of a picture as lines of characters; nil for a style that is not libchafa's, and where it is missing.
  ///
  /// With `isColored` each dot has its ink; half blocks have two colours, of which both dots of one have theirs. Characters of
  /// eight dots cannot, and are black where they are not paper.
  func lines(
    _ picture: ColorFrame, _ dots: Range<Int>, _ style: TerminalText.Style, isColored: Bool
  ) -> [String]? {
    guard style != .ascii else { return nil }
    let cell = style.cell
    let columns = style.columns(dots.count)
    let rows = (picture.height + cell.height - 1) / cell.height
    let width = columns * 8
    let (wide, high) = (8 / cell.width, 8 / cell.height)
    var pixels = [UInt8](repeating: 255, count: width * rows * 8 * 3)
    for y in 0..<picture.height {
      for x in dots where picture[x, y] != .white {
        let color = isColored ? PNGColor(picture[x, y]) : PNGColor(.black)
        let left = (x - dots.lowerBound) * wide
        for row in y * high..<(y + 1) * high {
          for column in left..<left + wide {
            let place = (row * width + column) * 3
            (pixels[place], pixels[place + 1], pixels[place + 2]) = (color.red, color.green, color.blue)
          }
        }
      }
    }
    guard
      let text = cchafa_draw_symbols(
        style == .braille ? CCHAFA_BRAILLE : CCHAFA_HALF_BLOCKS, isColored ? colors : CCHAFA_PLAIN, pixels,
        Int32(columns), Int32(rows))
    else { return nil }
    defer { free(text) }
    var lines = String(cString: text).components(separatedBy: "\n")
    while let last = lines.last, last.isEmpty, lines.count > rows { lines.removeLast() }
    return lines.count == rows ? lines : nil
  }
}
