import CTOML

/// A parsed TOML 1.0 document.
public struct TOMLDocument: Equatable, Sendable {
  /// Why a text is no TOML.
  public struct SyntaxError: Error, Equatable, Sendable {
    /// What the parser says, as a part of a sentence.
    public var message: String
    public var position: TextPosition
  }

  /// The top level.
  public var root: TOMLTable

  /// Parses UTF-8.
  public init(parsing bytes: [UInt8]) throws(SyntaxError) {
    let parsed = bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { ctoml_parse($0.baseAddress, $0.count) }
    }
    guard let parsed else {
      throw SyntaxError(message: "there is no memory left to read it", position: .start)
    }
    defer { ctoml_free(parsed) }
    var message = ctoml_text()
    var position = ctoml_position()
    guard !ctoml_failure(parsed, &message, &position) else {
      throw SyntaxError(message: String(message), position: TextPosition(position))
    }
    var count = 0
    let records = UnsafeBufferPointer(start: ctoml_records(parsed, &count), count: count)
    var next = 0
    root = Self.value(of: records, at: &next).table ?? TOMLTable()
  }

  /// Parses a text.
  public init(parsing text: String) throws(SyntaxError) {
    try self.init(parsing: Array(text.utf8))
  }

  /// Takes the value at `next`, with all that is inside it, and leaves `next` behind it.
  private static func value(of records: UnsafeBufferPointer<ctoml_record>, at next: inout Int) -> TOMLValue {
    let record = records[next]
    next += 1
    let position = TextPosition(record.position)
    let content: TOMLValue.Content
    switch record.kind {
    case CTOML_TABLE:
      var entries: [TOMLTable.Entry] = []
      for _ in 0..<record.children {
        let inner = records[next]
        let (key, place) = (String(inner.key), TextPosition(inner.key_position))
        entries.append(TOMLTable.Entry(key, at: place, value(of: records, at: &next)))
      }
      // The parser sorts by key; people read by line.
      content = .table(TOMLTable(entries.sorted { $0.keyPosition < $1.keyPosition }))
    case CTOML_ARRAY:
      var members: [TOMLValue] = []
      for _ in 0..<record.children { members.append(value(of: records, at: &next)) }
      content = .array(members)
    case CTOML_INTEGER: content = .integer(Int(record.integer))
    case CTOML_FLOAT: content = .number(record.number)
    case CTOML_BOOLEAN: content = .boolean(record.truth)
    case CTOML_DATE_TIME: content = .dateTime(String(record.text))
    default: content = .string(String(record.text))
    }
    return TOMLValue(content, at: position)
  }
}

extension TextPosition {
  fileprivate init(_ position: ctoml_position) {
    self.init(line: max(1, Int(position.line)), column: max(1, Int(position.column)))
  }
}

extension String {
  fileprivate init(_ text: ctoml_text) {
    let bytes = UnsafeRawBufferPointer(start: text.bytes, count: text.count)
    self.init(decoding: bytes, as: UTF8.self)
  }
}
