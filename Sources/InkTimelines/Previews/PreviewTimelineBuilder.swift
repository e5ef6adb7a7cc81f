/// Gathers the entries that a preview lists one below the other.
@resultBuilder
public enum PreviewTimelineBuilder {
  /// An entry.
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }

  /// Several entries.
  public static func buildExpression(_ entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }

  /// The entries of all statements.
  public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] {
    entries.flatMap { $0 }
  }

  /// The entries of a condition that may not hold.
  public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] { entries ?? [] }

  /// The entries of the first of two branches.
  public static func buildEither(first entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }

  /// The entries of the second of two branches.
  public static func buildEither(second entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }

  /// The entries of a loop.
  public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] {
    entries.flatMap { $0 }
  }

  /// Entries under `#available`.
  public static func buildLimitedAvailability(_ entries: [any TimelineEntry]) -> [any TimelineEntry] {
    entries
  }
}
