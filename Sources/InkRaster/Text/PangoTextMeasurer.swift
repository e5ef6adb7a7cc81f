import Foundation
import InkViews

/// Breaks and measures text with the machine's fonts, in whole pixels.
///
/// Widths are sums of glyph advances; heights are those of the fonts asked for (`ResolvedFont.ascent`), not
/// of the faces found, so that a layout does not depend on what is installed. A text is shaped once (0.1 ms
/// for a line of known glyphs), broken once for each width, and kept: asking again costs a hash look-up.
public final class PangoTextMeasurer: TextMeasurer {
  public let scale: CGFloat
  let fonts: FontLibrary
  let symbols: SymbolCatalogue
  private let pictures: PictureStore
  private var shapes = GenerationCache<ShapeKey, ShapedText>(capacity: 128)
  private var layouts = GenerationCache<LayoutKey, PangoTextLayout>(capacity: 256)
  private var ellipses = GenerationCache<ShapeKey, ShapedText>(capacity: 16)

  private struct ShapeKey: Hashable {
    var text: StyledText
    var language: String
    var isRightToLeft: Bool
    var factor: Double
  }

  private struct LayoutKey: Hashable {
    var text: StyledText
    var style: ParagraphStyle
    var width: Int?
    var height: Double?
  }

  /// A measurer at `scale` pixels a point.
  public init(fonts: FontLibrary, pictures: PictureStore = PictureStore(), scale: CGFloat = 1) {
    precondition(scale > 0, "a point has some pixels")
    self.fonts = fonts
    self.pictures = pictures
    self.scale = scale
    symbols = SymbolCatalogue(fonts: fonts)
  }

  public func layout(
    _ text: StyledText, style: ParagraphStyle, width: CGFloat?, height: CGFloat?
  ) -> any TextLayout {
    let key = LayoutKey(text: text, style: style, width: pixels(width), height: room(height))
    if let known = layouts.find(key) { return known }
    if fonts.renewIfLarge() {
      shapes.removeAll()
      layouts.removeAll()
      ellipses.removeAll()
    }
    let made = make(key)
    layouts.insert(made, for: key)
    return made
  }

  public func symbolMetrics(_ symbol: SymbolRequest) -> (size: CGSize, baseline: CGFloat)? {
    guard let pixels = symbols.metrics(of: symbol, scale: scale) else { return nil }
    return (
      CGSize(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale),
      Double(pixels.baseline) / scale
    )
  }

  public func imageSize(_ image: ImageRequest) -> CGSize? {
    guard let picture = pictures.picture(for: image.source) else { return nil }
    let scale = CGFloat(pictures.scale(of: image.source))
    return CGSize(width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
  }

  public func missingPackage(for image: ImageRequest) -> String? {
    pictures.missingPackage(for: image.source)
  }

  public func isTemplate(_ image: ImageRequest) -> Bool { pictures.isTemplate(image.source) }

  /// Whole pixels, nil for no limit; a hundredth of a pixel too little is taken as rounding.
  private func pixels(_ points: CGFloat?) -> Int? {
    guard let points, points.isFinite, points < 1e6 else { return nil }
    return max(0, (points * scale + 0.01).rounded(.down).wholePixels)
  }

  private func room(_ points: CGFloat?) -> Double? {
    guard let points, points.isFinite, points < 1e6 else { return nil }
    return max(0, points * scale)
  }

  private func make(_ key: LayoutKey) -> PangoTextLayout {
    var builder = LayoutBuilder(scale: scale)
    guard key.text.runs.contains(where: { !$0.string.isEmpty || $0.symbol != nil }) else {
      return PangoTextLayout(builder, arena: fonts.arena)
    }
    var fit = fit(key, factor: 1)
    if key.style.minimumScaleFactor < 1, !fit.isWhole { fit = shrunk(key) }
    builder.place(fit.text, fit.broken, style: key.style) { run in
      ellipsis(fit.text.source.runs[run], key.style, factor: fit.text.factor)
    }
    return PangoTextLayout(builder, arena: fonts.arena)
  }

  /// A text broken at a size.
  private struct Fit {
    var text: ShapedText
    var broken: LineBreaker.Result
    /// Nothing cut, no word parted, no line taller than its room.
    var isWhole: Bool
  }

  /// The largest whole-pixel size of the biggest font at which everything fits, not below the least allowed.
  private func shrunk(_ key: LayoutKey) -> Fit {
    let nominal: Double = key.text.runs.map { Double($0.font.size) * scale }.max() ?? 1
    let least = max(0.05, Double(key.style.minimumScaleFactor).unit)
    var low = max(1, (nominal * least).rounded(.up).wholePixels)
    var high = nominal.wholePixels - 1
    var best: Fit?
    while low <= high {
      let middle = (low + high + 1) / 2
      let tried = fit(key, factor: Double(middle) / nominal)
      if tried.isWhole {
        best = tried
        low = middle + 1
      } else {
        high = middle - 1
      }
    }
    return best ?? fit(key, factor: least)
  }

  private func fit(_ key: LayoutKey, factor: Double) -> Fit {
    let text = shaped(key.text, key.style, factor: factor)
    let breaker = LineBreaker(text: text, width: key.width, truncation: key.style.truncation) { [self] run in
      let dots = ellipsis(text.source.runs[run], key.style, factor: factor)
      return dots.width(of: dots.clusters.indices)
    }
    var broken = breaker.lines(limit: key.style.lineLimit.map { max(1, $0) })
    var isTooTall = false
    if let height = key.height {
      var kept = 0
      var sum = 0.0
      for line in broken.lines {
        let extent = LayoutBuilder.extent(of: line, text)
        sum += extent.ascent + extent.descent + (kept > 0 ? Double(key.style.lineSpacing) * scale : 0)
        // Sizes are answered in whole pixels, so half a pixel may be missing.
        if sum > height + 0.5 { break }
        kept += 1
      }
      isTooTall = kept < broken.lines.count
      if isTooTall, broken.lines.count > 1 { broken = breaker.lines(limit: max(1, kept)) }
    }
    return Fit(
      text: text, broken: broken, isWhole: !broken.isTruncated && !broken.hasBrokenWord && !isTooTall)
  }

  private func shaped(_ text: StyledText, _ style: ParagraphStyle, factor: Double) -> ShapedText {
    let key = ShapeKey(
      text: text, language: style.language, isRightToLeft: style.isRightToLeft, factor: factor)
    if let known = shapes.find(key) { return known }
    let made = shaper(style).shape(text, factor: factor)
    shapes.insert(made, for: key)
    return made
  }

  private func ellipsis(_ run: StyledText.Run, _ style: ParagraphStyle, factor: Double) -> ShapedText {
    let text = StyledText([StyledText.Run("\u{2026}", font: run.font, tracking: run.tracking)])
    let key = ShapeKey(
      text: text, language: style.language, isRightToLeft: style.isRightToLeft, factor: factor)
    if let known = ellipses.find(key) { return known }
    let made = shaper(style).shape(text, factor: factor)
    ellipses.insert(made, for: key)
    return made
  }

  private func shaper(_ style: ParagraphStyle) -> TextShaper {
    TextShaper(fonts: fonts, scale: scale, language: style.language, isRightToLeft: style.isRightToLeft) {
      [symbols, scale] in
      symbols.metrics(of: $0, scale: scale) ?? symbols.metrics(of: $0.standIn, scale: scale)
    }
  }
}
