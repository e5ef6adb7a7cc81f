import Foundation
import InkViews

/// A text broken by counting characters.
public final class FixedTextLayout: TextLayout {
  /// One character and the font it is in.
  private struct Glyph {
    let character: Character
    let advance: CGFloat
    let font: ResolvedFont
  }

  public let size: CGSize
  public let firstBaseline: CGFloat
  public let lastBaseline: CGFloat
  public let isTruncated: Bool
  public let lineFrames: [CGRect]
  /// The words of each line.
  public let lines: [String]
  /// The factor the font was shrunk by.
  public let scaleFactor: CGFloat
  public var lineCount: Int { lines.count }

  init(_ text: StyledText, style: ParagraphStyle, width: CGFloat?, height: CGFloat?, scale: CGFloat) {
    let limit = width ?? .infinity
    var factor: CGFloat = 1
    var glyphs = Self.glyphs(text, factor: 1)
    var broken = Self.broken(glyphs, width: limit)
    func fits() -> Bool {
      broken.count <= style.lineLimit ?? .max && broken.allSatisfy { Self.width($0) <= limit }
        && Self.height(broken, style, scale) <= height ?? .infinity
    }
    while !fits(), factor > style.minimumScaleFactor {
      factor = max(factor - 0.05, style.minimumScaleFactor)
      glyphs = Self.glyphs(text, factor: factor)
      broken = Self.broken(glyphs, width: limit)
    }
    let complete = broken.count
    var kept = min(complete, style.lineLimit ?? .max)
    while kept > 1, Self.height(Array(broken.prefix(kept)), style, scale) > height ?? .infinity { kept -= 1 }
    var shown = Array(broken.prefix(kept))
    let wasCut = kept < complete || shown.contains { Self.width($0) > limit }
    if wasCut, shown.popLast() != nil {
      // As much of the rest as there is room for stands before the mark.
      shown.append(Self.cut(Self.joined(broken[(kept - 1)...]), to: limit))
    }
    let fallback = glyphs.first?.font ?? text.runs.first?.font ?? ResolvedFont(size: 17)
    func roundedUp(_ length: CGFloat) -> CGFloat { (length * scale - 1e-6).rounded(.up) / scale }
    func rounded(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
    var frames: [CGRect] = []
    var y: CGFloat = 0
    let widest = shown.map(Self.width).max() ?? 0
    var baselines: [CGFloat] = []
    for (index, line) in shown.enumerated() {
      if index > 0 { y += style.lineSpacing }
      let (ascent, descent) = Self.extent(line, fallback)
      let length = Self.width(line)
      let spare = widest - length
      let x = style.alignment == .leading ? 0 : style.alignment == .center ? spare / 2 : spare
      frames.append(CGRect(x: x, y: y, width: length, height: ascent + descent))
      baselines.append(y + ascent)
      y += ascent + descent
    }
    let reserved = CGFloat(style.reservedLines) * (fallback.ascent + fallback.descent)
    size = CGSize(width: roundedUp(widest), height: roundedUp(max(y, reserved)))
    firstBaseline = rounded(baselines.first ?? 0)
    lastBaseline = rounded(baselines.last ?? 0)
    isTruncated = wasCut
    lineFrames = frames
    lines = shown.map { String($0.map(\.character)) }
    scaleFactor = factor
  }

  private static func glyphs(_ text: StyledText, factor: CGFloat) -> [Glyph] {
    text.runs.flatMap { run in
      var font = run.font
      font.size *= factor
      if let symbol = run.symbol {
        return [Glyph(character: "\u{FFFC}", advance: symbol.pointSize * factor, font: font)]
      }
      return run.string.map {
        Glyph(character: $0, advance: $0 == "\n" ? 0 : font.size / 2 + run.tracking, font: font)
      }
    }
  }

  private static func width(_ line: [Glyph]) -> CGFloat { line.reduce(0) { $0 + $1.advance } }

  private static func extent(_ line: [Glyph], _ fallback: ResolvedFont) -> (ascent: CGFloat, descent: CGFloat)
  {
    let fonts = line.isEmpty ? [fallback] : line.map(\.font)
    return (fonts.map(\.ascent).max() ?? 0, fonts.map(\.descent).max() ?? 0)
  }

  private static func height(_ lines: [[Glyph]], _ style: ParagraphStyle, _ scale: CGFloat) -> CGFloat {
    let sum = lines.reduce(0) { $0 + (($1.map { $0.font.ascent + $0.font.descent }).max() ?? 0) }
    return ((sum + CGFloat(max(lines.count - 1, 0)) * style.lineSpacing) * scale - 1e-6).rounded(.up) / scale
  }

  private static func broken(_ glyphs: [Glyph], width: CGFloat) -> [[Glyph]] {
    var lines: [[Glyph]] = []
    for paragraph in glyphs.split(separator: "\n", omittingEmptySubsequences: false, by: \.character) {
      var line: [Glyph] = []
      for word in words(paragraph) {
        let visible = word.reversed().drop { $0.character == " " }.reduce(0) { $0 + $1.advance }
        if !line.isEmpty, Self.width(line) + visible > width {
          lines.append(trimmed(line))
          line = []
        }
        line += word
      }
      lines.append(trimmed(line))
    }
    return lines
  }

  private static func trimmed(_ line: [Glyph]) -> [Glyph] {
    line.reversed().drop { $0.character == " " }.reversed()
  }

  /// Stretches that stay together, with the spaces after them.
  private static func words(_ paragraph: [Glyph]) -> [[Glyph]] {
    var words: [[Glyph]] = []
    for glyph in paragraph {
      let isWide = glyph.character.unicodeScalars.first.map { $0.value >= 0x2E80 } ?? false
      if let last = words.last?.last, last.character != " ", !isWide {
        words[words.count - 1].append(glyph)
      } else if glyph.character == " ", !words.isEmpty {
        words[words.count - 1].append(glyph)
      } else {
        words.append([glyph])
      }
    }
    return words
  }

  private static func joined(_ lines: ArraySlice<[Glyph]>) -> [Glyph] {
    lines.reduce(into: []) { whole, line in
      if let last = whole.last {
        whole.append(Glyph(character: " ", advance: last.font.size / 2, font: last.font))
      }
      whole += line
    }
  }

  private static func cut(_ line: [Glyph], to width: CGFloat) -> [Glyph] {
    guard let last = line.last else { return line }
    let mark = Glyph(character: "…", advance: last.font.size / 2, font: last.font)
    var kept = line
    while !kept.isEmpty, Self.width(kept) + mark.advance > width { kept.removeLast() }
    return kept + [mark]
  }
}

extension Array {
  fileprivate func split<Key: Equatable>(
    separator: Key, omittingEmptySubsequences: Bool, by key: (Element) -> Key
  ) -> [[Element]] {
    split(omittingEmptySubsequences: omittingEmptySubsequences) { key($0) == separator }.map { [Element]($0) }
  }
}
