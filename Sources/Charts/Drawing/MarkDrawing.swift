import SwiftUI

/// Draws marks in the part of a chart that is theirs.
@MainActor
struct MarkDrawing {
  let plan: ChartPlan
  let area: CGRect
  /// Where the pieces of a pie begin and end, radians from the right, clockwise, by their marks' places.
  let turns: [Int: ClosedRange<Double>]
  /// The distance from one bar or rectangle to the next along each axis, points.
  private let steps: [Mark.Kind: (x: CGFloat, y: CGFloat)]

  init(plan: ChartPlan, area: CGRect) {
    self.plan = plan
    self.area = area
    turns = Self.turns(of: plan.marks)
    var steps: [Mark.Kind: (x: CGFloat, y: CGFloat)] = [:]
    for (kind, marks) in Dictionary(grouping: plan.marks, by: \.kind) where [.bar, .rectangle].contains(kind)
    {
      let x = plan.x.step(of: marks.filter(\.spreadsAlongX).compactMap(\.x))
      let y = plan.y.step(of: marks.filter(\.spreadsAlongY).compactMap(\.y))
      steps[kind] = (
        x: x.map { $0 * area.width } ?? min(area.width / 2, 40),
        y: y.map { $0 * area.height } ?? min(area.height / 2, 40)
      )
    }
    self.steps = steps
  }

  func draw(in context: inout GraphicsContext) {
    var inner = context
    // What a domain leaves out is cut off, but lines along the edge keep their width.
    inner.clip(to: Path(area.insetBy(dx: -3, dy: -3)))
    drawSectors(in: inner)
    var drawn: Set<[PlotValue?]> = []
    var drawnAreas: Set<[PlotValue?]> = []
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

  /// From where to where a mark reaches along an axis on which the next one is a step away.
  private func reach(
    _ span: Mark.Span?, step: CGFloat, base: PlotValue?, dimension: MarkDimension, share: CGFloat,
    groups: Bool, mark: Mark, _ place: (PlotValue) -> CGFloat?
  ) -> (low: CGFloat, high: CGFloat)? {
    guard let span, let first = place(span.low) else { return nil }
    if let high = span.high.flatMap(place), !span.isUnit { return (min(first, high), max(first, high)) }
    if let base {
      guard let zero = place(base) else { return nil }
      return (min(first, zero), max(first, zero))
    }
    var step = step
    var centre = first
    if let high = span.high.flatMap(place) {
      step = abs(high - first)
      centre = (first + high) / 2
    }
    var size = max(1, dimension.points(ofStep: step, share: share))
    if groups, plan.groups.count > 1, let key = mark.positionKey,
      let index = plan.groups.firstIndex(of: key)
    {
      size /= CGFloat(plan.groups.count)
      centre += (CGFloat(index) - CGFloat(plan.groups.count - 1) / 2) * size
      size = max(1, size - 1)
    }
    return (centre - size / 2, centre + size / 2)
  }

  /// From where to where a rule goes: through the chart where nothing else is said.
  private func rule(_ mark: Mark) -> (start: CGPoint, end: CGPoint)? {
    let (x, y) = (mark.offset.width, mark.offset.height)
    if mark.x.map({ $0.high == nil || $0.isUnit }) ?? false {
      guard let place = middle(mark.x, across) else { return nil }
      let bottom = mark.y.flatMap { down($0.low) } ?? area.maxY
      let top = mark.y.flatMap { $0.high }.flatMap { down($0) } ?? area.minY
      return (CGPoint(x: place + x, y: bottom + y), CGPoint(x: place + x, y: top + y))
    }
    guard let place = middle(mark.y, down) else { return nil }
    let left = mark.x.flatMap { across($0.low) } ?? area.minX
    let right = mark.x.flatMap { $0.high }.flatMap { across($0) } ?? area.maxX
    return (CGPoint(x: left + x, y: place + y), CGPoint(x: right + x, y: place + y))
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
    let step = steps[mark.kind] ?? (x: 0, y: 0)
    let xs = reach(
      mark.x, step: step.x, base: isBar && mark.isLying ? plan.x.base : nil,
      dimension: mark.width, share: isBar ? 0.72 : 1, groups: isBar && !mark.isLying, mark: mark, across)
    let ys = reach(
      mark.y, step: step.y, base: isBar && !mark.isLying ? plan.y.base : nil,
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
    guard var (start, end) = rule(mark) else { return }
    if start.x == end.x {
      start.x = start.x.snapped(style)
      end.x = start.x
    } else {
      start.y = start.y.snapped(style)
      end.y = start.y
    }
    let path = Path { path in
      path.move(to: start)
      path.addLine(to: end)
    }
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
      return rule(mark).map { start, end in
        CGRect(
          x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
          height: abs(end.y - start.y))
      }
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
