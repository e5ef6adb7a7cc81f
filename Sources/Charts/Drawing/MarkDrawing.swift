import SwiftUI

/// Draws marks in the part of a chart that is theirs.
@MainActor
struct MarkDrawing {
  let plan: ChartPlan
  let area: CGRect
  /// Where the pieces of a pie begin and end, radians from the right, clockwise, by their marks' places.
  let turns: [Int: ClosedRange<Double>]

  init(plan: ChartPlan, area: CGRect) {
    self.plan = plan
    self.area = area
    turns = Self.turns(of: plan.marks)
  }

  func draw(in context: inout GraphicsContext) {
    var inner = context
    // What a domain leaves out is cut off, but lines along the edge keep their width.
    inner.clip(to: Path(area.insetBy(dx: -3, dy: -3)))
    drawSectors(in: inner)
    var drawn: Set<[Mark.Key?]> = []
    var drawnAreas: Set<[Mark.Key?]> = []
    for mark in plan.marks {
      switch mark.kind {
      case .line:
        guard drawn.insert(mark.lineKey).inserted else { continue }
        drawLine(plan.marks.filter { $0.kind == .line && $0.lineKey == mark.lineKey }, in: inner)
      case .area:
        guard drawnAreas.insert(mark.lineKey).inserted else { continue }
        drawArea(plan.marks.filter { $0.kind == .area && $0.lineKey == mark.lineKey }, in: inner)
      case .bar, .rectangle: drawBox(mark, in: inner)
      case .point: drawPoint(mark, in: inner)
      case .rule: drawRule(mark, in: inner)
      case .sector: break
      }
    }
    drawAnnotations(in: context)
  }

  // MARK: Places

  private func across(_ value: PlotValue) -> CGFloat? {
    plan.x.place(value).map { area.minX + area.width * $0 }
  }
  private func down(_ value: PlotValue) -> CGFloat? {
    plan.y.place(value).map { area.maxY - area.height * $0 }
  }

  /// The middle of what a mark takes of an axis.
  private func middle(_ span: Mark.Span?, _ place: (PlotValue) -> CGFloat?) -> CGFloat? {
    guard let span else { return nil }
    guard let low = place(span.low) else { return nil }
    guard span.isUnit, let high = span.high.flatMap(place) else { return low }
    return (low + high) / 2
  }

  /// Where a mark's point is.
  func point(_ mark: Mark) -> CGPoint? {
    let isStanding = !mark.isLying
    let top = isStanding ? mark.y.flatMap { down($0.high ?? $0.low) } : middle(mark.y, down)
    let side = isStanding ? middle(mark.x, across) : mark.x.flatMap { across($0.high ?? $0.low) }
    guard mark.x == nil || side != nil, mark.y == nil || top != nil else { return nil }
    return CGPoint(
      x: (side ?? area.midX) + mark.offset.width, y: (top ?? area.midY) + mark.offset.height)
  }

  /// From where to where a mark reaches along an axis.
  private func reach(
    _ span: Mark.Span?, _ scale: AxisScale, length: CGFloat, base: PlotValue?, dimension: MarkDimension,
    share: CGFloat, groups: Bool, mark: Mark, _ place: (PlotValue) -> CGFloat?
  ) -> (low: CGFloat, high: CGFloat)? {
    guard let span, let first = place(span.low) else { return nil }
    if let high = span.high.flatMap(place), !span.isUnit { return (min(first, high), max(first, high)) }
    if let base {
      guard let zero = place(base) else { return nil }
      return (min(first, zero), max(first, zero))
    }
    let step: CGFloat
    var centre = first
    if let high = span.high.flatMap(place) {
      step = abs(high - first)
      centre = (first + high) / 2
    } else {
      step = self.step(scale, length: length, mark)
    }
    var size = max(1, dimension.points(ofStep: step, share: share))
    if groups, plan.groups.count > 1, let key = mark.positionKey,
      let index = plan.groups.firstIndex(of: key.value)
    {
      size /= CGFloat(plan.groups.count)
      centre += (CGFloat(index) - CGFloat(plan.groups.count - 1) / 2) * size
      size = max(1, size - 1)
    }
    return (centre - size / 2, centre + size / 2)
  }

