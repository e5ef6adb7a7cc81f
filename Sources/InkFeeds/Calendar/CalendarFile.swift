import CICal
import Foundation

/// The events of an iCalendar file (RFC 5545) as they take place, by libical.
struct CalendarFile {
  /// A time that an event takes place.
  struct Event: Equatable {
    /// What its start and end are.
    enum Kind: Equatable {
      /// Seconds since 1970.
      case instant
      /// A wall clock's, as if it were UTC.
      case floating
      /// Midnights, as if they were UTC.
      case day
    }

    var title: String
    var place: String?
    var kind: Kind
    var start: Int
    var end: Int
  }

  /// Parts in one another, at most; libical goes through them by calling itself.
  static let deepest = 8
  /// Times that are kept, at most.
  static let most = 20_000

  /// The file's text.
  let bytes: [UInt8]
  /// What errors call it.
  let name: String

  /// The events that take place between two times, in order.
  ///
  /// Exceptions stand in the place of what they except; what was called off is left out. Costs about a millisecond for a
  /// hundred events on a slow board.
  func events(from: Int, until: Int, within deadline: Duration) throws(CalendarError) -> [Event] {
    // A mark of the byte order may stand before everything.
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    let begin = Self.withoutBlanks(text.prefix(512))
    guard begin.uppercased().hasPrefix("BEGIN:VCALENDAR"), !text.contains(0) else {
      throw .notCalendar(
        name: name, beginning: String(decoding: text.prefix(80), as: UTF8.self).printable(limit: 40))
    }
    guard let depth = Self.depth(of: text) else { throw .unbalanced(name: name) }
    guard depth <= Self.deepest else { throw .tooDeep(name: name, limit: Self.deepest) }
    let found = Found()
    let milliseconds = max(1, Int(deadline.seconds * 1000))
    let status = (Array(text) + [0]).withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        cical_expand(
          characters.baseAddress, Int64(from), Int64(until), milliseconds,
          { context, occurrence in
            guard let context, let occurrence else { return }
            Unmanaged<Found>.fromOpaque(context).takeUnretainedValue().note(occurrence.pointee)
          }, Unmanaged.passUnretained(found).toOpaque())
      }
    }
    switch status {
    case CICAL_DONE: return found.events(from: from, until: until)
    case CICAL_MISSING: throw .noLibrary
    case CICAL_LATE: throw .tooSlow(name: name, after: deadline)
    default:
      throw .notCalendar(
        name: name, beginning: String(decoding: text.prefix(80), as: UTF8.self).printable(limit: 40))
    }
  }

  private static func withoutBlanks(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.drop { $0 == 32 || (9...13).contains($0) }, as: UTF8.self)
  }

  /// How many parts are open at once at the most; nil where one ends that never began.
  ///
  /// Lines are what libical takes for them: ended by a line feed, continued where the next begins with a blank (RFC 5545,
  /// 3.1). What only might be an end is none, so that no more parts are open than are counted.
  private static func depth(of bytes: ArraySlice<UInt8>) -> Int? {
    var (depth, deepest) = (0, 0)
    var word: [UInt8] = []
    func end() -> Bool {
      let capitals = word.map { (97...122).contains($0) ? $0 - 32 : $0 }
      if capitals.starts(with: "BEGIN:".utf8) || capitals.starts(with: "BEGIN;".utf8) {
        depth += 1
        deepest = max(deepest, depth)
      } else if capitals.starts(with: "END:".utf8) {
        depth -= 1
      }
      return depth >= 0
    }
    var isLineOver = false
    for byte in bytes {
      if isLineOver {
        isLineOver = false
        if byte == 32 || byte == 9 { continue }
        guard end() else { return nil }
        word.removeAll(keepingCapacity: true)
      }
      if byte == 10 {
        isLineOver = true
      } else if word.count < 6, byte != 13 {
        word.append(byte)
      }
    }
    return end() ? deepest : nil
  }
}

/// What libical gave, before exceptions are put in their places.
private final class Found {
  private struct Key: Hashable {
    let uid: String
    let start: Int64
  }

  private struct Time {
    let key: Key
    let isException: Bool
    let isCancelled: Bool
    let event: CalendarFile.Event
  }

  private var times: [Time] = []

  func note(_ occurrence: cical_occurrence) {
    guard times.count < CalendarFile.most else { return }
    let kind: CalendarFile.Event.Kind =
      switch occurrence.kind {
      case CICAL_DATE: .day
      case CICAL_FLOATING: .floating
      default: .instant
      }
    let event = CalendarFile.Event(
      title: Self.text(occurrence.title, limit: 160) ?? "", place: Self.text(occurrence.place, limit: 80),
      kind: kind, start: Int(occurrence.start), end: Int(occurrence.end))
    times.append(
      Time(
        key: Key(uid: occurrence.uid.map { String(cString: $0) } ?? "", start: occurrence.original),
        isException: occurrence.is_exception, isCancelled: occurrence.is_cancelled, event: event))
  }

  private static func text(_ text: UnsafePointer<CChar>?, limit: Int) -> String? {
    guard let text else { return nil }
    let words = String(cString: text).prefix(4 * limit).split(whereSeparator: \.isWhitespace)
    let line = words.joined(separator: " ").printable(limit: limit)
    return line.isEmpty ? nil : line
  }

  func events(from: Int, until: Int) -> [CalendarFile.Event] {
    let excepted = Set(times.filter(\.isException).map(\.key))
    var seen: Set<Key> = []
    var events: [CalendarFile.Event] = []
    for time in times where !time.isCancelled {
      if !time.isException {
        // A rule and a date may give the same time; events without a name are never the same.
        if excepted.contains(time.key) { continue }
        if !time.key.uid.isEmpty, !seen.insert(time.key).inserted { continue }
      }
      guard time.event.start < until, max(time.event.end, time.event.start + 1) > from else { continue }
      events.append(time.event)
    }
    return events.sorted { ($0.start, $0.end, $0.title) < ($1.start, $1.end, $1.title) }
  }
}
