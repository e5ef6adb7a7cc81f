import InkBuses
import InkErrors

/// Reads the text of a wire trace.
struct TraceParser {
  private static let words = ["reset", "power", "command", "data", "select", "delay", "busy"]

  private let bytes: [UInt8]
  private var at = 0
  private var line = 1
  private var lineStart = 0
  private var trace = WireTrace()
  /// Data whose lines may go on, and the line it began on; apart from the trace, so that it grows in place.
  private var data: [UInt8]?
  private var dataLine = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// All events, or the first thing that is none.
  mutating func parse() throws(TraceError) -> WireTrace {
    while at < bytes.count {
      try parseLine()
      line += 1
      at += 1
      lineStart = at
    }
    endData()
    return trace
  }

  private mutating func endData() {
    if let data { trace.append(.data(data), line: dataLine) }
    data = nil
  }

  private mutating func parseLine() throws(TraceError) {
    guard let start = nextWord() else { return }
    let word = text(start)
    switch word {
    case "reset": try append(.reset(level()))
    case "power": try append(.power(level()))
    case "command": try append(.command(byte("a command byte of two hexadecimal digits")))
    case "data": try parseData()
    case "select": try append(.select(chips()))
    case "delay": try append(.delay(delay()))
    case "busy": try append(.busy)
    default:
      guard data != nil, Self.byte(bytes[start]) != nil else {
        throw error(
          start, "an event",
          suggestion: start.count > Self.longestQuote ? nil : Suggestion.nearest(to: word, among: Self.words))
      }
      at = start.lowerBound
      try readBytes()
    }
  }

  private mutating func parseData() throws(TraceError) {
    endData()
    data = []
    dataLine = line
    try readBytes()
  }

  private mutating func append(_ event: WireTrace.Event) throws(TraceError) {
    endData()
    if let extra = nextWord() { throw error(extra, "the end of the line") }
    trace.append(event, line: line)
  }

  private mutating func level() throws(TraceError) -> Level {
    let word = nextWord()
    guard let word, let level = Level(rawValue: text(word)) else { throw error(word, "\"high\" or \"low\"") }
    return level
  }

  private mutating func chips() throws(TraceError) -> ChipSelection {
    let word = nextWord()
    guard let word, let chips = ChipSelection(rawValue: text(word)) else {
      throw error(word, "\"first\", \"second\" or \"both\"")
    }
    return chips
  }

  private mutating func byte(_ expected: String) throws(TraceError) -> UInt8 {
    let word = nextWord()
    guard let word, let byte = Self.byte(bytes[word]) else { throw error(word, expected) }
    return byte
  }

  private mutating func readBytes() throws(TraceError) {
    while let word = nextWord() {
      guard let byte = Self.byte(bytes[word]) else { throw error(word, "a byte of two hexadecimal digits") }
      data?.append(byte)
    }
  }

  private mutating func delay() throws(TraceError) -> Duration {
    let word = nextWord()
    guard let word, let milliseconds = Double(text(word)), milliseconds >= 0, milliseconds <= 86_400_000
    else {
      throw error(word, "milliseconds from 0 to 86400000")
    }
    return .microseconds(Int64((milliseconds * 1000).rounded()))
  }

  /// The next word of the line; nil at its end or before a comment.
  private mutating func nextWord() -> Range<Int>? {
    while at < bytes.count, Self.isBlank(bytes[at]) { at += 1 }
    guard at < bytes.count, bytes[at] != 0x0A else { return nil }
    if bytes[at] == 0x23 {
      while at < bytes.count, bytes[at] != 0x0A { at += 1 }
      return nil
    }
    let start = at
    while at < bytes.count, !Self.isBlank(bytes[at]), bytes[at] != 0x0A, bytes[at] != 0x23 { at += 1 }
    return start..<at
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

  private func text(_ word: Range<Int>) -> String {
    String(decoding: bytes[word], as: UTF8.self)
  }

  private func error(_ word: Range<Int>?, _ expected: String, suggestion: String? = nil) -> TraceError {
    let start = word?.lowerBound ?? at
    let column = String(decoding: bytes[lineStart..<start], as: UTF8.self).count + 1
    return TraceError(
      line: line, column: column, found: word.map(shown) ?? "", expected: expected, suggestion: suggestion)
  }

  /// A word as it can be quoted: no control characters, and not longer than a line takes.
  private func shown(_ word: Range<Int>) -> String {
    let start = text(word.lowerBound..<min(word.upperBound, word.lowerBound + 4 * Self.longestQuote))
    let clean = String(start.map { $0.isPrintable ? $0 : "\u{FFFD}" }.prefix(Self.longestQuote))
    return clean.utf8.count < word.count ? clean + "…" : clean
  }

  private static let longestQuote = 32

  private static func byte(_ word: ArraySlice<UInt8>) -> UInt8? {
    guard word.count == 2, let first = word.first, let last = word.last else { return nil }
    guard let high = digit(first), let low = digit(last) else { return nil }
    return high << 4 | low
  }

  private static func digit(_ character: UInt8) -> UInt8? {
    switch character {
    case 0x30...0x39: character - 0x30
    case 0x41...0x46: character - 0x41 + 10
    case 0x61...0x66: character - 0x61 + 10
    default: nil
    }
  }
}

extension Character {
  /// True for what a terminal shows and does not obey.
  fileprivate var isPrintable: Bool {
    unicodeScalars.allSatisfy { !(0x00...0x1F).contains($0.value) && !(0x7F...0x9F).contains($0.value) }
  }
}