  /// The distance from one bar to the next.
  private func step(_ scale: AxisScale, length: CGFloat, _ mark: Mark) -> CGFloat {
    switch scale.domain {
    case .categories(let names): return length / CGFloat(max(names.count, 1))
    case .lengths(let range):
      let span: KeyPath<Mark, Mark.Span?> = mark.isLying ? \.y : \.x
      let values = Set(
        plan.marks.filter { $0.kind == mark.kind }.compactMap { $0[keyPath: span]?.low.length }
      ).sorted()
      let least = zip(values.dropFirst(), values).map { $0 - $1 }.min() ?? 0
      let width = range.upperBound - range.lowerBound
      guard least > 0, width > 0 else { return min(length * 0.5, 40) }
      return length * least / width
    }
  }

  // MARK: Marks

  func shading(_ mark: Mark) -> GraphicsContext.Shading { .style(plan.style(of: mark)) }

  private func drawLine(_ marks: [Mark], in context: GraphicsContext) {
    var context = context
    guard let first = marks.first else { return }
    let points = marks.compactMap { point($0) }
    context.opacity *= first.opacity
    if points.count > 1 {
      context.stroke(
        first.interpolation.path(through: points), with: shading(first), style: plan.lineStyle(of: first))
    }
    for mark in marks {
      guard let symbol = plan.symbol(of: mark), let point = point(mark) else { continue }
      fill(symbol, mark, at: point, in: context)
    }
  }

  private func drawArea(_ marks: [Mark], in context: GraphicsContext) {
    guard let first = marks.first else { return }
    var context = context
    context.opacity *= first.opacity
    let upper = marks.compactMap { point($0) }
    let lower = marks.compactMap { mark -> CGPoint? in
      let base = mark.y.flatMap { $0.high == nil ? nil : $0.low } ?? plan.y.base
      guard let x = middle(mark.x, across), let y = down(base) ?? down(plan.y.base) else { return nil }
      return CGPoint(x: x + mark.offset.width, y: y + mark.offset.height)
    }
    guard upper.count > 1, lower.count == upper.count else { return }
    var path = first.interpolation.path(through: upper)
    let back = first.interpolation.path(through: lower.reversed())
    path.continueAlong(back)
    path.closeSubpath()
    context.fillArea(path, with: shading(first))
  }

  /// The rectangle of a bar or rectangle.
  func box(_ mark: Mark) -> CGRect? {
    let isBar = mark.kind == .bar
    let xs = reach(
      mark.x, plan.x, length: area.width, base: isBar && mark.isLying ? plan.x.base : nil,
      dimension: mark.width, share: isBar ? 0.72 : 1, groups: isBar && !mark.isLying, mark: mark, across)
    let ys = reach(
      mark.y, plan.y, length: area.height, base: isBar && !mark.isLying ? plan.y.base : nil,
      dimension: mark.height, share: isBar ? 0.72 : 1, groups: isBar && mark.isLying, mark: mark, down)
    guard mark.x == nil || xs != nil, mark.y == nil || ys != nil else { return nil }
    let (left, right) = xs ?? (area.minX, area.maxX)
    let (top, bottom) = ys ?? (area.minY, area.maxY)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
      .offsetBy(dx: mark.offset.width, dy: mark.offset.height)
  }

  private func drawBox(_ mark: Mark, in context: GraphicsContext) {
    guard let exact = box(mark) else { return }
    var context = context
    context.opacity *= mark.opacity
    // Whole pixels, so that bars of one width look alike.
    let left = exact.minX.rounded()
    let top = exact.minY.rounded()
    let box = CGRect(
      x: left, y: top, width: max(exact.maxX.rounded() - left, exact.width > 0 ? 1 : 0),
      height: max(exact.maxY.rounded() - top, exact.height > 0 ? 1 : 0))
    guard box.width > 0, box.height > 0 else { return }
    let radius = min(mark.cornerRadius ?? 0, min(box.width, box.height) / 2)
    let path = radius > 0 ? Path(roundedRect: box, cornerRadius: radius) : Path(box)
    // Of a pattern too little is left in a bar as thin as a line.
    if min(box.width, box.height) < 4 {
      context.fill(path, with: shading(mark))
    } else {
      context.fillArea(path, with: shading(mark))
    }
  }

  private func drawPoint(_ mark: Mark, in context: GraphicsContext) {
    guard let point = point(mark), let symbol = plan.symbol(of: mark) else { return }
    var context = context
    context.opacity *= mark.opacity
    fill(symbol, mark, at: point, in: context)
  }

