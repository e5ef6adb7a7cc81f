/// What UIKit's drawing goes into: records marks in points, y downwards.
///
/// Nothing becomes a pixel here; what was recorded is drawn in ink when it is shown.
public final class CGContext {
  /// What a context keeps for `saveGState`.
  struct State {
    var transform = CGAffineTransform.identity
    var clips: [RecordedDrawing.Clip] = []
    var fill = ResolvedColor.black
    var stroke = ResolvedColor.black
    var line = StrokeStyle()
    var opacity: Float = 1
  }

  /// The space drawn in, points.
  let bounds: CGRect
  package private(set) var drawing = RecordedDrawing()
  var state = State()
  /// Under construction by the context's own path functions.
  var outline = Path()
  private var saved: [State] = []

  package init(bounds: CGRect) { self.bounds = bounds }

  /// Adds a mark in the transform, clips and opacity in force.
  func record(_ mark: RecordedDrawing.Mark, opacity: Float = 1) {
    drawing.steps.append(
      RecordedDrawing.Step(mark, clips: state.clips, opacity: state.opacity * opacity))
  }

  /// Adds what was recorded elsewhere, its space mapped into this one's current one.
  func record(_ other: RecordedDrawing, opacity: Float = 1) {
    for var step in other.applying(state.transform).steps {
      step.clips = state.clips + step.clips
      step.opacity *= state.opacity * opacity
      drawing.steps.append(step)
    }
  }

  /// Keeps what is set, until `restoreGState()`.
  public func saveGState() { saved.append(state) }

  /// Sets again what was kept.
  public func restoreGState() { if let last = saved.popLast() { state = last } }
}

extension CGContext {
  /// The map from the current points to the context's.
  public var ctm: CGAffineTransform { state.transform }

  /// Shifts what is drawn from now on.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.transform = state.transform.translatedBy(x: tx, y: ty)
  }

  /// Scales what is drawn from now on.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    state.transform = state.transform.scaledBy(x: sx, y: sy)
  }

  /// Turns what is drawn from now on, clockwise on screen, in radians.
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }

  /// Maps what is drawn from now on.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }
}

extension CGContext {
  /// What areas are filled with.
  public func setFillColor(_ color: CGColor) { state.fill = color.resolved }

  /// What areas are filled with.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// What areas are filled with.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

  /// What lines are drawn with.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.resolved }

  /// What lines are drawn with.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Strength of everything drawn from now on, 0…1.
  public func setAlpha(_ alpha: CGFloat) { state.opacity = Float(min(max(alpha, 0), 1)) }

  /// Width of lines, points.
  public func setLineWidth(_ width: CGFloat) { state.line.lineWidth = width }

  /// Ends of lines.
  public func setLineCap(_ cap: CGLineCap) { state.line.lineCap = cap }

  /// Corners of lines.
  public func setLineJoin(_ join: CGLineJoin) { state.line.lineJoin = join }

  /// Miters longer than this times half the width become bevels.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }

  /// Lengths of ink and gap in turn, points.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dash = lengths
    state.line.dashPhase = phase
  }

  /// Accepted; edges are always sharp here.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}

  /// Accepted; ink casts no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat) {}

  /// Accepted; ink casts no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}

  /// Accepted; the upper drawing covers the lower one.
  public func setBlendMode(_ mode: CGBlendMode) {}
}

/// How drawings mix; the upper one covers here.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop
  case destinationOver, destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}
