import InkBitmap

/// A picture in ink: which pixels it gives which ink; the others it leaves.
struct InkedPicture {
  /// The pixels of each ink, white among them; of black alone for a template, which only adds.
  let layers: [(bitmap: GlyphBitmap, ink: Ink)]
  /// True when a tint gives the ink.
  let isTemplate: Bool
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
    layers = [(GlyphBitmap(frame, in: arena), .black)]
    isTemplate = true
  }

  /// A picture's greys: drawings by a threshold, photographs by diffusing the error; line art is one where nothing is said.
  ///
  /// `lightIsInk` turns the greys round, `opacity` blends with white.
  init(_ image: GrayImage, lightIsInk: Bool, opacity: Float, isDrawing: Bool? = nil) {
    var image = image
    if lightIsInk { image.gray = image.gray.map { 255 - $0 } }
    var flat = image.opaque()
    if opacity < 1 { flat.gray = flat.gray.map { Self.faded($0, opacity) } }
    let isLineArt = isDrawing ?? (opacity < 1 ? flat : image).isLineArt
    let frame = Frame(flat, dithering: isLineArt ? .threshold() : .floydSteinberg)
    self.init(ColorFrame(frame), alpha: image.alpha)
  }

  /// A picture's colours in the inks of a panel: drawings by the nearest ink, photographs by diffusing the error.
  init(_ image: ColorImage, inks: [Ink], opacity: Float, isDrawing: Bool? = nil) {
    var flat = image.opaque()
    if opacity < 1 {
      flat.red = flat.red.map { Self.faded($0, opacity) }
      flat.green = flat.green.map { Self.faded($0, opacity) }
      flat.blue = flat.blue.map { Self.faded($0, opacity) }
    }
    let frame = ColorFrame(
      flat, palette: InkPalette(inks), dithering: isDrawing ?? flat.isDrawing ? .nearest : .floydSteinberg)
    self.init(frame, alpha: image.alpha)
  }

  /// A picture in inks, of which the pixels that are less than half opaque are left out.
  private init(_ picture: ColorFrame, alpha: [UInt8]?) {
    let arena = GlyphArena()
    self.arena = arena
    isTemplate = false
    var shown = Frame(width: picture.width, height: picture.height, filledWith: .black)
    if let alpha {
      for y in 0..<picture.height {
        for x in 0..<picture.width where alpha[y * picture.width + x] < 128 { shown[x, y] = .white }
      }
    }
    layers = picture.inks.map { ink in
      var pixels = picture.pixels(of: ink)
      for i in pixels.bytes.indices { pixels.bytes[i] &= shown.bytes[i] }
      return (GlyphBitmap(pixels, in: arena), ink)
    }
  }

  private static func faded(_ value: UInt8, _ opacity: Float) -> UInt8 {
    UInt8(255 - Float(255 - value) * opacity)
  }
}

extension GrayImage {
  /// True when all but a few pixels are nearly black or nearly white: drawings, codes, pixel art.
  ///
  /// The clear edges of an icon do not count, which are much of it when it is small; a picture that is clear for the
  /// most part is judged as it looks on white.
  var isLineArt: Bool {
    guard let alpha else { return Self.isLineArt(gray[...]) }
    let seen = gray.indices.filter { alpha[$0] > 0 }
    let solid = seen.filter { alpha[$0] >= 250 }
    guard solid.count * 2 >= seen.count else { return Self.isLineArt(opaque().gray[...]) }
    return Self.isLineArt(ArraySlice(solid.map { gray[$0] }))
  }

  private static func isLineArt(_ values: ArraySlice<UInt8>) -> Bool {
    let middle = values.reduce(0) { $1 > 48 && $1 < 208 ? $0 + 1 : $0 }
    return middle * 12 < values.count
  }
}
