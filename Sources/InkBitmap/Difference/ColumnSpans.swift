/// The columns of bytes of a part: where each begins and ends to differ.
struct ColumnSpans {
  private var spans: Spans

  /// Looks at the columns of `part`, which is tight.
  init(_ dirty: DirtyBytes, _ part: ByteRect) {
    spans = Spans(count: part.right - part.left, origin: part.left)
    for index in part.left >> 6...(part.right - 1) >> 6 {
      let mask = DirtyBytes.mask(index, left: part.left, right: part.right)
      // A column's span is found by its first row from above and its first from below.
      for rows in [Array(part.top..<part.bottom), (part.top..<part.bottom).reversed()] {
        var seen: UInt64 = 0
        for y in rows {
          var new = dirty.word(index, row: y) & mask & ~seen
          seen |= new
          while new != 0 {
            spans.include(y, y + 1, line: index * 64 + new.trailingZeroBitCount - part.left)
            new &= new - 1
          }
        }
      }
    }
  }

  /// The best column to cut before.
  var bestCut: (at: Int, area: Int) { spans.bestCut }
}
