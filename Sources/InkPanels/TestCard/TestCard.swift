import InkBitmap

/// A picture that shows at a glance whether a panel is driven right.
///
/// Four unlike corners tell a mirrored or turned picture from a right one, a frame of one pixel on the
/// outermost pixels shows a shift, and the ruler along the top has a tick every eight pixels, one byte of
/// display memory.
public enum TestCard {
  /// The card in any size; corners shrink with the shorter side.
  public static func frame(width: Int, height: Int) -> Frame {
    var card = Frame(width: width, height: height)
    outline(card.bounds, in: &card)
    let size = max(2, min(width, height) / 5)
    let right = width - size - 2
    let bottom = height - size - 2

    // Top left: a solid square. Top right: an outline. Bottom left: stripes. Nothing bottom right but a triangle.
    card.fill(PixelRect(x: 2, y: 2, width: size, height: size))
    outline(PixelRect(x: right, y: 2, width: size, height: size), in: &card)
    for row in stride(from: 0, to: size, by: 2) {
      card.fill(PixelRect(x: 2, y: bottom + row, width: size, height: 1))
    }
    for row in 0..<size {
      card.fill(PixelRect(x: right + size - 1 - row, y: bottom + row, width: row + 1, height: 1))
    }
    // An F in the middle reads wrong in every other orientation.
    let unit = max(1, size / 5)
    let left = (width - 3 * unit) / 2
    let top = (height - 5 * unit) / 2
    card.fill(PixelRect(x: left, y: top, width: unit, height: 5 * unit))
    card.fill(PixelRect(x: left, y: top, width: 3 * unit, height: unit))
    card.fill(PixelRect(x: left, y: top + 2 * unit, width: 2 * unit, height: unit))
    for x in stride(from: 8, to: width - 1, by: 8) where x > size + 3 && x < right - 1 {
      card.fill(PixelRect(x: x, y: 1, width: 1, height: x % 64 == 0 ? 4 : 2))
    }
    return card
  }

  private static func outline(_ rect: PixelRect, in card: inout Frame) {
    card.fill(PixelRect(x: rect.x, y: rect.y, width: rect.width, height: 1))
    card.fill(PixelRect(x: rect.x, y: rect.maxY - 1, width: rect.width, height: 1))
    card.fill(PixelRect(x: rect.x, y: rect.y, width: 1, height: rect.height))
    card.fill(PixelRect(x: rect.maxX - 1, y: rect.y, width: 1, height: rect.height))
  }
}
