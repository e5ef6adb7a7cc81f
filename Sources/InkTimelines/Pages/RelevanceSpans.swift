import Foundation

/// When the entries of a timeline matter, and how much.
///
/// A relevance holds for its duration, or until the next entry that has one; a score of 0 or less does not matter.
public struct RelevanceSpans: Sendable, Equatable {
  struct Span: Sendable, Equatable {
    var start: Date
    /// Nil for ever.
    var end: Date?
    var score: Float
  }

  private(set) var spans: [Span] = []

  /// Nothing matters.
  public init() {}

  /// Entries' dates and relevances, by ascending date.
  public init(_ entries: [(date: Date, relevance: TimelineEntryRelevance?)]) {
    for (date, relevance) in entries {
      guard let relevance else { continue }
      if let last = spans.indices.last, spans[last].end.map({ $0 > date }) ?? true { spans[last].end = date }
      let length = relevance.duration
      spans.append(
        Span(
          start: date, end: length > 0 && length.isFinite ? date.addingTimeInterval(length).scheduled : nil,
          score: relevance.score.isNaN ? 0 : relevance.score))
    }
    // Entries of one date would leave spans of no length.
    spans.removeAll { span in span.end.map { $0 <= span.start } ?? false }
  }

  /// How much the timeline matters at `now`, and until when that holds; nil for ever.
  func relevance(at now: Date) -> PageRules.Relevance {
    let next = spans.first { $0.start > now }?.start
    guard let span = spans.last(where: { $0.start <= now }) else { return (0, next) }
    guard span.end.map({ now < $0 }) ?? true else { return (0, next) }
    return (max(0, span.score), [span.end, next].compactMap { $0 }.min())
  }
}

extension PreparedTimeline {
  /// Entries that are looked at, at most: a day of minutes.
  static let mostRelevances = 1440

  /// When the entries from the one that shows at `now` matter; costs making each entry once.
  @MainActor
  public func relevances(from now: Date) -> RelevanceSpans {
    let first = dates.index(at: now)
    return RelevanceSpans(
      (first..<min(count, first + Self.mostRelevances)).map {
        (date: dates.dates[$0], relevance: entry(at: $0).relevance)
      })
  }
}
