import Foundation

/// The last good timeline of a widget: the entry shown and those that follow, as far as they are kept.
public struct StoredTimeline: Codable, Equatable, Sendable {
  /// Entries that are kept, at most, and their bytes together.
  static let mostEntries = 24
  static let mostBytes = 16_384

  /// Tells the widget in its place, with its settings, from every other one.
  public var place: String
  /// When it came, seconds since 1970.
  public var loadedAt: Double
  /// Each as JSON.
  public var entries: [String]
}
