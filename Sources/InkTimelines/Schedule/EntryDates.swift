import Foundation

/// The dates of a timeline's entries: which entry shows at an instant, and when that changes.
///
/// Strictly ascending. Costs 8 bytes an entry; both questions cost O(log n).
public struct EntryDates: Sendable, Equatable {
  /// The dates, strictly ascending, never empty.
  public let dates: [Date]

  /// Dates in any order; of equal ones only one is kept, and those that are none are left out.
  ///
  /// Nil when there are none.
  public init?(_ dates: some Sequence<Date>) {
    var ascending: [Date] = []
    for date in dates.compactMap(\.scheduled).sorted() where date != ascending.last { ascending.append(date) }
    guard !ascending.isEmpty else { return nil }
    self.dates = ascending
  }

  /// Dates known to be strictly ascending.
  init?(ascending dates: [Date]) {
    guard !dates.isEmpty else { return nil }
    self.dates = dates
  }

  /// The last date.
  public var last: Date { dates[dates.count - 1] }

  /// The entry that shows at `now`: the last whose date has come, else the first.
  public func index(at now: Date) -> Int {
    max(dates.partitioningIndex { $0 > now } - 1, 0)
  }

  /// When another entry takes the place of the one that shows at `now`; nil when none ever does.
  ///
  /// Before the first date the first entry already shows, so that its own date changes nothing.
  public func nextChange(after now: Date) -> Date? {
    let next = index(at: now) + 1
    return next < dates.count ? dates[next] : nil
  }
}

extension RandomAccessCollection {
  /// The first index whose element satisfies `belongsInSecondPartition`, for a collection partitioned by
  /// it; O(log n) calls.
  func partitioningIndex(where belongsInSecondPartition: (Element) -> Bool) -> Index {
    var low = startIndex
    var length = count
    while length > 0 {
      let half = length / 2
      let middle = index(low, offsetBy: half)
      if belongsInSecondPartition(self[middle]) {
        length = half
      } else {
        low = index(after: middle)
        length -= half + 1
      }
    }
    return low
  }
}
