import Foundation

/// When a provider is asked for a new timeline.
public struct TimelineReloadPolicy: Equatable, Sendable {
  private enum Rule: Equatable { case atEnd, after(Date), never }

  private let rule: Rule

  /// After the last entry's date.
  public static let atEnd = TimelineReloadPolicy(rule: .atEnd)

  /// Only when `WidgetCenter` or the host asks.
  public static let never = TimelineReloadPolicy(rule: .never)

  /// Not before `date`, which may precede the last entry's.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(rule: .after(date))
  }

  /// The instant of the reload; nil when there is none.
  ///
  /// Never sooner than `minimumInterval` after the last request: a single entry dated now with `.atEnd`
  /// means "when it suits you". A date in the past is one that has come, and so is one that is not a number.
  package func reloadDate(lastEntry: Date, requestedAt: Date, minimumInterval: Duration) -> Date? {
    let earliest = requestedAt.adding(minimumInterval)
    switch rule {
    case .atEnd: return max(lastEntry, earliest)
    case .after(let date): return max(date.scheduled ?? earliest, earliest)
    case .never: return nil
    }
  }
}

extension TimelineReloadPolicy: CustomStringConvertible {
  public var description: String {
    switch rule {
    case .atEnd: "at end"
    case .after(let date): "after \(date.scheduled?.formatted(.iso8601) ?? "no date")"
    case .never: "never"
    }
  }
}
