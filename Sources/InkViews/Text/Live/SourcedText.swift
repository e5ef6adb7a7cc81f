import Foundation

/// A value that keeps up with the clock and the format it is written by, their types hidden.
///
/// Unchecked because Foundation's formats are not declared sendable; both are values that nobody changes any more.
struct SourcedText: Hashable, @unchecked Sendable {
  private let words: (Date, Locale) -> String
  /// Two texts are one where their formats and their values at some one instant are.
  private let key: [AnyHashable]

  init<V: Equatable, F: FormatStyle>(_ source: TimeDataSource<V>, _ format: F)
  where F.FormatInput == V, F.FormatOutput == String {
    words = { format.locale($1).format(source.value($0)) }
    key = [format, "\(source.value(Date(timeIntervalSinceReferenceDate: 0)))"]
  }

  static func == (first: Self, second: Self) -> Bool { first.key == second.key }

  func hash(into hasher: inout Hasher) { hasher.combine(key) }

  /// What is read at an instant.
  func string(at now: Date, in locale: Locale) -> String { words(now, locale) }

  /// The first step after `now` at which something else is read, 1024 steps at most: a format does not say when its words
  /// change, so that it is asked.
  func nextChange(after now: Date, by step: TimeInterval, in locale: Locale) -> Date {
    let present = words(now, locale)
    // Steps begin at whole ones, as a clock's do.
    let start = Date(
      timeIntervalSinceReferenceDate: (now.timeIntervalSinceReferenceDate / step).rounded(.down) * step)
    func isChanged(_ steps: Int) -> Bool {
      words(start.addingTimeInterval(Double(steps) * step), locale) != present
    }
    var (same, other) = (0, 1)
    while other < 1024, !isChanged(other) { (same, other) = (other, 2 * other) }
    while other - same > 1 {
      let middle = (same + other) / 2
      if isChanged(middle) { other = middle } else { same = middle }
    }
    return start.addingTimeInterval(Double(other) * step)
  }
}
