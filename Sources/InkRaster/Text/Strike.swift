import CPango

/// A glyph at one size: its ink, where that lies, and how far the pen moves, all in whole pixels.
struct Glyph {
  /// Nil for a glyph with no ink.
  var bitmap: GlyphBitmap?
  /// From the pen to the bitmap's left edge.
  var left = 0
  /// From the baseline up to the bitmap's top edge.
  var top = 0
  /// Snapped with the stems, so that gaps between letters are as even as the letters.
  var advance = 0
  /// What the designer drew, unrounded; the difference to a shaper's advance is kerning.
  var designedAdvance = 0.0
}

/// One face at one size: its glyphs, rasterised once each.
final class Strike {
  /// How outlines are fitted to the pixels.
  enum Fitting {
    /// Even stems on whole pixels and clean curves, for text.
    case text
    /// Even lines on whole pixels, for icons.
    case icon
    /// As designed, for what is turned or stretched.
    case designed
  }

  let face: FontFace
  let pixelSize: Int
  private let fitting: Fitting
  private let arena: GlyphArena
  private var glyphs: [UInt32: Glyph] = [:]

  init(face: FontFace, pixelSize: Int, fitting: Fitting, arena: GlyphArena) {
    self.face = face
    self.pixelSize = pixelSize
    self.fitting = fitting
    self.arena = arena
  }

  /// The glyph of that number, from the cache or rasterised now; empty when FreeType refuses it.
  subscript(number: UInt32) -> Glyph {
    if let known = glyphs[number] { return known }
    let glyph = rasterise(number)
    glyphs[number] = glyph
    return glyph
  }

  private func rasterise(_ number: UInt32) -> Glyph {
    face.select(pixelSize: pixelSize)
    let thinning = fitting == .text ? hanThinning : nil
    let flags = fitting == .designed || thinning != nil ? CPangoLoadDesigned : CPangoLoadSnapped
    guard FT_Load_Glyph(face.face, number, flags) == 0, let slot = face.face.pointee.glyph else {
      return Glyph()
    }
    var glyph = Glyph()
    glyph.advance = (slot.pointee.advance.x + 32) >> 6
    glyph.designedAdvance = Double(slot.pointee.linearHoriAdvance) / 65536
    if let thinning {
      FT_Outline_EmboldenXY(&slot.pointee.outline, thinning.x, thinning.y)
      FT_Outline_Translate(&slot.pointee.outline, -thinning.x / 2, -thinning.y / 2)
    }
    guard slot.pointee.outline.n_points > 0, FT_Render_Glyph(slot, FT_RENDER_MODE_MONO) == 0,
      slot.pointee.bitmap.rows > 0,
      slot.pointee.bitmap.width > 0, let source = slot.pointee.bitmap.buffer
    else { return glyph }
    let width = Int(slot.pointee.bitmap.width)
    let height = Int(slot.pointee.bitmap.rows)
    let pitch = Int(slot.pointee.bitmap.pitch)
    let wordsPerRow = (width + 63) >> 6
    let words = arena.allocate(wordsPerRow * height)
    for y in 0..<height {
      for byte in 0..<((width + 7) >> 3) {
        words[y * wordsPerRow + (byte >> 3)] |=
          UInt64(source[y * pitch + byte]) << UInt64(56 - 8 * (byte & 7))
      }
    }
    if fitting == .text, !face.isEastAsian {
      WartRemover(words: words, width: width, height: height).run()
    }
    glyph.bitmap = GlyphBitmap(words: UnsafePointer(words), width: width, height: height)
    glyph.left = Int(slot.pointee.bitmap_left)
    glyph.top = Int(slot.pointee.bitmap_top)
    return glyph
  }

  /// How much bolder, in 64ths of a pixel, Han outlines must be for strokes of whole pixels; nil where snapping
  /// reads better.
  ///
  /// A regular face's strokes are 1.0 to 1.4 pixels between 13 and 17 px, a bold one's 2.0 to 2.6 between 16 and
  /// 20: snapped or not, some come out a pixel bolder than their neighbours. Made one and two pixels, they cover
  /// as many rows wherever they lie.
  private var hanThinning: (x: FT_Pos, y: FT_Pos)? {
    guard face.isEastAsian, (face.isBold ? 16...20 : 13...17).contains(pixelSize),
      let strokes = face.hanStrokes
    else { return nil }
    let width = face.isBold ? 2.0 : 1.0
    let size = Double(pixelSize)
    return (
      FT_Pos(((width - strokes.stem * size) * 64).rounded()),
      FT_Pos(((width - strokes.bar * size) * 64).rounded())
    )
  }
}
