import Foundation

/// A display of a broker, as it said of itself last.
public struct FleetEntry: Sendable, Equatable {
  /// How it stands with it.
  public enum Health: String, Sendable, CaseIterable {
    case online, asleep, offline
    /// It should have been heard since.
    case overdue
    /// Something is there that no display says.
    case unreadable
  }

  public let id: String
  /// Nil where nothing that can be read is under its topic.
  public var availability: FleetAvailability?
  public var state: FleetState?
  /// True where its state is there and cannot be read.
  public var isUnreadable = false

  /// A display of which only the id is known.
  public init(id: String) { self.id = id }

  /// When it was heard last; nil where that is not known.
  public var lastSeen: Date? { state?.time }

  /// What a display may be late by before it counts as overdue, seconds.
  static let patience = 600.0

  /// How it stands with it at a moment.
  public func health(at now: Date) -> Health {
    guard !isUnreadable, let state else { return isUnreadable ? .unreadable : .offline }
    switch availability ?? .offline {
    case .offline: return .offline
    case .online: return isOverdue(state, at: now) ? .overdue : .online
    case .asleep: return isOverdue(state, at: now) ? .overdue : .asleep
    }
  }

  private func isOverdue(_ state: FleetState, at now: Date) -> Bool {
    state.nextWake.map { now.timeIntervalSince($0) > Self.patience } ?? false
  }
}
