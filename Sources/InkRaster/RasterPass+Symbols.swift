import Foundation
import InkViews

extension RasterPass {
  /// Draws a symbol as large as fits into `rect`.
  func draw(_ symbol: SymbolRequest, in rect: CGRect, _ paint: Paint, _ transform: CGAffineTransform) {
    guard !surface.isEmpty, let drawing = rasterizer.symbols.drawnFor(symbol) else { return }
    let map =
      transform
      .concatenating(CGAffineTransform(scaleX: flattener.scale, y: flattener.scale))
      .concatenating(CGAffineTransform(translationX: flattener.originX, y: flattener.originY))
    stamp(drawing, in: rect, map, paint)
  }

  /// Draws a symbol in a rectangle that `map` takes to the surface's pixels.
  func stamp(_ drawing: SymbolDrawing, in rect: CGRect, _ map: CGAffineTransform, _ paint: Paint) {
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return }
    if map.b == 0, map.c == 0, map.a > 0, map.d > 0 {
      let low = rect.origin.applying(map)
      let width = rect.width * map.a
      let height = rect.height * map.d
      guard width < 2048, height < 2048 else { return }
      let columns = max(1, width.wholePixels)
      let rows = max(1, height.wholePixels)
      stamp(
        drawing, x: (low.x + (width - Double(columns)) / 2).wholePixels,
        y: (low.y + (height - Double(rows)) / 2).wholePixels, width: columns, height: rows, paint)
      return
    }
    let factor = abs(map.a * map.d - map.b * map.c).squareRoot()
    let columns = (rect.width * factor * 4).rounded()
    let rows = (rect.height * factor * 4).rounded()
    guard columns >= 1, rows >= 1, columns < 2048, rows < 2048 else { return }
    let stamp = rasterizer.symbols.stamp(drawing, width: Int(columns), height: Int(rows))
    let stepX = rect.width / columns
    let stepY = rect.height / rows
    let place = CGAffineTransform(
      a: stepX, b: 0, c: 0, d: stepY, tx: rect.minX - Double(stamp.margin) * stepX,
      ty: rect.minY - Double(stamp.margin) * stepY)
    guard let ink = symbolInk(paint, side: Int(min(columns, rows)) / 4, in: pixelBox(of: rect, map)) else {
      return
    }
    sample(stamp.bitmap, place.concatenating(map), ink)
  }

  /// Blits a symbol into a box of whole pixels.
  func stamp(_ drawing: SymbolDrawing, x: Int, y: Int, width: Int, height: Int, _ paint: Paint) {
    let box = (x: x..<(x + width), y: y..<(y + height))
    guard let ink = symbolInk(paint, side: min(width, height), in: box) else { return }
    let stamp = rasterizer.symbols.stamp(drawing, width: width, height: height)
    surface.blit(stamp.bitmap, x: x - stamp.margin, y: y - stamp.margin, ink)
  }

  /// Symbols of type size are lines and solid as text is; large ones are areas and may have a pattern.
  private func symbolInk(
    _ paint: Paint, side: Int, in box: (x: Range<Int>, y: Range<Int>)
  ) -> PlaneInk? {
    guard side > 40 else { return strokeInk(paint, in: box) }
    let ink = planeInk(mapping.tone(of: paint.representative))
    return ink.isEmpty ? nil : ink
  }
}
