extension DitherKernel {
  /// Columns kept free on both sides of a row, so that no step needs an edge case.
  private static let margin = 48

  /// Floyd–Steinberg with the arithmetic of whole numbers: a pixel receives
  /// `(7 left + 3 above right + 5 above + 1 above left) >> 4` of the errors and is white from 128 on.
  ///
  /// Sixteen rows run at once, each two columns behind the one above: then all four errors a pixel needs
  /// are known, and a lane takes them from its own last step and from the lane above. The result is that of
  /// the plain loop to the bit.
  func diffuse() {
    guard let source = gray.baseAddress, let target = packed.baseAddress else { return }
    let pitch = width + 2 * Self.margin
    let steps = (width + 7) & ~7 + DiffusionWave.lag + 2
    let errorBytes = pitch * MemoryLayout<Int16>.stride
    let dotBytes = steps / 2 * MemoryLayout<SIMD16<Int16>>.stride
    withUnsafeTemporaryAllocation(
      byteCount: dotBytes + errorBytes + DiffusionWave.lanes * pitch, alignment: 32
    ) { scratch in
      guard let dots = scratch.baseAddress else { return }
      scratch.initializeMemory(as: UInt8.self, repeating: 0)
      let errors = dots + (dotBytes + Self.margin * MemoryLayout<Int16>.stride)
      let pixels = dots + (dotBytes + errorBytes + Self.margin)
      for top in stride(from: 0, to: height, by: DiffusionWave.lanes) {
        let rows = min(DiffusionWave.lanes, height - top)
        for k in 0..<rows {
          (pixels + k * pitch).copyMemory(from: source + (top + k) * width, byteCount: width)
        }
        wave(pixels: pixels, pitch: pitch, errors: errors, dots: dots)
        for k in 0..<rows {
          // A row's byte i is complete after the step at column 8 i + 7, which stored it.
          let row = target + (top + k) * bytesPerRow
          var from = dots + ((3 &+ k) &* 32 &+ 2 &* k)
          for i in 0..<bytesPerRow {
            row.storeBytes(of: ~from.load(as: UInt8.self), toByteOffset: i, as: UInt8.self)
            from += 4 * 32
          }
        }
      }
    }
  }

  /// One pass over sixteen rows.
  private func wave(
    pixels: UnsafeMutableRawPointer, pitch: Int, errors: UnsafeMutableRawPointer,
    dots: UnsafeMutableRawPointer
  ) {
    var wave = DiffusionWave(width: width, errors: errors, dots: dots)
    let end = (width + 7) & ~7 + DiffusionWave.lag
    var t = 0
    while t < end {
      let columns = DiffusionWave.columns(pixels + t, pitch: pitch)
      let isInner = t >= DiffusionWave.lag && t + 8 <= width
      wave.step(t, columns.0, isInner: isInner)
      wave.step(t &+ 1, columns.1, isInner: isInner)
      wave.step(t &+ 2, columns.2, isInner: isInner)
      wave.step(t &+ 3, columns.3, isInner: isInner)
      wave.step(t &+ 4, columns.4, isInner: isInner)
      wave.step(t &+ 5, columns.5, isInner: isInner)
      wave.step(t &+ 6, columns.6, isInner: isInner)
      wave.step(t &+ 7, columns.7, isInner: isInner)
      t &+= 8
    }
  }
}
