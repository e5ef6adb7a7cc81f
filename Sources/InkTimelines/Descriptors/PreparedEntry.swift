import Foundation
import InkViews

/// An entry whose type is hidden.
public struct PreparedEntry: Sendable {
  /// When it is to be shown.
  public let date: Date
  /// How much it matters, if its provider says.
  public let relevance: TimelineEntryRelevance?
  /// Makes its view; the widget's closure runs at every call.
  public let view: @MainActor () -> AnyView
  /// The entry as JSON; nil where its type is not `Encodable`, or it holds what JSON has not.
  package let code: @MainActor () -> Data?

  /// An entry and how it looks.
  @MainActor
  init<Entry: TimelineEntry>(_ entry: Entry, content: @escaping (Entry) -> AnyView) {
    date = entry.date
    relevance = entry.relevance
    view = { content(entry) }
    code = { (entry as? any Encodable).flatMap { try? JSONEncoder().encode($0) } }
  }
}
