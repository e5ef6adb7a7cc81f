import Foundation
import InkBitmap
import InkViews

/// Symbols by name: how large they are, and their ink at a size, drawn once.
final class SymbolCatalogue {
  private let fonts: FontLibrary
  private var drawings: [Key: SymbolDrawing?] = [:]
  private var bitmaps = GenerationCache<BitmapKey, Stamp>(capacity: 128)

  private struct Key: Hashable {
    var name: String
    var value: Double?
  }

  private struct BitmapKey: Hashable {
    var drawing: SymbolDrawing
    var width: Int
    var height: Int
  }

  /// A symbol's ink and where its box lies in it.
  struct Stamp {
    var bitmap: GlyphBitmap
    /// Pixels the bitmap reaches beyond the box on each side.
    var margin: Int
    /// Keeps the words alive.
    var arena: GlyphArena
  }

  init(fonts: FontLibrary) { self.fonts = fonts }

  /// The size of a symbol beside text of its point size and its baseline's distance from its top, pixels.
  ///
  /// Symbols are as large as the type and centred on its capitals.
  func metrics(of symbol: SymbolRequest, scale: Double) -> (width: Int, height: Int, baseline: Int)? {
    guard let drawing = drawing(of: symbol) else { return nil }
    let size = symbol.pointSize > 0 ? min(max(1, Double(symbol.pointSize) * scale), 2000) : 1
    let side = max(1, size.wholePixels)
    var width = side
    var height = side
    switch drawing {
    case .battery:
      let battery = BatteryGeometry(height: max(5, (size * 0.7).wholePixels))
      width = battery.width
      height = battery.height
    case .icon(let code): width = Icon(code, fonts: fonts, side: side).width
    case .bars, .waves, .sun, .figure, .letter, .enclosed, .slashed: break
    }
    let capital = 0.7046 * size
    return (width, height, ((Double(height) + capital) / 2).wholePixels)
  }

  /// How a symbol is drawn; nil, and a note of the problem, for an unknown name.
  func drawing(of symbol: SymbolRequest) -> SymbolDrawing? {
    let key = Key(name: symbol.name, value: symbol.variableValue)
    if let known = drawings[key] { return known }
    let drawing = SymbolName.drawing(symbol.name, value: symbol.variableValue)
    if drawing == nil { fonts.note(.unknownSymbol(symbol.name)) }
    if drawings.count > 256 { drawings.removeAll() }
    drawings[key] = .some(drawing)
    return drawing
  }

  /// How a symbol or, where its name is unknown, its stand-in is drawn: as it was measured.
  func drawnFor(_ symbol: SymbolRequest) -> SymbolDrawing? {
    drawing(of: symbol) ?? drawing(of: symbol.standIn)
  }

  /// The ink of a symbol in a box of that size.
  func stamp(_ drawing: SymbolDrawing, width: Int, height: Int) -> Stamp {
    let key = BitmapKey(drawing: drawing, width: width, height: height)
    if let known = bitmaps.find(key) { return known }
    let margin = max(2, min(width, height) / 8)
    var frame = Frame(width: width + 2 * margin, height: height + 2 * margin)
    let bytesPerRow = frame.bytesPerRow
    frame.bytes.withUnsafeMutableBufferPointer { bytes in
      guard let plane = bytes.baseAddress else { return }
      let surface = Surface(
        black: plane, second: nil, third: nil, strokes: nil, bytesPerRow: bytesPerRow,
        byteCount: bytes.count, minX: 0,
        minY: 0, maxX: width + 2 * margin, maxY: height + 2 * margin)
      SymbolArtist(fonts: fonts, surface: surface)
        .draw(drawing, in: SymbolArtist.Box(x: margin, y: margin, width: width, height: height))
    }
    let stamp = Stamp(bitmap: GlyphBitmap(frame, in: fonts.arena), margin: margin, arena: fonts.arena)
    bitmaps.insert(stamp, for: key)
    return stamp
  }
}

extension GlyphBitmap {
  /// A frame's pixels as a glyph.
  init(_ frame: Frame, in arena: GlyphArena) {
    let wordsPerRow = (frame.width + 63) >> 6
    let words = arena.allocate(wordsPerRow * frame.height)
    for y in 0..<frame.height {
      for byte in 0..<frame.bytesPerRow {
        let bits = UInt64(frame.bytes[y * frame.bytesPerRow + byte])
        words[y * wordsPerRow + (byte >> 3)] |= bits << UInt64(56 - 8 * (byte & 7))
      }
    }
    self.init(words: UnsafePointer(words), width: frame.width, height: frame.height)
  }
}
