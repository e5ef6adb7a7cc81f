/// Entries and when to ask for more.
public struct Timeline<EntryType> where EntryType: TimelineEntry {
  /// The entries; the host sorts them by date.
  public let entries: [EntryType]
  /// When the provider is asked again.
  public let policy: TimelineReloadPolicy

  /// A timeline of entries; it takes the place of the former one as a whole.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where EntryType: Sendable {}
