import InkBitmap

/// A part of a rectangle that one chip of one or two holds, and how to reach it there.
///
/// Two chips in cascade stand head to head: one's columns run rightwards from the edge of the glass, the other's
/// leftwards from the other edge, and the byte at the seam belongs to both. Commands for the second chip have bit 7
/// set (Waveshare's driver of the 5.79inch, 792 × 272 on two SSD1683).
struct SSDHalf {
  /// What the second chip's commands have set.
  static let second: UInt8 = 0x80

  /// 0 or `second`.
  var select: UInt8
  /// The part on the glass.
  var rect: PixelRect
  var window: SSDWindow

  /// The parts of a rectangle of whole bytes.
  static func halves(of rect: PixelRect, on model: PanelModel, _ chip: SSDChip) -> [SSDHalf] {
    guard model.isCascade else {
      return SSDWindow(rect, on: model, chip).map { [SSDHalf(select: 0, rect: rect, window: $0)] } ?? []
    }
    return [true, false].compactMap { half(isLeft: $0, of: rect, on: model, chip) }
  }

  private static func half(
    isLeft: Bool, of rect: PixelRect, on model: PanelModel, _ chip: SSDChip
  ) -> SSDHalf? {
    let rowBytes = (model.width + 7) / 8
    let seam = rowBytes / 2
    let first = isLeft ? rect.x / 8 : max(seam, rect.x / 8)
    let last = min(isLeft ? seam : rowBytes - 1, (rect.maxX + 7) / 8 - 1)
    guard first <= last, !rect.isEmpty else { return nil }
    let part = PixelRect(
      x: first * 8, y: rect.y, width: (last - first + 1) * 8, height: rect.height
    ).intersection(rect)
    // A half is glass of its own for its chip, the right one seen from its own edge.
    var own = model
    own.width = (seam + 1) * 8
    own.isRightToLeft = !isLeft
    let start = isLeft ? part.x : part.x - (rowBytes - 1 - seam) * 8
    guard
      let window = SSDWindow(
        PixelRect(x: start, y: part.y, width: part.width, height: part.height), on: own, chip)
    else { return nil }
    // Upright, the second chip holds the left half.
    return SSDHalf(select: isLeft != model.isRightToLeft ? second : 0, rect: part, window: window)
  }
}
