import InkBitmap

extension ColorImage {
  /// The picture as a whole part of its size, each pixel the mean of `factor` × `factor`; what is left over at the right and
  /// the foot is cut off.
  ///
  /// A picture that is thinner than that keeps one pixel.
  package func reduced(by factor: Int) -> ColorImage {
    guard factor > 1 else { return self }
    let (columns, rows) = (max(1, width / factor), max(1, height / factor))
    func mean(_ values: [UInt8]) -> [UInt8] {
      [UInt8](unsafeUninitializedCapacity: columns * rows) { result, count in
        for row in 0..<rows {
          for column in 0..<columns {
            var (sum, pixels) = (0, 0)
            for y in (row * factor)..<min(height, (row + 1) * factor) {
              for x in (column * factor)..<min(width, (column + 1) * factor) {
                sum += Int(values[y * width + x])
                pixels += 1
              }
            }
            result[row * columns + column] = UInt8(sum / max(1, pixels))
          }
        }
        count = columns * rows
      }
    }
    return ColorImage(
      width: columns, height: rows, red: mean(red), green: mean(green), blue: mean(blue),
      alpha: alpha.map { mean($0) })
  }
}
