import InkBitmap

/// What differs between two frames.
struct Difference {
  var windows: [PixelRect] = []
  var pixels = 0

  init(from old: Frame, to new: Frame, atMost count: Int) {
    var box = PixelRect(x: 0, y: 0, width: 0, height: 0)
    for y in 0..<old.height {
      for i in 0..<old.bytesPerRow
      where old.bytes[y * old.bytesPerRow + i] != new.bytes[y * old.bytesPerRow + i] {
        box = box.union(PixelRect(x: i * 8, y: y, width: min(8, old.width - i * 8), height: 1))
        pixels += (old.bytes[y * old.bytesPerRow + i] ^ new.bytes[y * old.bytesPerRow + i]).nonzeroBitCount
      }
    }
    windows = box.isEmpty ? [] : [box]
  }
}
