import Foundation

/// The bounds within which a source is asked, and what it may tell about the display.
public struct FeedRequest: Sendable {
  /// How long it may take.
  public var deadline: Duration
  /// Bytes that are taken, at most.
  public var limit: Int
  /// What is known of the display.
  public var facts: DisplayFacts
  /// The display's time, which is simulated in a simulation.
  public var now: Date

  /// A request; a value's bytes unless told otherwise.
  public init(
    deadline: Duration, limit: Int = FeedOutput.limit, facts: DisplayFacts = DisplayFacts(),
    now: Date = Date()
  ) {
    self.deadline = deadline
    self.limit = limit
    self.facts = facts
    self.now = now
  }
}

/// What a source may tell a server about the display.
public struct DisplayFacts: Equatable, Sendable {
  /// The battery's; nil where that is not known.
  public var volts: Double?
  /// 0…100; nil where that is not known.
  public var percent: Int?

  /// Nothing known.
  public init(volts: Double? = nil, percent: Int? = nil) {
    self.volts = volts
    self.percent = percent
  }
}
