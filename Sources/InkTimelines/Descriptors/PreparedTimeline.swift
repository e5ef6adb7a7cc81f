import Foundation

/// A timeline whose type is hidden: entries in the order of their dates, views made when they are asked for.
///
/// Of several entries with the same date the last is kept, since no other would ever show.
public struct PreparedTimeline: Sendable {
  /// The entries' dates.
  public let dates: EntryDates
  /// When the provider is asked again.
  public let policy: TimelineReloadPolicy
  private let makeEntry: @MainActor (Int) -> PreparedEntry

  /// Prepares a timeline; nil when it has no entries.
  @MainActor
  init?<Entry: TimelineEntry>(_ timeline: Timeline<Entry>, entry: @escaping (Entry) -> PreparedEntry) {
    let sorted = timeline.entries.enumerated()
      .sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }.map(\.element)
    let kept = sorted.indices.filter { index in
      index + 1 == sorted.count || sorted[index].date != sorted[index + 1].date
    }.map { sorted[$0] }
    guard let dates = EntryDates(ascending: kept.map(\.date)) else { return nil }
    self.dates = dates
    policy = timeline.policy
    makeEntry = { entry(kept[$0]) }
  }

  /// How many entries there are, at least one.
  public var count: Int { dates.dates.count }

  /// The entry at an index below `count`.
  @MainActor
  public func entry(at index: Int) -> PreparedEntry { makeEntry(index) }
}
