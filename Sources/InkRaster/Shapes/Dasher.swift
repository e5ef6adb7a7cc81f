/// Cuts outlines into the dashes of a pattern.
struct Dasher {
  /// Lengths of ink and gap in turn, pixels; an even number of them, their sum above zero.
  let lengths: [Double]
  private let firstIndex: Int
  private let firstRest: Double

  /// A pattern in pixels that starts `phase` in; nil when it draws a solid line.
  init?(_ dash: [Double], phase: Double) {
    let sum = dash.reduce(0, +)
    // A pattern finer than half a pixel is a line.
    guard !dash.isEmpty, dash.allSatisfy({ $0 >= 0 && $0.isFinite }), sum >= 0.5, phase.isFinite else {
      return nil
    }
    // Patterns of an odd number of lengths are read twice, as everywhere.
    lengths = dash.count.isMultiple(of: 2) ? dash : dash + dash
    let period = lengths.reduce(0, +)
    var rest = phase.truncatingRemainder(dividingBy: period)
    if rest < 0 { rest += period }
    var index = 0
    while rest >= lengths[index], index + 1 < lengths.count {
      rest -= lengths[index]
      index += 1
    }
    firstIndex = index
    firstRest = lengths[index] - rest
  }

  /// Calls with the start and end of each dash on a line of that length.
  func forEachDash(length: Double, _ body: (_ from: Double, _ to: Double) -> Void) {
    // More dashes than a panel has rows and columns would be a million pixels away.
    guard length < 10_000 * lengths.reduce(0, +) else {
      body(0, length)
      return
    }
    var position = 0.0
    var index = firstIndex
    var rest = firstRest
    while position < length {
      let end = min(length, position + rest)
      if index.isMultiple(of: 2), end > position || rest == 0 { body(position, end) }
      position += rest
      index = (index + 1) % lengths.count
      rest = lengths[index]
    }
  }

  /// The dashes of one outline, appended as outlines of their own.
  func append(_ points: ArraySlice<DevicePoint>, isClosed: Bool, to dashes: inout Polylines) {
    var outline = Array(points)
    if isClosed, let first = outline.first { outline.append(first) }
    guard outline.count > 1 else { return }
    var starts = [0.0]
    for index in 1..<outline.count {
      let dx = outline[index].x - outline[index - 1].x
      let dy = outline[index].y - outline[index - 1].y
      starts.append(starts[index - 1] + (dx * dx + dy * dy).squareRoot())
    }
    guard let length = starts.last else { return }
    func point(at distance: Double, in piece: Int) -> DevicePoint {
      let size = starts[piece + 1] - starts[piece]
      let t = size > 0 ? (distance - starts[piece]) / size : 0
      return DevicePoint(
        outline[piece].x + (outline[piece + 1].x - outline[piece].x) * t,
        outline[piece].y + (outline[piece + 1].y - outline[piece].y) * t)
    }
    var piece = 0
    forEachDash(length: length) { from, to in
      while piece + 2 < outline.count, starts[piece + 1] <= from { piece += 1 }
      dashes.move(point(at: from, in: piece))
      while piece + 2 < outline.count, starts[piece + 1] < to {
        piece += 1
        dashes.line(outline[piece])
      }
      dashes.line(point(at: to, in: piece))
      dashes.finish(isClosed: false)
    }
  }
}
