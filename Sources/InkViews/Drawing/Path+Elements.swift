import Foundation

extension Path {
  /// The path as segments; figures are turned into lines and cubic curves.
  public var elements: [Element] {
    switch storage {
    case .empty: []
    case .rect(let rect): Figures.rect(rect)
    case .roundedRect(let rect, let radius):
      Figures.roundedRect(rect, cornerRadius: radius)
    case .ellipse(let rect): Figures.ellipse(rect)
    case .arc(let center, let radius, let start, let end): Figures.arc(center, radius, from: start, to: end)
    case .elements(let elements): elements
    }
  }

  /// Calls `body` with each segment.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }
}

extension [Path.Element] {
  /// Where the list ends.
  var currentPoint: CGPoint? {
    switch last {
    case nil: nil
    case .move(let end)?, .line(let end)?, .quadCurve(let end, _)?, .curve(let end, _, _)?: end
    case .closeSubpath?:
      reversed().lazy.compactMap { if case .move(let start) = $0 { start } else { nil } }.first
    }
  }
}

/// The figures as segments.
enum Figures {
  /// How far, in radii, the control points of a quarter circle lie from its ends.
  private static let quarter: CGFloat = 0.552_284_749_8

  static func rect(_ rect: CGRect) -> [Path.Element] {
    [
      .move(to: CGPoint(x: rect.minX, y: rect.minY)), .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.maxY)), .line(to: CGPoint(x: rect.minX, y: rect.maxY)),
      .closeSubpath,
    ]
  }

  /// Clockwise from 3 o'clock.
  static func ellipse(_ rect: CGRect) -> [Path.Element] {
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.midX + x * rx, y: rect.midY + y * ry)
    }
    let k = quarter
    return [
      .move(to: point(1, 0)),
      .curve(to: point(0, 1), control1: point(1, k), control2: point(k, 1)),
      .curve(to: point(-1, 0), control1: point(-k, 1), control2: point(-1, k)),
      .curve(to: point(0, -1), control1: point(-1, -k), control2: point(-k, -1)),
      .curve(to: point(1, 0), control1: point(k, -1), control2: point(1, -k)),
      .closeSubpath,
    ]
  }

  /// From one angle to another, in pieces of a quarter turn at most.
  static func arc(_ center: CGPoint, _ radius: CGFloat, from start: CGFloat, to end: CGFloat) -> [Path
    .Element]
  {
    func point(_ angle: CGFloat, _ reach: CGFloat) -> CGPoint {
      CGPoint(
        x: center.x + radius * (cos(angle) - reach * sin(angle)),
        y: center.y + radius * (sin(angle) + reach * cos(angle)))
    }
    let pieces = max(Int((abs(end - start) / (.pi / 2)).rounded(.up)), 1)
    let step = (end - start) / CGFloat(pieces)
    let reach = 4 / 3 * tan(step / 4)
    return [.move(to: point(start, 0))]
      + (0..<pieces).map { piece in
        let from = start + step * CGFloat(piece)
        return .curve(
          to: point(from + step, 0), control1: point(from, reach), control2: point(from + step, -reach))
      }
  }

  /// Clockwise from the middle of the right edge.
  static func roundedRect(_ rect: CGRect, cornerRadius: CGFloat) -> [Path.Element] {
    let corner = CGSize(width: cornerRadius, height: cornerRadius)
    return roundedRect(rect, topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner)
  }

  /// Clockwise from the middle of the right edge.
  static func roundedRect(
    _ rect: CGRect, topLeft: CGSize, topRight: CGSize, bottomRight: CGSize, bottomLeft: CGSize
  ) -> [Path.Element] {
    var elements: [Path.Element] = [.move(to: CGPoint(x: rect.maxX, y: rect.midY))]
    func corner(_ point: CGPoint, _ from: CGPoint, _ to: CGPoint) {
      elements.append(.line(to: from))
      guard from != to else { return }
      elements.append(
        .curve(
          to: to, control1: from.mixed(with: point, by: quarter), control2: to.mixed(with: point, by: quarter)
        )
      )
    }
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    corner(
      CGPoint(x: right, y: bottom), CGPoint(x: right, y: bottom - bottomRight.height),
      CGPoint(x: right - bottomRight.width, y: bottom))
    corner(
      CGPoint(x: left, y: bottom), CGPoint(x: left + bottomLeft.width, y: bottom),
      CGPoint(x: left, y: bottom - bottomLeft.height))
    corner(
      CGPoint(x: left, y: top), CGPoint(x: left, y: top + topLeft.height),
      CGPoint(x: left + topLeft.width, y: top))
    corner(
      CGPoint(x: right, y: top), CGPoint(x: right - topRight.width, y: top),
      CGPoint(x: right, y: top + topRight.height))
    elements.append(.closeSubpath)
    return elements
  }
}
