import Foundation

// Points and rectangles are not hashable in the Foundation that comes with Swift 6.0.

extension Hasher {
  mutating func combine(point: CGPoint) {
    combine(point.x)
    combine(point.y)
  }

  mutating func combine(size: CGSize) {
    combine(size.width)
    combine(size.height)
  }

  mutating func combine(rect: CGRect) {
    combine(point: rect.origin)
    combine(size: rect.size)
  }
}

extension Path.Element {
  /// Hashes the kind of segment and its points.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .move(let end):
      hasher.combine(0)
      hasher.combine(point: end)
    case .line(let end):
      hasher.combine(1)
      hasher.combine(point: end)
    case .quadCurve(let end, let control):
      hasher.combine(2)
      hasher.combine(point: end)
      hasher.combine(point: control)
    case .curve(let end, let control1, let control2):
      hasher.combine(3)
      hasher.combine(point: end)
      hasher.combine(point: control1)
      hasher.combine(point: control2)
    case .closeSubpath: hasher.combine(4)
    }
  }
}

extension Path.Storage {
  /// Hashes the kind of figure and its measures.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .empty: hasher.combine(0)
    case .rect(let rect):
      hasher.combine(1)
      hasher.combine(rect: rect)
    case .roundedRect(let rect, let radius):
      hasher.combine(2)
      hasher.combine(rect: rect)
      hasher.combine(radius)
    case .ellipse(let rect):
      hasher.combine(3)
      hasher.combine(rect: rect)
    case .arc(let center, let radius, let start, let end):
      hasher.combine(4)
      hasher.combine(point: center)
      hasher.combine([radius, start, end])
    case .elements(let elements):
      hasher.combine(5)
      hasher.combine(elements)
    }
  }
}

extension Paint {
  /// Hashes the kind of paint and its measures.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .color(let color):
      hasher.combine(0)
      hasher.combine(color)
    case .linearGradient(let stops, let from, let to):
      hasher.combine(1)
      hasher.combine(stops)
      hasher.combine(point: from)
      hasher.combine(point: to)
    case .radialGradient(let stops, let center, let from, let to):
      hasher.combine(2)
      hasher.combine(stops)
      hasher.combine(point: center)
      hasher.combine([from, to])
    case .angularGradient(let stops, let center, let from, let to):
      hasher.combine(3)
      hasher.combine(stops)
      hasher.combine(point: center)
      hasher.combine([from, to])
    }
  }
}