  private func fill(_ symbol: AnyShape, _ mark: Mark, at point: CGPoint, in context: GraphicsContext) {
    let size = mark.symbolSize ?? CGSize(width: 7, height: 7)
    guard size.width > 0, size.height > 0 else { return }
    context.fill(symbol.path(around: point, size: size), with: shading(mark))
  }

  private func drawRule(_ mark: Mark, in context: GraphicsContext) {
    var context = context
    context.opacity *= mark.opacity
    let style = mark.lineStyle ?? StrokeStyle(lineWidth: 1)
    let isUpright = mark.x.map { $0.high == nil || $0.isUnit } ?? false
    let ends = isUpright ? mark.y.map { ($0.low, $0.high) } : mark.x.map { ($0.low, $0.high) }
    let path: Path
    if isUpright {
      guard let x = middle(mark.x, across) else { return }
      let top = ends?.1.flatMap(down) ?? area.minY
      let bottom = ends.flatMap { down($0.0) } ?? area.maxY
      path = Path { path in
        path.move(to: CGPoint(x: x.snapped(style), y: bottom))
        path.addLine(to: CGPoint(x: x.snapped(style), y: top))
      }
    } else {
      guard let y = middle(mark.y, down) else { return }
      let left = ends.flatMap { across($0.0) } ?? area.minX
      let right = ends?.1.flatMap(across) ?? area.maxX
      path = Path { path in
        path.move(to: CGPoint(x: left, y: y.snapped(style)))
        path.addLine(to: CGPoint(x: right, y: y.snapped(style)))
      }
    }
    context.translateBy(x: mark.offset.width, y: mark.offset.height)
    context.stroke(path, with: shading(mark), style: style)
  }

  // MARK: Annotations

  private func drawAnnotations(in context: GraphicsContext) {
    for (index, mark) in plan.marks.enumerated() {
      for (number, annotation) in mark.annotations.enumerated() {
        guard let view = context.resolveSymbol(id: ChartDrawing.Symbol.annotation(index, number)),
          let target = target(mark, index)
        else { continue }
        let anchor = annotation.position.anchor
        let point = CGPoint(
          x: target.minX + target.width * anchor.x, y: target.minY + target.height * anchor.y)
        let outside = annotation.position.isInside ? 0 : annotation.spacing
        let away = CGPoint(x: anchor.x * 2 - 1, y: anchor.y * 2 - 1)
        var origin = CGPoint(
          x: point.x + away.x * outside - view.size.width
            * (annotation.position.isInside ? 0.5 : 1 - anchor.x),
          y: point.y + away.y * outside - view.size.height
            * (annotation.position.isInside ? 0.5 : 1 - anchor.y))
        // What would stick out of the chart is moved into it.
        origin.x = min(max(origin.x, 0), max(0, area.maxX - view.size.width))
        origin.y = min(max(origin.y, 0), max(0, area.maxY - view.size.height))
        context.draw(
          view, in: CGRect(origin: CGPoint(x: origin.x.rounded(), y: origin.y.rounded()), size: view.size))
      }
    }
  }

  /// What an annotation stands beside.
  private func target(_ mark: Mark, _ index: Int) -> CGRect? {
    switch mark.kind {
    case .bar, .rectangle: return box(mark)
    case .rule:
      if mark.x == nil, let y = middle(mark.y, down) {
        return CGRect(x: area.minX, y: y, width: area.width, height: 0)
      }
      return middle(mark.x, across).map { CGRect(x: $0, y: area.minY, width: 0, height: area.height) }
    case .line, .area, .point:
      let size = mark.symbolSize ?? (mark.kind == .point ? CGSize(width: 7, height: 7) : .zero)
      return point(mark).map {
        CGRect(x: $0.x - size.width / 2, y: $0.y - size.height / 2, width: size.width, height: size.height)
      }
    case .sector: return sectorCentre(mark, index).map { CGRect(origin: $0, size: .zero) }
    }
  }
}

extension CGFloat {
  /// The middle of a pixel for lines that are an odd number of pixels wide, else its edge.
  func snapped(_ style: StrokeStyle) -> CGFloat {
    Int(style.lineWidth.rounded()) % 2 == 1 ? rounded(.down) + 0.5 : rounded()
  }
}
