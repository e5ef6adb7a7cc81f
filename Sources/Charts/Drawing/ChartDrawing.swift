import SwiftUI

/// Draws a planned chart into a canvas.
@MainActor
struct ChartDrawing {
  /// What the canvas calls its views.
  enum Symbol: Hashable {
    case xLabel(Int, Int)
    case yLabel(Int, Int)
    case annotation(Int, Int)
    case title(Axis)
    case plot
  }

  let plan: ChartPlan
  let size: CGSize

  /// The part of the canvas in which the marks are, by the sizes of what stands around it.
  private func plotArea(above legend: Legend, in context: GraphicsContext) -> CGRect {
    var area = CGRect(origin: .zero, size: size)
    area.size.height -= legend.height
    if let title = context.resolveSymbol(id: Symbol.title(.horizontal)) {
      area.size.height -= title.size.height + 2
    }
    if let title = context.resolveSymbol(id: Symbol.title(.vertical)) {
      area.origin.y += title.size.height + 2
      area.size.height -= title.size.height + 2
    }
    let ySizes = labelSizes(plan.yTicks, in: context) { Symbol.yLabel($0, $1) }
    let width = ySizes.map(\.width).max() ?? 0
    let height = ySizes.map(\.height).max() ?? 0
    if width > 0 {
      let isLeading = plan.yTicks.contains { $0.position.place == .leading }
      area.size.width -= width + 4
      if isLeading { area.origin.x += width + 4 }
      // Half of the outermost labels sticks out.
      area.origin.y += height / 2
      area.size.height -= height / 2
    }
    let xSizes = labelSizes(plan.xTicks, in: context) { Symbol.xLabel($0, $1) }
    let xHeight = xSizes.map(\.height).max() ?? 0
    if xHeight > 0 {
      area.size.height -= xHeight + 3
      if plan.xTicks.contains(where: { $0.position.place == .top }) { area.origin.y += xHeight + 3 }
    } else {
      area.size.height -= height / 2
    }
    return CGRect(x: area.minX, y: area.minY, width: max(1, area.width), height: max(1, area.height))
  }

  private func labelSizes(
    _ ticks: [ChartPlan.Tick], in context: GraphicsContext, _ symbol: (Int, Int) -> Symbol
  ) -> [CGSize] {
    ticks.enumerated().flatMap { index, tick in
      tick.parts.enumerated().compactMap { part, content -> CGSize? in
        guard case .label(let view) = content.kind else { return nil }
        if view != nil { return context.resolveSymbol(id: symbol(index, part))?.size ?? .zero }
        return context.resolve(text(content, tick)).measure(in: Self.endless)
      }
    }
  }

  static let endless = CGSize(width: CGFloat.infinity, height: .infinity)

  private func text(_ part: AxisPart, _ tick: ChartPlan.Tick) -> Text {
    let words = part.format?(tick.value.plot) ?? tick.title
    let text = Text(verbatim: words).font(part.font ?? .system(size: 10))
    return part.style.map { text.foregroundStyle($0) } ?? text.foregroundStyle(.secondary)
  }

  // MARK: Drawing

  func draw(in context: inout GraphicsContext) {
    let legend = legend(in: context)
    let area = plotArea(above: legend, in: context)
    if let plot = context.resolveSymbol(id: Symbol.plot) { context.draw(plot, in: area) }
    drawTitles(area, above: legend, in: context)
    drawAxis(plan.xTicks, isUpright: false, area, in: context)
    drawAxis(plan.yTicks, isUpright: true, area, in: context)
    MarkDrawing(plan: plan, area: area).draw(in: &context)
    draw(legend, in: context)
  }

  private func drawTitles(_ area: CGRect, above legend: Legend, in context: GraphicsContext) {
    if let title = context.resolveSymbol(id: Symbol.title(.vertical)) {
      context.draw(title, at: CGPoint(x: 0, y: 0), anchor: .topLeading)
    }
    if let title = context.resolveSymbol(id: Symbol.title(.horizontal)) {
      context.draw(title, at: CGPoint(x: area.midX, y: size.height - legend.height), anchor: .bottom)
    }
  }

  private func drawAxis(
    _ ticks: [ChartPlan.Tick], isUpright: Bool, _ area: CGRect, in context: GraphicsContext
  ) {
    let scale = isUpright ? plan.y : plan.x
    var taken: [CGRect] = []
    for (index, tick) in ticks.enumerated() {
      guard let place = scale.place(tick.value.plot), place > -0.001, place < 1.001 else { continue }
      let along = isUpright ? area.maxY - area.height * place : area.minX + area.width * place
      for (number, part) in tick.parts.enumerated() {
        switch part.kind {
        case .grid: drawLine(part, from: 0, at: along, isUpright: isUpright, area, tick, in: context)
        case .tick:
          drawLine(part, from: part.length ?? 4, at: along, isUpright: isUpright, area, tick, in: context)
        case .label(let view):
          let centre = labelPlace(along, part, tick, ticks, index, scale, isUpright: isUpright, area)
          let size =
            view == nil
            ? context.resolve(text(part, tick)).measure(in: Self.endless)
            : context.resolveSymbol(id: isUpright ? Symbol.yLabel(index, number) : .xLabel(index, number))?
              .size
          guard let size, size.width > 0 else { continue }
          var box = labelBox(size, centre, tick, isUpright: isUpright, area)
          box.origin.x += part.offset.width
          box.origin.y += part.offset.height
          guard !taken.contains(where: { $0.insetBy(dx: isUpright ? 0 : -2, dy: 0).intersects(box) }) else {
            continue
          }
          taken.append(box)
          if view == nil {
            context.draw(context.resolve(text(part, tick)), in: box)
          } else if let symbol = context.resolveSymbol(
            id: isUpright ? Symbol.yLabel(index, number) : .xLabel(index, number))
          {
            context.draw(symbol, in: box)
          }
        }
      }
    }
  }

