import InkBitmap

extension ColorImage {
  /// True when a few colours make up nearly all of it: drawings, charts, pixel art.
  package var isDrawing: Bool {
    var counts = [Int](repeating: 0, count: 4096)
    for i in red.indices {
      // Four bits a component.
      counts[Int(red[i] >> 4) * 256 + Int(green[i] & 0xF0) + Int(blue[i] >> 4)] += 1
    }
    return counts.sorted(by: >).prefix(8).reduce(0, +) * 12 > red.count * 11
  }
}
