/// An icon of the icon font, placed in its box: as high as the type and no wider than its ink needs.
struct Icon {
  let glyph: Glyph
  /// Height of the box, pixels.
  let side: Int
  /// Width of the box: the side, or the ink and a little paper on both sides.
  let width: Int
  /// From the box's corner to the bitmap's.
  let left: Int
  let top: Int

  /// The icon in a box of that height.
  init(_ code: UInt32, fonts: FontLibrary, side: Int) {
    self.side = side
    guard let face = fonts.iconFace else {
      fonts.note(.noIconFont)
      glyph = Glyph()
      (width, left, top) = (side, 0, 0)
      return
    }
    // The icons' grid has a twelfth of padding; the em box is centred, so its parity follows the box's.
    var size = Int((Double(side) * 1.15).rounded())
    if !(size - side).isMultiple(of: 2) { size -= 1 }
    // Snapping evens thin lines; with room enough the design's own curves are better.
    let fitting: Strike.Fitting = size <= 27 ? .icon : .designed
    glyph = fonts.strike(of: face, pixelSize: max(6, size), fitting: fitting)[face.glyph(of: code)]
    let ink = glyph.bitmap?.inkColumns ?? 0..<side
    let padding = max(1, Int((Double(side) * 0.08).rounded()))
    if ink.count + 2 * padding < side {
      width = ink.count + 2 * padding
      left = padding - ink.lowerBound
    } else {
      width = side
      left = (side - size) / 2 + glyph.left
    }
    // The em box reaches from 0.875 above the baseline to 0.125 below.
    top = Int((Double(side - size) / 2 + 0.875 * Double(size)).rounded()) - glyph.top
  }

  /// The largest icon in a box.
  init(_ code: UInt32, fonts: FontLibrary, fittingWidth width: Int, height: Int) {
    var icon = Icon(code, fonts: fonts, side: height)
    while icon.width > width, icon.side > max(4, width) {
      icon = Icon(code, fonts: fonts, side: icon.side - 1)
    }
    self = icon
  }
}
