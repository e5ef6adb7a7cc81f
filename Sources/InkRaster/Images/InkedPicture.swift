import InkBitmap

/// A picture in ink: which pixels it makes black and which white; the others it leaves.
struct InkedPicture {
  let ink: GlyphBitmap
  /// Nil for a template, which only adds.
  let paper: GlyphBitmap?
  private let arena: GlyphArena

  /// A picture's opacity as a shape, for a tint.
  init(template image: GrayImage) {
    arena = GlyphArena()
    var frame = Frame(width: image.width, height: image.height)
    for y in 0..<image.height {
      for x in 0..<image.width {
        let index = y * image.width + x
        // A template without opacities is its dark part.
        let covered = image.alpha.map { $0[index] } ?? 255 - image.gray[index]
        if covered >= 128 { frame[x, y] = .black }
      }
    }
    ink = GlyphBitmap(frame, in: arena)
    paper = nil
  }

  /// A picture's greys: line art by a threshold, photographs by diffusing the error.
  ///
  /// `lightIsInk` turns the greys round, `opacity` blends with white.
  init(_ image: GrayImage, lightIsInk: Bool, opacity: Float) {
    arena = GlyphArena()
    var image = image
    if lightIsInk { image.gray = image.gray.map { 255 - $0 } }
    let shown = image.alpha
    var flat = image.opaque()
    if opacity < 1 { flat.gray = flat.gray.map { UInt8(255 - Float(255 - $0) * opacity) } }
    var black = Frame(flat, dithering: flat.isLineArt ? .threshold() : .floydSteinberg)
    var white = Frame(width: image.width, height: image.height)
    for y in 0..<image.height {
      for x in 0..<image.width {
        if let shown, shown[y * image.width + x] < 128 {
          black[x, y] = .white
        } else if black[x, y] == .white {
          white[x, y] = .black
        }
      }
    }
    ink = GlyphBitmap(black, in: arena)
    paper = GlyphBitmap(white, in: arena)
  }
}

extension GrayImage {
  /// True when all but a few pixels are nearly black or nearly white: drawings, codes, pixel art.
  var isLineArt: Bool {
    var middle = 0
    for value in gray where value > 48 && value < 208 { middle += 1 }
    return middle * 12 < gray.count
  }
}
