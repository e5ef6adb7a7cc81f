@_exported import Foundation

/// What does not change of a live activity; there are none on a display, so that it only compiles.
public protocol ActivityAttributes: Codable, Sendable {
  /// What changes.
  associatedtype ContentState: Codable, Hashable, Sendable
}

/// What a live activity shows for a while.
public struct ActivityContent<State: Codable & Hashable & Sendable>: Sendable {
  /// What changes.
  public var state: State
  /// When it is out of date.
  public var staleDate: Date?
  /// How much it matters.
  public var relevanceScore: Double

  /// Something to show.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

/// What an editor shows of a live activity.
public enum ActivityPreviewViewKind: Sendable {
  /// Parts of the island.
  public enum DynamicIslandPreviewViewState: Sendable { case expanded, compact, minimal }

  case content
  case dynamicIsland(DynamicIslandPreviewViewState)
}
