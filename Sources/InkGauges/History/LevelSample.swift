/// What a battery had at a time, as a history keeps it.
public struct LevelSample: Equatable, Sendable {
  /// On any clock that only grows; since 1970 where the history outlives the process.
  public var time: Duration
  public var percent: Double
  /// True while the battery fed the board.
  public var isDischarging: Bool

  /// A sample.
  public init(time: Duration, percent: Double, isDischarging: Bool) {
    self.time = time
    self.percent = percent
    self.isDischarging = isDischarging
  }
}
