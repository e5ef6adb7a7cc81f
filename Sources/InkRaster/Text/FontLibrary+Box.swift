extension FontLibrary {
  /// The box that stands for a character no font has: capital height, a pixel's outline.
  func missingGlyphBox(pixelSize: Int) -> Glyph {
    if let known = boxes[pixelSize] { return known }
    let width = max(3, Int((Double(pixelSize) * 0.5).rounded()))
    let height = max(4, Int((Double(pixelSize) * 0.7046).rounded()))
    let wordsPerRow = (width + 63) >> 6
    let words = arena.allocate(wordsPerRow * height)
    for y in 0..<height {
      for x in 0..<width where y == 0 || y == height - 1 || x == 0 || x == width - 1 {
        words[y * wordsPerRow + (x >> 6)] |= 0x8000_0000_0000_0000 >> UInt64(x & 63)
      }
    }
    var box = Glyph()
    box.bitmap = GlyphBitmap(words: UnsafePointer(words), width: width, height: height)
    box.left = 1
    box.top = height
    box.advance = width + 2
    box.designedAdvance = Double(box.advance)
    boxes[pixelSize] = box
    return box
  }
}
