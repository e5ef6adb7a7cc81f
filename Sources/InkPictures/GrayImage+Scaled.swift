import InkBitmap

extension GrayImage {
  /// The picture in another size: averaged when smaller, interpolated when larger, or the nearest pixels.
  package func scaled(width: Int, height: Int, interpolated: Bool) -> GrayImage {
    guard width != self.width || height != self.height else { return self }
    guard interpolated else { return nearest(width: width, height: height) }
    let columns = Resampling(from: self.width, to: width)
    let rows = Resampling(from: self.height, to: height)
    // Greys weigh by their opacity, lest clear pixels bleed into the edge.
    let opacities = (alpha ?? [UInt8](repeating: 255, count: gray.count)).map { Float($0) / 255 }
    let inked = zip(gray, opacities).map { Float($0) * $1 }
    let wide = rows.applied(
      acrossRows: columns.applied(acrossColumns: inked, rows: self.height), columns: width)
    let covered = rows.applied(
      acrossRows: columns.applied(acrossColumns: opacities, rows: self.height), columns: width)
    var result = GrayImage(
      width: width, height: height, gray: [UInt8](repeating: 255, count: width * height))
    for index in wide.indices where covered[index] > 0 {
      result.gray[index] = UInt8(max(0, min(255, (wide[index] / covered[index]).rounded())))
    }
    if alpha != nil { result.alpha = covered.map { UInt8(max(0, min(255, ($0 * 255).rounded()))) } }
    return result
  }

  private func nearest(width: Int, height: Int) -> GrayImage {
    var result = GrayImage(width: width, height: height, gray: [UInt8](repeating: 0, count: width * height))
    var opacities = alpha == nil ? nil : result.gray
    for y in 0..<height {
      for x in 0..<width {
        let source = y * self.height / height * self.width + x * self.width / width
        result.gray[y * width + x] = gray[source]
        if let alpha { opacities?[y * width + x] = alpha[source] }
      }
    }
    result.alpha = opacities
    return result
  }
}

extension ColorImage {
  /// The picture in another size, each component as a picture of greys.
  package func scaled(width: Int, height: Int, interpolated: Bool) -> ColorImage {
    func scaled(_ values: [UInt8]) -> GrayImage {
      GrayImage(width: self.width, height: self.height, gray: values, alpha: alpha)
        .scaled(width: width, height: height, interpolated: interpolated)
    }
    let red = scaled(red)
    return ColorImage(
      width: width, height: height, red: red.gray, green: scaled(green).gray, blue: scaled(blue).gray,
      alpha: red.alpha)
  }
}

/// Which pixels of a line count how much for each pixel of a line of another length.
private struct Resampling {
  /// First pixel and weights, which sum up to 1.
  private let taps: [(first: Int, weights: [Float])]
  private let from: Int
  private let to: Int

  init(from: Int, to: Int) {
    self.from = from
    self.to = to
    let step = Double(from) / Double(to)
    taps = (0..<to).map { place in
      // A tent as wide as the coarser grid: interpolation upwards, a weighted mean downwards.
      let center = (Double(place) + 0.5) * step - 0.5
      let reach = max(1, step)
      let first = max(0, Int((center - reach).rounded(.up)))
      let last = min(from - 1, Int((center + reach).rounded(.down)))
      let weights = (first...max(first, last)).map { Float(max(1e-6, 1 - abs(Double($0) - center) / reach)) }
      let sum = weights.reduce(0, +)
      return (min(first, from - 1), weights.map { $0 / sum })
    }
  }

  func applied(acrossColumns pixels: [Float], rows: Int) -> [Float] {
    var result = [Float](repeating: 0, count: to * rows)
    for y in 0..<rows {
      for (x, tap) in taps.enumerated() {
        var sum: Float = 0
        for (index, weight) in tap.weights.enumerated() {
          sum += weight * pixels[y * from + tap.first + index]
        }
        result[y * to + x] = sum
      }
    }
    return result
  }

  func applied(acrossRows pixels: [Float], columns: Int) -> [Float] {
    var result = [Float](repeating: 0, count: columns * to)
    for (y, tap) in taps.enumerated() {
      for (index, weight) in tap.weights.enumerated() {
        let row = (tap.first + index) * columns
        for x in 0..<columns { result[y * columns + x] += weight * pixels[row + x] }
      }
    }
    return result
  }
}
