import Foundation

/// An instant as RFC 3339 has it, such as `2024-02-29T12:00:00Z`; seconds after 2001 that no test expects if
/// the text is wrong.
func instant(_ text: String) -> Date {
  (try? Date(text, strategy: .iso8601)) ?? .distantFuture
}

/// A zone that must exist.
func zone(_ name: String) -> TimeZone {
  TimeZone(identifier: name) ?? .gmt
}

extension Date {
  /// The instants that lie `seconds` times the numbers of `range` after this one.
  func every(_ seconds: TimeInterval, _ range: Range<Int>) -> [Date] {
    range.map { addingTimeInterval(TimeInterval($0) * seconds) }
  }
}
