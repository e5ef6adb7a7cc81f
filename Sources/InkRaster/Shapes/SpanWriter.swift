/// Where a figure's rows go: any ink on any planes, or black over everything, which is what most figures are.
protocol SpanWriter {
  /// Fills columns `from..<to` of a row; cut to the clip, nothing where they are none.
  func write(_ y: Int, _ from: Int, _ to: Int)
}

/// Any ink.
struct InkSpans: SpanWriter {
  let surface: Surface
  let ink: PlaneInk

  @inline(__always)
  func write(_ y: Int, _ from: Int, _ to: Int) { surface.span(y, from, to, ink) }
}

/// Black on a surface with no other planes: bits are only set.
struct BlackSpans: SpanWriter {
  private let surface: Surface
  /// The first byte from which eight cannot be read any more.
  private let lastWord: Int

  /// nil where ink is not just black on the black plane.
  init?(_ surface: Surface, _ ink: PlaneInk) {
    guard surface.isPlain, ink.set == ~0, ink.clear == 0 else { return nil }
    self.surface = surface
    lastWord = surface.byteCount &- 8
  }

  @inline(__always)
  func write(_ y: Int, _ from: Int, _ to: Int) {
    let from = max(from, surface.minX)
    let to = min(to, surface.maxX)
    guard from < to, y >= surface.minY, y < surface.maxY else { return }
    let first = from &>> 3
    let place = y &* surface.bytesPerRow &+ first
    let end = to &- first &* 8
    guard end <= 64, place <= lastWord else {
      surface.span(y, from, to, .ink)
      return
    }
    let mask =
      UInt64.max &>> UInt64(truncatingIfNeeded: from & 7)
      & (UInt64.max &<< UInt64(truncatingIfNeeded: 64 &- end))
    let bytes = UnsafeMutableRawPointer(surface.black) + place
    bytes.storeBytes(of: bytes.loadUnaligned(as: UInt64.self) | mask.bigEndian, as: UInt64.self)
  }
}
