/// The rows of a part: where each begins and ends to differ, and where they change.
struct RowSpans {
  private var spans: Spans
  /// The row whose differences lie most unlike those of the row above; nil when all rows are alike.
  private(set) var greatestChange: Int?

  /// Looks at the rows of `part`, which is tight.
  init(_ dirty: DirtyBytes, _ part: ByteRect) {
    spans = Spans(count: part.bottom - part.top, origin: part.top)
    var greatest = 0
    let words = part.left >> 6...(part.right - 1) >> 6
    for y in part.top..<part.bottom {
      var change = 0
      for index in words {
        let mask = DirtyBytes.mask(index, left: part.left, right: part.right)
        let bits = dirty.word(index, row: y) & mask
        if y > part.top { change += (bits ^ (dirty.word(index, row: y - 1) & mask)).nonzeroBitCount }
        guard bits != 0 else { continue }
        spans.include(
          index * 64 + bits.trailingZeroBitCount, index * 64 + 64 - bits.leadingZeroBitCount,
          line: y - part.top)
      }
      if change > greatest { (greatest, greatestChange) = (change, y) }
    }
  }

  /// The best row to cut above.
  var bestCut: (at: Int, area: Int) { spans.bestCut }
}
