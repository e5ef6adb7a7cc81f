/// How a context's path is drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

extension CGContext {
  /// Fills an outline in the current points.
  func fill(_ path: Path, evenOdd: Bool = false) {
    guard !path.isEmpty else { return }
    record(.command(.fill(path.applying(state.transform), evenOdd: evenOdd, .color(state.fill))))
  }

  /// Draws a line along an outline in the current points.
  func stroke(_ path: Path, _ style: StrokeStyle) {
    guard !path.isEmpty else { return }
    let line = StrokedPath(path, style, state.transform)
    record(.command(.stroke(line.path, line.style, .color(state.stroke))))
  }

  /// Draws only inside an outline from now on.
  func clip(to path: Path, evenOdd: Bool = false) {
    state.clips.append(RecordedDrawing.Clip(path.applying(state.transform), evenOdd: evenOdd))
  }

  private func takePath() -> Path {
    defer { outline = Path() }
    return outline
  }
}

/// A line with its width, under a map.
private struct StrokedPath {
  let path: Path
  let style: StrokeStyle

  init(_ path: Path, _ style: StrokeStyle, _ map: CGAffineTransform) {
    self.path = path.applying(map)
    let scale = abs(map.a * map.d - map.b * map.c).squareRoot()
    var style = style
    style.lineWidth *= scale
    style.dash = style.dash.map { $0 * scale }
    style.dashPhase *= scale
    self.style = style
  }
}

extension CGContext {
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill(Path(rect)) }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { rects.forEach { fill($0) } }

  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect)) }

  /// Draws a rectangle.
  public func stroke(_ rect: CGRect) { stroke(Path(rect), state.line) }

  /// Draws a rectangle with a line of a width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var line = state.line
    line.lineWidth = width
    stroke(Path(rect), line)
  }

  /// Draws an ellipse.
  public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect), state.line) }

  /// Draws separate lines, two points each.
  public func strokeLineSegments(between points: [CGPoint]) {
    for start in stride(from: 0, to: points.count - 1, by: 2) {
      stroke(Path { $0.addLines([points[start], points[start + 1]]) }, state.line)
    }
  }

  /// Takes the ink out of a rectangle: fills it with white.
  public func clear(_ rect: CGRect) {
    record(.command(.fill(Path(rect).applying(state.transform), evenOdd: false, .color(.white))))
  }

  /// Draws only inside a rectangle from now on.
  public func clip(to rect: CGRect) { clip(to: Path(rect)) }

  /// Draws only inside rectangles from now on.
  public func clip(to rects: [CGRect]) { clip(to: Path { $0.addRects(rects) }) }

  /// Draws only inside the context's path from now on.
  public func clip(using rule: CGPathFillRule = .winding) { clip(to: takePath(), evenOdd: rule == .evenOdd) }
}

extension CGContext {
  /// Starts the context's path anew.
  public func beginPath() { outline = Path() }

  /// Ends an outline with a line to its start.
  public func closePath() { outline.closeSubpath() }

  /// Starts an outline.
  public func move(to point: CGPoint) { outline.move(to: point) }

  /// A line.
  public func addLine(to point: CGPoint) { outline.addLine(to: point) }

  /// Lines through points.
  public func addLines(between points: [CGPoint]) { outline.addLines(points) }

  /// A quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    outline.addQuadCurve(to: end, control: control)
  }

  /// A cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    outline.addCurve(to: end, control1: control1, control2: control2)
  }

  /// Part of a circle; `clockwise` as in Core Graphics, whose y grows upwards: false is clockwise on screen.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    outline.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: clockwise)
  }

  /// A rectangle.
  public func addRect(_ rect: CGRect) { outline.addRect(rect) }

  /// An ellipse.
  public func addEllipse(in rect: CGRect) { outline.addEllipse(in: rect) }

  /// Another path.
  public func addPath(_ path: CGPath) { outline.addPath(path.outline) }

  /// Fills the context's path, which is then empty.
  public func fillPath(using rule: CGPathFillRule = .winding) { fill(takePath(), evenOdd: rule == .evenOdd) }

  /// Draws the context's path, which is then empty.
  public func strokePath() { stroke(takePath(), state.line) }

  /// Draws the context's path, which is then empty.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    switch mode {
    case .fill: fill(path)
    case .eoFill: fill(path, evenOdd: true)
    case .stroke: stroke(path, state.line)
    case .fillStroke:
      fill(path)
      stroke(path, state.line)
    case .eoFillStroke:
      fill(path, evenOdd: true)
      stroke(path, state.line)
    }
  }
}
