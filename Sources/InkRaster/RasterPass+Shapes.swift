import Foundation
import InkViews

extension RasterPass {
  /// Fills a path with a paint; a shape of a single pixel's thickness is a hairline, drawn solid.
  func fill(_ path: Path, evenOdd: Bool, _ paint: Paint) {
    guard !surface.isEmpty else { return }
    if isHairline(path) {
      if let ink = strokeInk(paint, in: pixelBounds(path)) { fillShape(path, evenOdd: evenOdd, ink) }
      return
    }
    if case .color(let color) = paint, color.isRedacted {
      let ink = planeInk(redactedTone(of: color, in: pixelBounds(path)))
      if !ink.isEmpty { fillShape(path, evenOdd: evenOdd, ink) }
      return
    }
    paintArea(paint, isLine: isSmallAndTelling(path, paint), bounds: { pixelBounds(path) }) { pass, ink in
      pass.fillShape(path, evenOdd: evenOdd, ink)
    }
  }

  /// The pattern of a bar in place of content: its own on paper and on ink; on a pattern, which it would be the same dots
  /// as, one that clearly differs.
  private func redactedTone(of color: ResolvedColor, in box: (x: Range<Int>, y: Range<Int>)) -> Tone {
    let own = mapping.tone(of: color)
    let share = surface.inkShare(
      x: box.x.lowerBound, y: box.y.lowerBound, width: box.x.count, height: box.y.count)
    let dots =
      switch share {
      case ..<(1 / 16), (15 / 16)...: nil as Int?
      case ..<(3 / 16): 32
      case ..<(3 / 8): 48
      case ..<(5 / 8): 8
      default: 32
      }
    return dots.map { Tone(ink: $0, paper: 64 - $0, mix: own.mix) } ?? own
  }

  /// Strokes a path with a paint; a line of less than a pixel and a half is a hairline, drawn solid.
  func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint) {
    guard !surface.isEmpty else { return }
    let width = style.lineWidth * flattener.scale
    func bounds() -> (x: Range<Int>, y: Range<Int>) {
      let box = pixelBounds(path)
      let reach = Surface.ceiling(
        min(1e5, max(1, width * max(1, style.lineJoin == .miter ? style.miterLimit : 1))))
      guard !box.x.isEmpty else { return box }
      return (
        box.x.lowerBound - reach..<box.x.upperBound + reach,
        box.y.lowerBound - reach..<box.y.upperBound + reach
      )
    }
    if width < 1.5 {
      if let ink = strokeInk(paint, in: pixelBounds(path)) { strokeShape(path, style, ink) }
      return
    }
    paintArea(paint, isLine: width <= Self.thickestLine, bounds: bounds) { pass, ink in
      pass.strokeShape(path, style, ink)
    }
  }

  /// Pixels up to which a stroke is a line and not an area, and a filled figure small.
  private static let thickestLine = 20.0

  /// True for what is no thicker than a line, and of a colour that means something: bars, dots, hands.
  private func isSmallAndTelling(_ path: Path, _ paint: Paint) -> Bool {
    guard case .color(let color) = paint, mapping.isTelling(color) else { return false }
    let box = pixelBounds(path)
    // The bounds have a pixel more on each side.
    return Double(min(box.x.count, box.y.count)) <= Self.thickestLine + 2
  }

  /// Runs `draw` with the paint's pattern; a gradient is laid over what `draw` covers.
  func paintArea(
    _ paint: Paint, isLine: Bool = false, bounds: () -> (x: Range<Int>, y: Range<Int>),
    _ draw: (RasterPass, PlaneInk) -> Void
  ) {
    if case .color(let color) = paint {
      let ink = planeInk(isLine ? mapping.lineTone(of: color) : mapping.tone(of: color))
      if !ink.isEmpty { draw(self, ink) }
      return
    }
    let gradient = GradientTones(paint, mapping: mapping, flattener: flattener)
    if let tone = gradient.only {
      let ink = planeInk(tone)
      if !ink.isEmpty { draw(self, ink) }
      return
    }
    let box = bounds()
    let part = surface.clipped(x: box.x, y: box.y)
    guard !part.isEmpty else { return }
    let pool = rasterizer.planes
    let covered = pool.take(surface.byteCount)
    defer { pool.give(covered) }
    part.clear(covered)
    draw(on(part.on(covered)), .ink)
    for y in part.minY..<part.maxY {
      for x in part.minX..<part.maxX
      where covered[y * part.bytesPerRow + (x >> 3)] & (0x80 >> UInt8(x & 7)) != 0 {
        part.span(y, x, x + 1, planeInk(gradient.tone(x: x, y: y)))
      }
    }
  }

  /// How text and hairlines of a paint are drawn there; nil when too faint.
  func strokeInk(_ paint: Paint, in box: @autoclosure () -> (x: Range<Int>, y: Range<Int>)) -> PlaneInk? {
    switch mapping.stroke(of: paint.representative, opacity: opacity) {
    case .none: return nil
    case .ink: return .ink
    case .paper: return .paper
    case .colored(let color): return planeInk(Tone(ink: 64, paper: 0, mix: InkMix(color)), isStroke: true)
    case .contrasting:
      let box = box()
      return surface.isMostlyInk(
        x: box.x.lowerBound, y: box.y.lowerBound, width: box.x.count, height: box.y.count) ? .paper : .ink
    }
  }

  /// A tone for the planes that are drawn on.
  func planeInk(_ tone: Tone, isStroke: Bool = false) -> PlaneInk {
    PlaneInk(tone, among: surface.second == nil ? .two : mapping.places, isStroke: isStroke)
  }

  private func isHairline(_ path: Path) -> Bool {
    switch path.storage {
    case .rect(let rect), .roundedRect(let rect, _):
      return min(abs(rect.width), abs(rect.height)) * flattener.scale < 1.5
    case .empty, .ellipse, .arc, .elements: return false
    }
  }
}

extension Paint {
  /// The one colour that stands for the paint where only one can be: a gradient's middle stop.
  var representative: ResolvedColor {
    switch self {
    case .color(let color): color
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .angularGradient(let stops, _, _, _):
      stops.isEmpty ? ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0) : stops[stops.count / 2].color
    }
  }
}
