/// A paragraph's bytes before shaping, and which run each stretch of them belongs to.
struct Paragraph {
  private(set) var utf8: [UInt8] = []
  /// Runs in order, with no gaps.
  private(set) var spans: [(run: Int, bytes: Range<Int>)] = []
  private(set) var scalarCount = 0

  mutating func append(_ string: String, run: Int) {
    let start = utf8.count
    utf8.append(contentsOf: string.utf8)
    scalarCount += string.unicodeScalars.count
    if utf8.count > start || spans.isEmpty { spans.append((run, start..<utf8.count)) }
  }

  /// Puts no-break spaces for narrow ones (U+202F), which few fonts have.
  mutating func widenNarrowSpaces() {
    var changed = Paragraph()
    for (run, bytes) in spans {
      let string = String(decoding: utf8[bytes], as: UTF8.self)
      changed.append(string.replacing("\u{202F}", with: "\u{00A0}"), run: run)
    }
    self = changed
  }

  /// True when U+202F is among the characters.
  var hasNarrowSpaces: Bool {
    utf8.indices.dropLast(2).contains { utf8[$0] == 0xE2 && utf8[$0 + 1] == 0x80 && utf8[$0 + 2] == 0xAF }
  }

  /// The run that holds the byte.
  func run(at byte: Int) -> Int {
    spans.last { $0.bytes.lowerBound <= byte }?.run ?? 0
  }
}
