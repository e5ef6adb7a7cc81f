import Foundation

extension Paint {
  /// The paint with its points mapped like those of the shape it fills.
  func applying(_ map: CGAffineTransform) -> Paint {
    if map.isIdentity { return self }
    switch self {
    case .color: return self
    case .linearGradient(let stops, let from, let to):
      return .linearGradient(stops: stops, from: from.applying(map), to: to.applying(map))
    case .radialGradient(let stops, let center, let from, let to):
      let scale = map.meanScale
      return .radialGradient(stops: stops, center: center.applying(map), from: from * scale, to: to * scale)
    case .angularGradient(let stops, let center, let from, let to):
      let turn = atan2(map.b, map.a)
      return .angularGradient(stops: stops, center: center.applying(map), from: from + turn, to: to + turn)
    }
  }

  /// The paint with every colour marked as belonging to the accented group.
  var accented: Paint {
    func marked(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop($0.color.accented, at: $0.location) }
    }
    switch self {
    case .color(let color): return .color(color.accented)
    case .linearGradient(let stops, let from, let to):
      return .linearGradient(stops: marked(stops), from: from, to: to)
    case .radialGradient(let stops, let center, let from, let to):
      return .radialGradient(stops: marked(stops), center: center, from: from, to: to)
    case .angularGradient(let stops, let center, let from, let to):
      return .angularGradient(stops: marked(stops), center: center, from: from, to: to)
    }
  }
}

extension ResolvedColor {
  var accented: ResolvedColor {
    var copy = self
    copy.isAccented = true
    return copy
  }
}
