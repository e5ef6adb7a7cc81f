import Foundation
import InkViews

extension RasterPass {
  /// Puts down the pixels whose centres `map` (from pixels of the bitmap to pixels here) takes from ink.
  func sample(_ bitmap: GlyphBitmap, _ map: CGAffineTransform, _ ink: PlaneInk) {
    guard map.a * map.d - map.b * map.c != 0 else { return }
    let back = map.inverted()
    let box = pixelBox(of: CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height), map)
    let part = surface.clipped(x: box.x, y: box.y)
    for y in part.minY..<part.maxY {
      for x in part.minX..<part.maxX {
        let source = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(back)
        guard source.x >= 0, source.y >= 0, source.x < Double(bitmap.width), source.y < Double(bitmap.height)
        else { continue }
        let column = Int(source.x)
        let word = bitmap.words[Int(source.y) * bitmap.wordsPerRow + (column >> 6)]
        if word & (0x8000_0000_0000_0000 >> UInt64(column & 63)) != 0 { part.span(y, x, x + 1, ink) }
      }
    }
  }

  /// The pixels that a mapped rectangle may touch.
  func pixelBox(of rect: CGRect, _ map: CGAffineTransform) -> (x: Range<Int>, y: Range<Int>) {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map { corner in
      let place = corner.applying(map)
      return DevicePoint(place.x, place.y)
    }
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    let left = Surface.floor(xs.min() ?? 0)
    let top = Surface.floor(ys.min() ?? 0)
    return (
      left..<max(left, Surface.ceiling(xs.max() ?? 0)), top..<max(top, Surface.ceiling(ys.max() ?? 0))
    )
  }

  /// Fills a mapped rectangle.
  func fillQuad(_ rect: CGRect, _ map: CGAffineTransform, _ ink: PlaneInk) {
    func corner(_ x: CGFloat, _ y: CGFloat) -> DevicePoint {
      let place = CGPoint(x: x, y: y).applying(map)
      return DevicePoint(place.x, place.y)
    }
    surface.fillQuad(
      corner(rect.minX, rect.minY), corner(rect.maxX, rect.minY), corner(rect.maxX, rect.maxY),
      corner(rect.minX, rect.maxY), ink)
  }
}
