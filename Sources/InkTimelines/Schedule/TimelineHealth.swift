import Foundation

/// How a placement's timeline fares, for `status`.
public struct TimelineHealth: Sendable, Equatable {
  /// When the timeline on screen came; nil when there is none yet.
  public var loadedAt: Date?
  /// The timeline's age; nil when there is none.
  public var age: Duration?
  /// Failures in a row, 0 when the provider is well.
  public var failures: Int
  /// When the provider is asked again; nil when only on request, or when it is being asked.
  public var nextReload: Date?
  /// True while the provider is being asked.
  public var isReloading: Bool
  /// True when it has failed for so long that what is shown counts as stale.
  public var isStale: Bool
}
