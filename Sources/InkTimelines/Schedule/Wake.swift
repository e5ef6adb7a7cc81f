import Foundation

/// The next instant with something to do.
public struct Wake: Sendable, Equatable {
  /// What there is to do.
  public enum Cause: String, Sendable, CaseIterable {
    case clock = "clock set back"
    case page = "another page"
    case redraw
    case reload
    case providerDeadline = "provider deadline"
    case gauge
    case maintenance = "maintenance refresh"
    case quietHours = "quiet hours"
  }

  /// The instant.
  public let date: Date
  /// The cause; of several at the same instant, the first in the order of ``Cause``.
  public let cause: Cause
}
