import Foundation
import InkFeeds
import InkTimelines

/// What is known of a widget's feed, and when it is looked at.
struct FeedEntry: TimelineEntry {
  let date: Date
  /// nil when the display file names no source.
  let report: FeedReport?

  /// True for a value that is too old, or missing.
  var isOffline: Bool {
    guard let report else { return true }
    return report.reading == nil || report.isStale(at: date)
  }

  /// Seconds since the value held; nil when there is none.
  var age: TimeInterval? { report?.age(at: date) }

  /// When a report grows stale, and then when its age reads differently.
  static func changes(of report: FeedReport, after now: Date) -> [Date] {
    guard let stale = report.staleAt, let reading = report.reading else { return [] }
    return (stale > now ? [stale] : [])
      + AgeWords.changes(of: reading.date, after: max(now, stale), count: 48)
  }
}

/// Gives what is known of a feed, and when it will look different with nothing new.
struct FeedProvider: TimelineProvider {
  let kind: String
  let source: FeedSettings?
  /// What is shown where sample data will do.
  let sample: @Sendable (Date) -> FeedReport
  /// Instants after `now` at which a report is to be looked at again.
  let changes: @Sendable (FeedReport, Date) -> [Date]
  /// The same where it depends on a calendar's days.
  var moments: @Sendable (FeedReport, Date, Calendar) -> [Date] = { _, _, _ in [] }

  func placeholder(in context: Context) -> FeedEntry {
    entry(context, sample(context.environment.currentDate))
  }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (FeedEntry) -> Void) {
    guard !context.isPreview, let source else {
      return completion(entry(context, context.isPreview ? sample(context.environment.currentDate) : nil))
    }
    let now = context.environment.currentDate
    report(source, context, at: now) {
      completion(FeedEntry(date: now, report: $0))
    }
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<FeedEntry>) -> Void) {
    guard let source else {
      return completion(Timeline(entries: [entry(context, nil)], policy: .never))
    }
    let now = context.environment.currentDate
    let calendar = context.environment.calendar
    report(source, context, at: now) {
      [changes, moments] report in
      let later = changes(report, now) + moments(report, now, calendar)
      let dates = [now] + Set(later).filter { $0 > now }.sorted()
      completion(Timeline(entries: dates.map { FeedEntry(date: $0, report: report) }, policy: .atEnd))
    }
  }

  private func report(
    _ source: FeedSettings, _ context: Context, at now: Date,
    completion: @escaping @Sendable (FeedReport) -> Void
  ) {
    let environment = context.environment
    environment.feeds.report(
      of: sized(source, context), for: kind, reader: environment.feedReader, at: now, completion: completion)
  }

  /// The source as it is for the place.
  private func sized(_ source: FeedSettings, _ context: Context) -> FeedSettings {
    let size = context.displaySize
    return source.sized(width: Int(size.width.rounded()), height: Int(size.height.rounded()))
  }

  private func entry(_ context: Context, _ report: FeedReport?) -> FeedEntry {
    FeedEntry(date: context.environment.currentDate, report: report)
  }
}
