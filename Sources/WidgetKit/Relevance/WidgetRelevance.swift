/// When settings of a widget matter; a display shows what its file says.
public struct WidgetRelevance<Configuration> {
  /// When settings matter.
  public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) {}
}

/// The same under the name it had at first.
public typealias WidgetRelevances<Configuration> = WidgetRelevance<Configuration>

/// When one kind of settings matters.
public struct WidgetRelevanceAttribute<Configuration> {
  /// When settings matter.
  public init(configuration: Configuration, context: RelevantContext) {}

  /// When the widget matters.
  public init(context: RelevantContext) where Configuration == Void {}
}

/// What makes a widget matter.
public struct RelevantContext: Sendable {
  /// How a date is meant.
  public enum DateKind: Sendable { case `default`, scheduled, informational }

  /// A time.
  public static func date(from start: Date, to end: Date) -> RelevantContext { RelevantContext() }

  /// A time.
  public static func date(interval: DateInterval, kind: DateKind) -> RelevantContext { RelevantContext() }

  /// An instant.
  public static func date(_ date: Date) -> RelevantContext { RelevantContext() }
}
