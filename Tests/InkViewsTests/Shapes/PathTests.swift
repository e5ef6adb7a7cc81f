import Foundation
import Testing

@testable import InkViews

private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 1e-6 && abs(a.y - b.y) < 1e-6 }

@Suite("Path")
struct PathTests {
  private let unit = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test("a rectangle is trimmed by length from its top left corner, clockwise")
  func trimmedRectangle() {
    let half = Path(unit).trimmedPath(from: 0.125, to: 0.5)
    #expect(
      half.elements == [
        .move(to: CGPoint(x: 5, y: 0)), .line(to: CGPoint(x: 10, y: 0)), .line(to: CGPoint(x: 10, y: 10)),
      ])
    #expect(abs(half.length - 15) < 1e-9)
  }

  @Test("a circle is trimmed to an arc that starts at 3 o'clock and runs clockwise")
  func trimmedCircle() {
    let quarter = Path(ellipseIn: unit).trimmedPath(from: 0, to: 0.25)
    #expect(quarter.storage == .arc(center: CGPoint(x: 5, y: 5), radius: 5, start: 0, end: .pi / 2))
    #expect(abs(quarter.length - .pi * 2.5) < 1e-9)
    let again = quarter.trimmedPath(from: 0.5, to: 1)
    #expect(again.storage == .arc(center: CGPoint(x: 5, y: 5), radius: 5, start: .pi / 4, end: .pi / 2))
  }

  @Test("part of a curve is as long as its share", arguments: [(0.0, 0.25), (0.25, 0.75), (0.9, 1)])
  func trimmedCurve(from: Double, to: Double) {
    var path = Path()
    path.move(to: .zero)
    path.addCurve(to: CGPoint(x: 40, y: 0), control1: CGPoint(x: 0, y: 30), control2: CGPoint(x: 10, y: -30))
    path.addQuadCurve(to: CGPoint(x: 60, y: 20), control: CGPoint(x: 60, y: 0))
    let part = path.trimmedPath(from: from, to: to)
    #expect(abs(part.length / path.length - (to - from)) < 0.002)
  }

  @Test(
    "fractions out of order give nothing, and beyond the ends the whole",
    arguments: [(0.5, 0.5, true), (0.7, 0.2, true), (-1, 2, false)])
  func oddFractions(from: Double, to: Double, isEmpty: Bool) {
    #expect(Path(unit).trimmedPath(from: from, to: to).isEmpty == isEmpty)
  }

  @Test("figures stay figures where a map allows it")
  func mappedFigures() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    let half = CGAffineTransform(rotationAngle: .pi / 6)
    #expect(Path(unit).offsetBy(dx: 1, dy: 2).storage == .rect(unit.offsetBy(dx: 1, dy: 2)))
    guard case .rect(let turned) = Path(CGRect(x: 0, y: 0, width: 4, height: 2)).applying(turn).storage else {
      Issue.record("a quarter turn keeps a rectangle")
      return
    }
    #expect(abs(turned.width - 2) < 1e-9 && abs(turned.height - 4) < 1e-9)
    guard case .ellipse(let circle) = Path(ellipseIn: unit).applying(half).storage else {
      Issue.record("any turn keeps a circle")
      return
    }
    #expect(abs(circle.width - 10) < 1e-9)
    if case .rect = Path(unit).applying(half).storage { Issue.record("a tilted rectangle is none") }
    guard
      case .roundedRect(_, let radius) = Path(roundedRect: unit, cornerRadius: 2)
        .applying(CGAffineTransform(scaleX: 3, y: 3)).storage
    else {
      Issue.record("a scaled round rectangle is one")
      return
    }
    #expect(radius == 6)
  }

  @Test("with y downwards, not clockwise means growing angles")
  func arcs() {
    let arc = Path {
      $0.addArc(
        center: .zero, radius: 1, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false)
    }
    #expect(arc.storage == .arc(center: .zero, radius: 1, start: 0, end: .pi / 2))
    let other = Path {
      $0.addArc(center: .zero, radius: 1, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: true)
    }
    // The long way round, through the top.
    #expect(abs(other.length - 1.5 * .pi) < 0.001)
    #expect(abs(other.boundingRect.minY + 1) < 0.001)
    let wrapped = Path {
      $0.addArc(center: .zero, radius: 1, startAngle: .degrees(350), endAngle: .degrees(10), clockwise: false)
    }
    #expect(abs(wrapped.length - .pi / 9) < 1e-9)
  }

  @Test("an arc after other segments is joined by a line")
  func joinedArc() {
    let path = Path {
      $0.move(to: .zero)
      $0.addArc(
        center: CGPoint(x: 10, y: 0), radius: 2, startAngle: .degrees(180), endAngle: .degrees(360),
        clockwise: false)
    }
    guard case .line(let start)? = path.elements.dropFirst().first else {
      Issue.record("a line leads to the arc")
      return
    }
    #expect(isNear(start, CGPoint(x: 8, y: 0)))
    #expect(isNear(path.currentPoint ?? .zero, CGPoint(x: 12, y: 0)))
  }

  @Test("a corner is rounded between its tangents")
  func tangentArc() {
    let path = Path {
      $0.move(to: CGPoint(x: 0, y: 0))
      $0.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 3)
    }
    guard case .line(let start)? = path.elements.dropFirst().first else {
      Issue.record("a line leads to the corner")
      return
    }
    #expect(isNear(start, CGPoint(x: 7, y: 0)))
    #expect(isNear(path.currentPoint ?? .zero, CGPoint(x: 10, y: 3)))
  }

  @Test("points are inside by either rule")
  func contains() {
    let ring = Path {
      $0.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
      $0.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    }
    #expect(ring.contains(CGPoint(x: 5, y: 5)))
    #expect(!ring.contains(CGPoint(x: 5, y: 5), eoFill: true))
    #expect(ring.contains(CGPoint(x: 1, y: 1), eoFill: true))
    #expect(!ring.contains(CGPoint(x: 11, y: 5)))
  }

  @Test("a stroke's outline covers half the width on each side, and its caps and joins")
  func stroked() {
    let line = Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)]) }
    let butt = line.strokedPath(StrokeStyle(lineWidth: 2))
    #expect(butt.contains(CGPoint(x: 5, y: 0.9)) && !butt.contains(CGPoint(x: 5, y: 1.1)))
    #expect(!butt.contains(CGPoint(x: -0.5, y: 0)))
    #expect(butt.contains(CGPoint(x: 10.9, y: -0.9)), "a miter reaches into the corner")
    let bevel = line.strokedPath(StrokeStyle(lineWidth: 2, lineJoin: .bevel))
    #expect(!bevel.contains(CGPoint(x: 10.9, y: -0.9)))
    let square = line.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .square))
    #expect(square.contains(CGPoint(x: -0.9, y: 0.9)))
    let round = line.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .round))
    #expect(round.contains(CGPoint(x: -0.9, y: 0)) && !round.contains(CGPoint(x: -0.9, y: 0.9)))
    let dashed = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [2, 3]))
    #expect(dashed.contains(CGPoint(x: 1, y: 0)) && !dashed.contains(CGPoint(x: 3.5, y: 0)))
  }

  @Test("a radius is limited to half the short side")
  func radius() {
    #expect(
      Path(roundedRect: CGRect(x: 0, y: 0, width: 10, height: 4), cornerRadius: 9).storage
        == .roundedRect(CGRect(x: 0, y: 0, width: 10, height: 4), cornerRadius: 2))
    #expect(Path(roundedRect: unit, cornerRadius: 0).storage == .rect(unit))
  }
}
