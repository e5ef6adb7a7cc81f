import CPango
import Foundation
import InkViews

/// Turns styled text into shaped clusters: pango itemises, picks fallback fonts and shapes; advances become
/// whole pixels from the hinted glyphs, so that the rhythm of a line is that of its letters.
struct TextShaper {
  let fonts: FontLibrary
  /// Pixels a point.
  let scale: Double
  /// BCP 47.
  let language: String
  /// The direction of texts with no letter in them.
  let isRightToLeft: Bool
  /// Measures symbols in a text; nil when unknown.
  let symbolMetrics: (SymbolRequest) -> (width: Int, height: Int, baseline: Int)?

  /// Shapes the text with every font size multiplied by `factor`.
  func shape(_ text: StyledText, factor: Double = 1) -> ShapedText {
    let isCustom = text.runs.contains {
      if case .custom = $0.font.design { true } else { false }
    }
    let shaped = shape(text, factor, isCustom ? fonts.everything : fonts.standard)
    guard !shaped.missing.isEmpty else { return shaped }
    let second = isCustom ? shaped : shape(text, factor, fonts.everything)
    for character in second.missing { fonts.note(.missingCharacter(character)) }
    return second
  }

  /// The least advance of a word space, so that words never run together where the hinted space and the
  /// letters beside it have all lost their fraction of a pixel: Inter's space, 0.28 em, rounded up.
  static func leastSpace(pixelSize: Int) -> Int {
    max(2, Int((Double(pixelSize) * 0.28 - 0.1).rounded(.up)))
  }

  private func shape(_ text: StyledText, _ factor: Double, _ map: FontMap) -> ShapedText {
    let shaped = ShapedText(source: text, factor: factor)
    let language = FontFamilies.language(
      of: text.runs.map(\.string).joined(), displayed: self.language)
    for run in text.runs {
      var font = run.font
      font.size = font.size > 0 ? min(font.size, CGFloat(FontLibrary.largestPixelSize) / (scale * factor)) : 0
      let size = Double(font.size) * scale * factor
      shaped.runs.append(
        ShapedText.RunMetrics(
          ascent: Double(font.ascent) * scale * factor,
          descent: Double(font.descent) * scale * factor,
          pixelSize: max(1, size.wholePixels), rise: Double(run.baselineOffset) * scale * factor,
          symbol: run.symbol.flatMap { symbol in
            var symbol = symbol
            symbol.pointSize *= factor
            return symbolMetrics(symbol)
          }))
    }
    var paragraph = Paragraph()
    for (number, run) in text.runs.enumerated() {
      if run.symbol != nil {
        paragraph.append("\u{FFFC}", run: number)
        continue
      }
      let lines = Self.lines(of: run.string)
      for (index, line) in lines.enumerated() {
        if index > 0 {
          shape(paragraph, language, map, into: shaped)
          paragraph = Paragraph()
        }
        paragraph.append(line, run: number)
      }
    }
    shape(paragraph, language, map, into: shaped)
    return shaped
  }

  /// The paragraphs of a string; other blanks than line ends become spaces.
  static func lines(of string: String) -> [String] {
    guard string.utf8.contains(where: { $0 < 0x20 || $0 == 0xE2 }) else { return [string] }
    var lines = [""]
    for character in string {
      switch character {
      case "\n", "\r", "\r\n", "\u{2028}", "\u{2029}": lines.append("")
      case "\t", "\u{0B}", "\u{0C}": lines[lines.count - 1].append(" ")
      default: lines[lines.count - 1].append(character)
      }
    }
    return lines
  }
}
