import Foundation
import InkFeeds
import InkTimelines
import InkViews

/// A widget of one feed: its entries are what is known of the feed, from now until they read differently.
///
/// `sample` is shown where sample data will do; `changes` gives the instants after now at which a report is to be looked at
/// again: when it grows stale, and older, if left out; `moments` gives those that depend on a calendar. People set its source, and it keeps its margins itself.
@MainActor
func feedConfiguration<Content: View>(
  _ kind: String, source: FeedSettings?, sample: @escaping @Sendable (Date) -> FeedReport,
  changes: @escaping @Sendable (FeedReport, Date) -> [Date] = { FeedEntry.changes(of: $0, after: $1) },
  moments: @escaping @Sendable (FeedReport, Date, Calendar) -> [Date] = { _, _, _ in [] },
  @ViewBuilder content: @escaping (FeedEntry) -> Content
) -> some WidgetConfiguration {
  StaticConfiguration(
    kind: kind,
    provider: FeedProvider(
      kind: kind, source: source, sample: sample, changes: changes, moments: moments),
    content: content
  )
  .promptsForUserConfiguration()
  .contentMarginsDisabled()
}
