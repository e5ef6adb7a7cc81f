import Foundation

/// The readers of this target that have no other door from outside, for tests with hostile bytes.
package enum FuzzReader {
  private static let document = FeedValue.table([
    "main": .table(["pressure": .number(1008)]), "days": .list([.table(["high": .number(3)]), .nothing]),
    "a/b": .table(["~": .text("x")]),
  ])

  /// Follows a pointer; true where it leads to something.
  package static func points(_ text: String) -> Bool {
    guard let pointer = JSONPointer(text) else { return false }
    return (try? pointer.value(in: document)) != nil
  }

  /// Works out a calendar's events in December 2026; true where it is one.
  package static func readsCalendar(_ bytes: [UInt8]) -> Bool {
    let file = CalendarFile(bytes: bytes, name: "test")
    guard let events = try? file.events(from: 1_796_000_000, until: 1_799_000_000, within: .seconds(2)) else {
      return false
    }
    _ = CalendarSource.json(events.prefix(CalendarSource.most))
    return true
  }

  /// Reads a TRMNL server's answer; true where it is one.
  package static func readsTRMNL(_ bytes: [UInt8]) -> Bool { TRMNLAnswer(bytes) != nil }
}
