import InkBitmap
import Testing

/// Expects a frame to show a pattern at a place and nothing else.
///
/// `#` is black, `.` white; a space, and all that lies around the pattern, is `background`, the ink the frame
/// had before. A failure prints expected, actual and difference.
public func expectPattern(
  _ frame: Frame, at origin: PixelPoint = .zero, _ expected: String, background: Ink = .white,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard var wanted = parse(expected, sourceLocation) else { return }
  let outside: AsciiPattern.Cell = background == .white ? .white : .black
  for y in 0..<wanted.height {
    for x in 0..<wanted.width where wanted[x, y] == .untouched { wanted[x, y] = outside }
  }
  report(
    PatternComparison(AsciiPattern(frame), with: wanted, at: origin, outside: outside), sourceLocation)
}

/// Expects a canvas to have been drawn as a pattern at a place and nowhere else.
///
/// `#` is drawn black, `.` drawn white, a space and all around the pattern not drawn.
public func expectPattern(
  _ canvas: PatternCanvas, at origin: PixelPoint = .zero, _ expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let wanted = parse(expected, sourceLocation) else { return }
  report(PatternComparison(canvas.pattern, with: wanted, at: origin), sourceLocation)
}

/// Expects drawing code to draw a pattern on a canvas that is as large as the pattern and a margin of 2
/// pixels on each side; the code's origin is the pattern's top left.
///
/// Runs `draw` twice. What it draws into the margin is a failure.
public func expectDrawing(
  _ expected: String, sourceLocation: SourceLocation = #_sourceLocation,
  by draw: (_ frame: inout Frame, _ origin: PixelPoint) throws -> Void
) rethrows {
  guard let wanted = parse(expected, sourceLocation) else { return }
  let origin = PixelPoint(x: 2, y: 2)
  var canvas = PatternCanvas(width: wanted.width + 4, height: wanted.height + 4)
  try canvas.draw { frame in try draw(&frame, origin) }
  report(PatternComparison(canvas.pattern, with: wanted, at: origin), sourceLocation)
}

private func parse(_ text: String, _ sourceLocation: SourceLocation) -> AsciiPattern? {
  do {
    return try AsciiPattern(text)
  } catch {
    Issue.record("\(error)", sourceLocation: sourceLocation)
    return nil
  }
}

private func report(_ comparison: PatternComparison, _ sourceLocation: SourceLocation) {
  guard !comparison.matches else { return }
  Issue.record(Comment(rawValue: comparison.report), sourceLocation: sourceLocation)
}
