import Foundation

extension Path {
  /// The path under a map; a figure stays a figure where the map allows it.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    return Path(storage: figure(under: transform) ?? .elements(elements.map { $0.applying(transform) }))
  }

  /// The path shifted.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  private func figure(under map: CGAffineTransform) -> Storage? {
    switch storage {
    case .empty: return .empty
    case .elements: return nil
    case .rect(let rect): return map.keepsAxes ? .rect(map.image(of: rect)) : nil
    case .roundedRect(let rect, let radius):
      guard map.keepsAxes, let scale = map.uniformScale else { return nil }
      return .roundedRect(map.image(of: rect), cornerRadius: radius * scale)
    case .ellipse(let rect):
      if map.keepsAxes { return .ellipse(in: map.image(of: rect)) }
      guard rect.width == rect.height, let scale = map.uniformScale else { return nil }
      let center = CGPoint(x: rect.midX, y: rect.midY).applying(map)
      let radius = rect.width / 2 * scale
      return .ellipse(
        in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    case .arc(let center, let radius, let start, let end):
      guard let scale = map.uniformScale, map.a * map.d - map.b * map.c > 0 else { return nil }
      let turn = atan2(map.b, map.a)
      return .arc(center: center.applying(map), radius: radius * scale, start: start + turn, end: end + turn)
    }
  }
}

extension Path.Element {
  /// The segment under a map.
  func applying(_ map: CGAffineTransform) -> Path.Element {
    switch self {
    case .move(let end): .move(to: end.applying(map))
    case .line(let end): .line(to: end.applying(map))
    case .quadCurve(let end, let control):
      .quadCurve(to: end.applying(map), control: control.applying(map))
    case .curve(let end, let first, let second):
      .curve(to: end.applying(map), control1: first.applying(map), control2: second.applying(map))
    case .closeSubpath: .closeSubpath
    }
  }
}

extension CGAffineTransform {
  /// Small enough to be rounding of sines and cosines.
  private static let tolerance: CGFloat = 1e-9

  /// True when axes stay axes, possibly swapped or reversed.
  var keepsAxes: Bool {
    (abs(b) < Self.tolerance && abs(c) < Self.tolerance)
      || (abs(a) < Self.tolerance && abs(d) < Self.tolerance)
  }

  /// The factor of all lengths, when it is the same in every direction.
  var uniformScale: CGFloat? {
    let (x, y) = ((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
    guard abs(x - y) <= Self.tolerance * max(x, y), abs(a * c + b * d) <= Self.tolerance * x * y else {
      return nil
    }
    return x
  }

  /// The mean factor of lengths, for line widths.
  var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }

  /// The image of a rectangle under a map that keeps axes.
  func image(of rect: CGRect) -> CGRect {
    let first = CGPoint(x: rect.minX, y: rect.minY).applying(self)
    let last = CGPoint(x: rect.maxX, y: rect.maxY).applying(self)
    return CGRect(
      x: min(first.x, last.x), y: min(first.y, last.y), width: abs(last.x - first.x),
      height: abs(last.y - first.y))
  }
}
