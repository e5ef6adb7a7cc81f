import Foundation

/// A provider with its widget's view, types hidden.
@MainActor
public protocol TimelineSource {
  /// The entry without data; the host draws it redacted.
  func placeholder(in context: TimelineProviderContext) -> PreparedEntry

  /// An entry for a transient look.
  ///
  /// - Throws: ``TimelineError/cancelled(kind:)`` when the task is cancelled first; a provider may never answer.
  func snapshot(in context: TimelineProviderContext) async throws(TimelineError) -> PreparedEntry

  /// The entries from now on.
  ///
  /// - Throws: ``TimelineError/cancelled(kind:)`` when the task is cancelled first, as a host does at the
  ///   deadline; ``TimelineError/noEntries(kind:)`` when the timeline is empty.
  func timeline(in context: TimelineProviderContext) async throws(TimelineError) -> PreparedTimeline

  /// How the widget shows an entry that was made elsewhere; nil for an entry of another widget.
  func prepared(_ entry: any TimelineEntry) -> PreparedEntry?

  /// The timeline of entries that were coded in a former run; nil where none of them can be read.
  func restored(_ codes: [Data]) -> PreparedTimeline?
}
