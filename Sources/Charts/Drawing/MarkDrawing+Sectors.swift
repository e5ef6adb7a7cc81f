import SwiftUI

extension MarkDrawing {
  /// The turns of the pieces of a pie, one after the other from the top; none where they are all empty.
  static func turns(of marks: [Mark]) -> [Int: ClosedRange<Double>] {
    func size(_ mark: Mark) -> Double { mark.kind == .sector ? max(mark.angle?.length ?? 0, 0) : 0 }
    let total = marks.reduce(0) { $0 + size($1) }
    guard total > 0, total.isFinite else { return [:] }
    var turns: [Int: ClosedRange<Double>] = [:]
    var sum = 0.0
    for (index, mark) in marks.enumerated() where mark.kind == .sector {
      let start = sum
      sum += size(mark)
      turns[index] = (2 * .pi * start / total - .pi / 2)...(2 * .pi * sum / total - .pi / 2)
    }
    return turns
  }

  func drawSectors(in context: GraphicsContext) {
    let centre = CGPoint(x: area.midX, y: area.midY)
    let most = min(area.width, area.height) / 2
    for (index, mark) in plan.marks.enumerated() {
      guard let turn = turns[index] else { continue }
      let outer = mark.outerRadius.points(ofStep: most, share: 1)
      let inner = mark.innerRadius.points(ofStep: most, share: 0)
      // The inset is along the outer edge, on both sides of the gap.
      let gap = outer > 0 ? Double(mark.angularInset / outer) : 0
      guard turn.upperBound - turn.lowerBound > 2 * gap else { continue }
      let start = Angle.radians(turn.lowerBound + gap)
      let end = Angle.radians(turn.upperBound - gap)
      var path = Path()
      path.addArc(center: centre, radius: outer, startAngle: start, endAngle: end, clockwise: false)
      if inner > 0 {
        path.addArc(center: centre, radius: inner, startAngle: end, endAngle: start, clockwise: true)
      } else {
        path.addLine(to: centre)
      }
      path.closeSubpath()
      var context = context
      context.opacity *= mark.opacity
      context.fillArea(path, with: shading(mark))
    }
  }

  /// The middle of a piece.
  func sectorCentre(_ mark: Mark, _ index: Int) -> CGPoint? {
    guard let turn = turns[index] else { return nil }
    let most = min(area.width, area.height) / 2
    let inner = mark.innerRadius.points(ofStep: most, share: 0)
    let outer = mark.outerRadius.points(ofStep: most, share: 1)
    let radius = inner > 0 ? (inner + outer) / 2 : outer * 0.62
    let angle = (turn.lowerBound + turn.upperBound) / 2
    return CGPoint(x: area.midX + radius * cos(angle), y: area.midY + radius * sin(angle))
  }
}
