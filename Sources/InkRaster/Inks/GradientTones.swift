import Foundation
import InkViews

/// A gradient's tones, computed once for 64 places between its first and last stop.
struct GradientTones {
  private let tones: [Tone]
  private let paint: Paint
  private let flattener: PathFlattener

  init(_ paint: Paint, mapping: InkMapping, flattener: PathFlattener) {
    self.paint = paint
    self.flattener = flattener
    // Densities are mixed, not colours: between red and green, both prominent, lies no faint brown.
    let stops = paint.stops.map { stop in
      let (density, mix) = mapping.ink(of: stop.color)
      return Stop(density: density, opacity: stop.color.opacity, mix: mix, location: stop.location)
    }
    tones = (0..<64).map { Self.tone(stops, at: Double($0) / 63) }
  }

  /// A stop by what it puts down.
  private struct Stop {
    var density: Float
    var opacity: Float
    var mix: InkMix
    var location: Double
  }

  /// The tone when all places have the same level: a status gradient, drawn as one colour.
  var only: Tone? {
    guard let first = tones.first else { return nil }
    let near = tones.allSatisfy {
      abs($0.ink - first.ink) <= 4 && abs($0.paper - first.paper) <= 4 && $0.mix == first.mix
    }
    return near ? tones[tones.count / 2] : nil
  }

  /// The tone of a pixel.
  func tone(x: Int, y: Int) -> Tone {
    let px = (Double(x) + 0.5 - flattener.originX) / flattener.scale
    let py = (Double(y) + 0.5 - flattener.originY) / flattener.scale
    let t: Double
    switch paint {
    case .color: t = 0
    case .linearGradient(_, let from, let to):
      let dx = to.x - from.x
      let dy = to.y - from.y
      let length = dx * dx + dy * dy
      t = length > 0 ? ((px - from.x) * dx + (py - from.y) * dy) / length : 1
    case .radialGradient(_, let center, let from, let to):
      let distance = ((px - center.x) * (px - center.x) + (py - center.y) * (py - center.y)).squareRoot()
      t = to != from ? (distance - from) / (to - from) : 1
    case .angularGradient(_, let center, let from, let to):
      var angle = (atan2(py - center.y, px - center.x) - from).truncatingRemainder(dividingBy: 2 * .pi)
      if angle < 0 { angle += 2 * .pi }
      t = to > from ? angle / (to - from) : 1
    }
    return tones[(t.unit * 63).wholePixels]
  }

  private static func tone(_ stops: [Stop], at place: Double) -> Tone {
    guard let first = stops.first, let last = stops.last else { return Tone(ink: 0, paper: 0) }
    var (a, b) = (first, last)
    if let next = stops.firstIndex(where: { $0.location > place }) {
      a = stops[max(0, next - 1)]
      b = stops[next]
    } else {
      a = last
    }
    let t =
      b.location > a.location ? Float(((place - a.location) / (b.location - a.location)).unit) : 1
    return Tone(
      smooth: a.density + (b.density - a.density) * t, opacity: a.opacity + (b.opacity - a.opacity) * t,
      mix: t < 0.5 ? a.mix : b.mix)
  }
}

extension Paint {
  /// A gradient's stops; a colour is its own only stop.
  var stops: [GradientStop] {
    switch self {
    case .color(let color): [GradientStop(color, at: 0)]
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .angularGradient(let stops, _, _, _):
      stops
    }
  }
}
