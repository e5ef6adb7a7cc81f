import Testing

@testable import InkRaster

@Suite("SpanWriter")
struct SpanWriterTests {
  /// Draws on a plane of 19 bytes a row and 5 rows, clipped by a few pixels; gives its bytes.
  private func plane(_ draw: (Surface) -> Void) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 19 * 5)
    bytes.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      draw(
        Surface(
          black: base, second: nil, third: nil, strokes: nil, bytesPerRow: 19, byteCount: buffer.count,
          minX: 3, minY: 1,
          maxX: 150, maxY: 5))
    }
    return bytes
  }

  @Test("Black spans set the bits that any ink's spans do, and those of their columns alone")
  func same() throws {
    for from in stride(from: -4, through: 152, by: 3) {
      for to in stride(from: from - 2, through: 156, by: 5) {
        let black = plane { surface in
          guard let spans = BlackSpans(surface, .ink) else { return }
          for y in -1...6 { spans.write(y, from, to) }
        }
        let ink = plane { surface in
          for y in -1...6 { InkSpans(surface: surface, ink: .ink).write(y, from, to) }
        }
        let columns = max(0, min(150, to) - max(3, from))
        #expect(black == ink, "\(from)..<\(to)")
        #expect(black.reduce(0) { $0 + $1.nonzeroBitCount } == 4 * columns, "\(from)..<\(to)")
      }
    }
  }

  @Test("Anything but black on the black plane is left to the general way")
  func refused() {
    _ = plane { surface in
      #expect(BlackSpans(surface, .ink) != nil)
      #expect(BlackSpans(surface, .paper) == nil)
      #expect(BlackSpans(surface, PlaneInk(Tone(ink: 32, paper: 0), among: .two)) == nil)
      var layer = surface
      layer.strokes = surface.black
      #expect(BlackSpans(layer, .ink) == nil)
    }
  }
}
