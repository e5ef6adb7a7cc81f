import Foundation

/// How long the battery lasts by what was seen of it, and what one wake costs; nil is what is not known yet.
public struct LifeBudget: Hashable, Sendable {
  /// Seconds until empty, at least and at most.
  public var left: ClosedRange<TimeInterval>?
  /// Seconds from one wake to the next.
  public var interval: TimeInterval?
  /// Seconds that the machine is on for one.
  public var secondsAwake: Double?
  /// Points of the battery that one costs.
  public var percentPerWake: Double?
  /// Wakes that were seen.
  public var wakes: Int

  /// A budget.
  public init(
    left: ClosedRange<TimeInterval>? = nil, interval: TimeInterval? = nil, secondsAwake: Double? = nil,
    percentPerWake: Double? = nil, wakes: Int = 0
  ) {
    (self.left, self.interval, self.secondsAwake) = (left, interval, secondsAwake)
    (self.percentPerWake, self.wakes) = (percentPerWake, wakes)
  }
}
