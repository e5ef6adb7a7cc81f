import Foundation

/// What a widget shows from a date on.
public protocol TimelineEntry {
  /// When the widget is to show this entry.
  var date: Date { get }

  /// How much it matters among the other entries of its provider.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// Not said.
  public var relevance: TimelineEntryRelevance? { nil }
}
