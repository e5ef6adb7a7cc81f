/// The extent of the differences in each line of a part, a line being a row or a column of bytes.
struct Spans {
  /// First difference of each line; past the last for lines without one.
  private(set) var starts: [Int]
  /// One past the last difference of each line.
  private(set) var ends: [Int]
  /// Where the first line lies.
  let origin: Int

  /// Spans of lines without a difference.
  init(count: Int, origin: Int) {
    starts = Array(repeating: .max, count: count)
    ends = Array(repeating: .min, count: count)
    self.origin = origin
  }

  /// Widens the span of a line, counted from 0.
  @inline(__always)
  mutating func include(_ start: Int, _ end: Int, line: Int) {
    starts[line] = min(starts[line], start)
    ends[line] = max(ends[line], end)
  }

  /// Where a cut leaves the least area in the two parts after both are tightened.
  ///
  /// The first and the last line are not empty; a part of one line is not cut.
  var bestCut: (at: Int, area: Int) {
    let count = starts.count
    guard count > 1 else { return (origin, .max) }
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: count) { after in
      accumulate((0..<count).reversed()) { line, area in after[line] = area }
      var best = (at: origin, area: Int.max)
      accumulate(0..<count - 1) { line, area in
        let sum = area + after[line + 1]
        if sum < best.area { best = (origin + line + 1, sum) }
      }
      return best
    }
  }

  /// Gives the tightened area of all lines so far.
  @inline(__always)
  private func accumulate(_ lines: some Sequence<Int>, _ body: (_ line: Int, _ area: Int) -> Void) {
    var (start, end) = (Int.max, Int.min)
    var first: Int?
    var last = 0
    for line in lines {
      if starts[line] < ends[line] {
        start = min(start, starts[line])
        end = max(end, ends[line])
        if first == nil { first = line }
        last = line
      }
      body(line, first.map { (abs(last - $0) + 1) * (end - start) } ?? 0)
    }
  }
}
