import Foundation

/// What the scheduler knows of one placed widget.
struct Placement: Sendable {
  let id: PlacementID
  let kind: String
  let page: TickScheduler.Page

  /// The dates of the last good timeline.
  var dates: EntryDates?
  /// True for a timeline of a former run, which counts as stale until its provider answers.
  var isRecalled = false
  /// When it came.
  var loadedAt: Date?
  /// The serial of the request it answered.
  var loadedSerial = 0

  /// The request that waits for its answer.
  var outstanding: ReloadRequest?
  /// When the last request was made.
  var requestedAt: Date?
  /// Why the next request is made.
  var reloadReasons: ReloadReasons = []
  /// A reload asked for while a request was out.
  var reloadAfterAnswer: Date?
  /// When its provider would be asked if its page were up; nil while the page is, or when not by itself.
  var parkedReload: Date?
  /// When its entries matter, where pages are chosen by that.
  var relevance = RelevanceSpans()

  /// Failures in a row.
  var failures = 0
  /// When the first of them was.
  var failingSince: Date?

  /// True once anything of it, even the placeholder, was handed out to be drawn.
  var wasDrawn = false
  /// True when what is on screen says that it is stale.
  var isShownStale = false
  /// When the entry on screen is replaced.
  var entryChange: Date?
  /// When a text on screen reads differently.
  var textChange: Date?
  /// When something else made a redraw necessary.
  var invalidatedAt: Date?
  /// Why, for what is not found out from the dates.
  var redrawReasons: RedrawReasons = []

  init(id: PlacementID, kind: String, page: TickScheduler.Page) {
    self.id = id
    self.kind = kind
    self.page = page
  }

  /// When the timeline counts as stale; nil while the provider is well.
  func staleDate(after patience: Duration) -> Date? { failingSince?.adding(patience) }

  /// Makes a redraw necessary.
  mutating func invalidate(at date: Date, reason: RedrawReasons) {
    invalidatedAt = min(invalidatedAt ?? date, date)
    redrawReasons.insert(reason)
  }

  /// Plans a reload for when the request that is out has been answered.
  mutating func reloadAfterAnswer(at date: Date) { reloadAfterAnswer = min(reloadAfterAnswer ?? date, date) }
}
