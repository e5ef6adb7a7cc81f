import InkBitmap

extension PixelRect {
  func contains(_ other: PixelRect) -> Bool {
    other.isEmpty || (other.x >= x && other.maxX <= maxX && other.y >= y && other.maxY <= maxY)
  }

  func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return PixelRect(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  func alignedToBytes(width rowWidth: Int) -> PixelRect {
    let start = x & ~7
    return PixelRect(x: start, y: y, width: min(rowWidth, (maxX + 7) & ~7) - start, height: height)
  }
}

extension Frame {
  func windowBytes(_ rect: PixelRect, inverted: Bool = false) -> [UInt8] {
    let count = (rect.width + 7) / 8
    var result: [UInt8] = []
    for row in rect.y..<rect.maxY {
      for i in 0..<count {
        let byte = bytes[row * bytesPerRow + rect.x / 8 + i]
        result.append(inverted ? ~byte : byte)
      }
    }
    return result
  }

  mutating func setWindowBytes(_ window: [UInt8], in rect: PixelRect) {
    let count = (rect.width + 7) / 8
    for row in 0..<rect.height {
      for i in 0..<count {
        bytes[(rect.y + row) * bytesPerRow + rect.x / 8 + i] = window[row * count + i]
      }
    }
  }
}

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
