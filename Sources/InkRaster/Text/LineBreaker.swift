import InkViews

/// Breaks shaped text into lines and cuts what is too much.
///
/// Lines break where Unicode's rules for the language allow (pango computes them), else between clusters;
/// spaces hang at a line's end. A cut line ends, begins or is parted by an ellipsis.
struct LineBreaker {
  /// A part of a line, in reading order.
  enum Piece {
    case clusters(Range<Int>)
    /// "…" in the font of the run.
    case ellipsis(run: Int)
  }

  /// A line in reading order.
  struct Line {
    var pieces: [Piece]
    /// Pixels, hanging spaces not counted.
    var width: Int
    /// Index of the paragraph it belongs to.
    var paragraph: Int
  }

  /// All lines kept.
  struct Result {
    var lines: [Line] = []
    /// An ellipsis stands for text.
    var isTruncated = false
    /// A word was parted for want of room.
    var hasBrokenWord = false
  }

  let text: ShapedText
  /// Pixels; nil is no limit.
  let width: Int?
  let truncation: ParagraphStyle.Truncation
  /// Pixels of "…" in the run's font.
  let ellipsisWidth: (_ run: Int) -> Int

  /// Lines, at most `limit` of them; nil is no limit.
  func lines(limit: Int?) -> Result {
    var result = Result()
    for (number, paragraph) in text.paragraphs.enumerated() {
      var start = paragraph.clusters.lowerBound
      repeat {
        if let limit, result.lines.count == limit {
          cutLast(&result)
          return result
        }
        let (end, isWordBroken) = lineEnd(from: start, to: paragraph.clusters.upperBound)
        result.hasBrokenWord = result.hasBrokenWord || isWordBroken
        let isLast = end == paragraph.clusters.upperBound
        let kept = trimmed(start..<end, keepingSpacesThatFit: isLast)
        result.lines.append(
          Line(pieces: [.clusters(kept)], width: text.width(of: kept), paragraph: number))
        start = end
      } while start < paragraph.clusters.upperBound
    }
    return result
  }

  private func lineEnd(from start: Int, to end: Int) -> (end: Int, isWordBroken: Bool) {
    guard let width else { return (end, false) }
    var sum = 0
    var lastBreak = start
    for index in start..<end {
      let cluster = text.clusters[index]
      if cluster.canStartLine, index > start { lastBreak = index }
      if !cluster.isSpace, sum + cluster.advance > width {
        if lastBreak > start { return (lastBreak, false) }
        return (max(index, start + 1), true)
      }
      sum += cluster.advance
    }
    return (end, false)
  }

  private func trimmed(_ range: Range<Int>, keepingSpacesThatFit: Bool) -> Range<Int> {
    if keepingSpacesThatFit, width.map({ text.width(of: range) <= $0 }) ?? true { return range }
    var end = range.upperBound
    while end > range.lowerBound, text.clusters[end - 1].isSpace { end -= 1 }
    return range.lowerBound..<end
  }

  /// Sets the last kept line anew from where it began, cut.
  private func cutLast(_ result: inout Result) {
    guard let last = result.lines.last, case .clusters(let first)? = last.pieces.first else { return }
    let paragraph = text.paragraphs[last.paragraph]
    let rest = first.lowerBound..<paragraph.clusters.upperBound
    let run = rest.isEmpty ? paragraph.run : text.clusters[rest.lowerBound].run
    let room = width.map { max(0, $0 - ellipsisWidth(run)) }
    var pieces: [Piece]
    switch truncation {
    case .tail:
      let kept = withoutTrailingSpaces(prefix(of: rest, room))
      pieces = [.clusters(kept), .ellipsis(run: kept.isEmpty ? run : text.clusters[kept.upperBound - 1].run)]
    case .head:
      pieces = [.ellipsis(run: run), .clusters(suffix(of: rest, room))]
    case .middle:
      let head = withoutTrailingSpaces(prefix(of: rest, room.map { ($0 + 1) / 2 }))
      let tail = suffix(
        of: head.upperBound..<rest.upperBound, room.map { max(0, $0 - text.width(of: head)) })
      pieces = [.clusters(head), .ellipsis(run: run), .clusters(tail)]
    }
    var width = 0
    for piece in pieces {
      switch piece {
      case .clusters(let range): width += text.width(of: range)
      case .ellipsis(let run): width += ellipsisWidth(run)
      }
    }
    result.lines[result.lines.count - 1].pieces = pieces
    result.lines[result.lines.count - 1].width = width
    result.isTruncated = true
  }

  private func prefix(of range: Range<Int>, _ room: Int?) -> Range<Int> {
    guard let room else { return range }
    var sum = 0
    for index in range {
      sum += text.clusters[index].advance
      if sum > room { return range.lowerBound..<index }
    }
    return range
  }

  private func suffix(of range: Range<Int>, _ room: Int?) -> Range<Int> {
    guard let room else { return range.upperBound..<range.upperBound }
    var sum = 0
    for index in range.reversed() {
      sum += text.clusters[index].advance
      if sum > room {
        var start = index + 1
        while start < range.upperBound, text.clusters[start].isSpace { start += 1 }
        return start..<range.upperBound
      }
    }
    return range
  }

  private func withoutTrailingSpaces(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, text.clusters[end - 1].isSpace { end -= 1 }
    return range.lowerBound..<end
  }
}
