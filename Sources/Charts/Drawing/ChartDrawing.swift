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

  /// The part of the canvas in which the marks are, by the sizes of what stands around it: of each axis the greatest
  /// width and height among its labels.
  private func plotArea(
    above legend: Legend, _ xLabels: CGSize, _ yLabels: CGSize, in context: GraphicsContext
  ) -> CGRect {
    var area = CGRect(origin: .zero, size: size)
    area.size.height -= legend.height
    if let title = context.resolveSymbol(id: Symbol.title(.horizontal)) {
      area.size.height -= title.size.height + 2
    }
    if let title = context.resolveSymbol(id: Symbol.title(.vertical)) {
      area.origin.y += title.size.height + 2
      area.size.height -= title.size.height + 2
    }
    if yLabels.width > 0 {
      let isLeading = plan.yTicks.contains { $0.position.place == .leading }
      area.size.width -= yLabels.width + 4
      if isLeading { area.origin.x += yLabels.width + 4 }
      // Half of the outermost labels sticks out.
      area.origin.y += yLabels.height / 2
      area.size.height -= yLabels.height / 2
    }
    if xLabels.height > 0 {
      area.size.height -= xLabels.height + 3
      if plan.xTicks.contains(where: { $0.position.place == .top }) { area.origin.y += xLabels.height + 3 }
    } else {
      area.size.height -= yLabels.height / 2
    }
    return CGRect(x: area.minX, y: area.minY, width: max(1, area.width), height: max(1, area.height))
  }

  static let endless = CGSize(width: CGFloat.infinity, height: .infinity)

  // MARK: Drawing

  func draw(in context: inout GraphicsContext) {
    let legend = legend(in: context)
    let xLabels = AxisLabels(plan.xTicks, in: context) { Symbol.xLabel($0, $1) }
    let yLabels = AxisLabels(plan.yTicks, in: context) { Symbol.yLabel($0, $1) }
    let area = plotArea(above: legend, xLabels.size, yLabels.size, in: context)
    if let plot = context.resolveSymbol(id: Symbol.plot) { context.draw(plot, in: area) }
    drawTitles(area, above: legend, in: context)
    drawAxis(plan.xTicks, xLabels, isUpright: false, area, in: context)
    drawAxis(plan.yTicks, yLabels, isUpright: true, area, in: context)
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
    _ ticks: [ChartPlan.Tick], _ labels: AxisLabels, isUpright: Bool, _ area: CGRect,
    in context: GraphicsContext
  ) {
    let scale = isUpright ? plan.y : plan.x
    var taken: [CGRect] = []
    for (index, tick) in ticks.enumerated() {
      guard let place = scale.place(tick.value.plot), place > -0.001, place < 1.001 else { continue }
      let along = isUpright ? area.maxY - area.height * place : area.minX + area.width * place
      for (number, part) in tick.parts.enumerated() {
        switch part.kind {
        case .grid: drawLine(part, length: nil, at: along, isUpright: isUpright, area, tick, in: context)
        case .tick:
          drawLine(part, length: part.length ?? 4, at: along, isUpright: isUpright, area, tick, in: context)
        case .label:
          guard let label = labels[index, number], label.size.width > 0 else { continue }
          let centre = labelPlace(along, part, tick, ticks, index, scale, isUpright: isUpright, area)
          var box = labelBox(label.size, centre, tick, isUpright: isUpright, area)
          box.origin.x += part.offset.width
          box.origin.y += part.offset.height
          guard !taken.contains(where: { $0.insetBy(dx: isUpright ? 0 : -2, dy: 0).intersects(box) }) else {
            continue
          }
          taken.append(box)
          label.draw(in: box, of: context)
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

  /// A line of a length beside the plot; nil is one through it.
  private func drawLine(
    _ part: AxisPart, length: CGFloat?, at along: CGFloat, isUpright: Bool, _ area: CGRect,
    _ tick: ChartPlan.Tick, in context: GraphicsContext
  ) {
    guard length != 0 else { return }
    let place = along.rounded(.down) + 0.5
    let isBefore = [.leading, .top].contains(tick.position.place)
    let (low, high) = isUpright ? (area.minX, area.maxX) : (area.minY, area.maxY)
    var ends = (low, high)
    if let length {
      let edge = isBefore ? low : high
      ends = (edge, edge + (isBefore ? -length : length))
    }
    func point(_ end: CGFloat) -> CGPoint {
      isUpright ? CGPoint(x: end, y: place) : CGPoint(x: place, y: end)
    }
    let path = Path { path in
      path.move(to: point(ends.0))
      path.addLine(to: point(ends.1))
    }
    // A grey hairline is either solid or nothing in ink, and solid it would be as strong as the marks: dots are not.
    let dots = StrokeStyle(lineWidth: 1, dash: length == nil ? [1, 3] : [])
    let style = part.stroke == nil && length == nil ? nil : part.style
    context.stroke(path, with: .style(style ?? AnyShapeStyle(.secondary)), style: part.stroke ?? dots)
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
