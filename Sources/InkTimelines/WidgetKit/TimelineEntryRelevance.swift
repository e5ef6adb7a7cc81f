import Foundation

/// How much an entry matters, compared with the other entries of the same provider.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// The weight; 0 or less is not relevant.
  public var score: Float
  /// How long it matters, in seconds; 0 until the next entry.
  public var duration: TimeInterval

  /// A weight, and how long it holds.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}