  /// Labels stand at their value, or in the middle between it and the next one.
  private func labelPlace(
    _ along: CGFloat, _ part: AxisPart, _ tick: ChartPlan.Tick, _ ticks: [ChartPlan.Tick], _ index: Int,
    _ scale: AxisScale, isUpright: Bool, _ area: CGRect
  ) -> CGFloat {
    guard part.isCentered, case .lengths = scale.domain, ticks.count > 1 else { return along }
    let other = index + 1 < ticks.count ? index + 1 : index - 1
    guard let here = scale.place(tick.value.plot), let there = scale.place(ticks[other].value.plot) else {
      return along
    }
    let step = abs(there - here) * (isUpright ? -area.height : area.width)
    return along + step / 2
  }

  private func labelBox(
    _ size: CGSize, _ centre: CGFloat, _ tick: ChartPlan.Tick, isUpright: Bool, _ area: CGRect
  ) -> CGRect {
    guard isUpright else {
      let y = tick.position.place == .top ? area.minY - 3 - size.height : area.maxY + 3
      let x = min(max(centre - size.width / 2, 0), max(0, self.size.width - size.width))
      return CGRect(x: x.rounded(), y: y.rounded(), width: size.width, height: size.height)
    }
    let x = tick.position.place == .leading ? area.minX - 4 - size.width : area.maxX + 4
    let y = min(max(centre - size.height / 2, 0), max(0, self.size.height - size.height))
    return CGRect(x: x.rounded(), y: y.rounded(), width: size.width, height: size.height)
  }

  /// A line through the plot, or one of a length beside it.
  private func drawLine(
    _ part: AxisPart, from length: CGFloat, at along: CGFloat, isUpright: Bool, _ area: CGRect,
    _ tick: ChartPlan.Tick, in context: GraphicsContext
  ) {
    let place = along.rounded(.down) + 0.5
    let isBefore = [.leading, .top].contains(tick.position.place)
    let start: CGPoint
    let end: CGPoint
    if isUpright {
      let edge = isBefore ? area.minX : area.maxX
      start = CGPoint(x: length == 0 ? area.minX : edge, y: place)
      end = CGPoint(x: length == 0 ? area.maxX : edge + (isBefore ? -length : length), y: place)
    } else {
      let edge = isBefore ? area.minY : area.maxY
      start = CGPoint(x: place, y: length == 0 ? area.minY : edge)
      end = CGPoint(x: place, y: length == 0 ? area.maxY : edge + (isBefore ? -length : length))
    }
    let path = Path { path in
      path.move(to: start)
      path.addLine(to: end)
    }
    // A grey hairline is either solid or nothing in ink, and solid it would be as strong as the marks: dots are not.
    let dots = StrokeStyle(lineWidth: 1, dash: length == 0 ? [1, 3] : [])
    let style = part.style ?? AnyShapeStyle(.secondary)
    context.stroke(
      path, with: .style(part.stroke == nil && length == 0 ? AnyShapeStyle(.secondary) : style),
      style: part.stroke ?? dots)
  }

  // MARK: Legend

  /// The keys as they are laid out, measured once.
  private struct Legend {
    struct Entry {
      var text: GraphicsContext.ResolvedText
      var size: CGSize
      var style: AnyShapeStyle
    }

    /// The entries that fit beside each other, row by row.
    var rows: [[Entry]] = []
    /// With the space above it; 0 without entries.
    var height: CGFloat = 0
  }

  private static let keyWidth: CGFloat = 20

  private func legend(in context: GraphicsContext) -> Legend {
    var legend = Legend()
    var left: CGFloat = 0
    for entry in plan.legend {
      let text = context.resolve(
        Text(verbatim: entry.title).font(.system(size: 10)).foregroundStyle(.secondary))
      let size = text.measure(in: Self.endless)
      let width = size.width + Self.keyWidth
      if legend.rows.isEmpty || width > left {
        legend.rows.append([])
        left = self.size.width
      }
      legend.rows[legend.rows.count - 1].append(Legend.Entry(text: text, size: size, style: entry.style))
      left -= width
    }
    if let first = legend.rows.first?.first {
      legend.height = CGFloat(legend.rows.count) * first.size.height + 4
    }
    return legend
  }

  private func draw(_ legend: Legend, in context: GraphicsContext) {
    var y = size.height - legend.height + 4
    for row in legend.rows {
      var x: CGFloat = 0
      var height: CGFloat = 0
      for entry in row {
        height = entry.size.height
        let dot = CGRect(x: x, y: (y + height / 2 - 4).rounded(), width: 8, height: 8)
        context.fillArea(Path(dot), with: .style(entry.style))
        context.stroke(Path(dot.insetBy(dx: 0.5, dy: 0.5)), with: .style(.primary), lineWidth: 1)
        context.draw(entry.text, in: CGRect(origin: CGPoint(x: x + 11, y: y), size: entry.size))
        x += entry.size.width + Self.keyWidth
      }
      y += height
    }
  }
}
