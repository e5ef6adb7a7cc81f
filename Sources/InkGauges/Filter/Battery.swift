/// The battery as a display shows it: readings filtered, smoothed and interpreted.
public struct Battery: Equatable, Sendable {
  /// False on a board without a battery.
  public var isPresent = true
  /// 0…1, smoothed; nil when it is not known.
  public var level: Double?
  /// The whole number to show, which does not flicker between two; nil when it is not known.
  public var percent: Int?
  /// The percentage as the gauge said it last.
  public var rawPercent: Double?
  /// Nil when it is not known.
  public var state: ChargeState?
  /// False while the state rests on a voltage step alone, which an inrush of load may imitate.
  public var isStateCertain = true
  /// Until empty or full, whichever the state leads to, two significant figures; nil when it is not known.
  public var timeRemaining: Duration?
  public var volts: Double?
  public var amperes: Double?
  public var celsius: Double?
  /// True while something other than the battery feeds the board; nil where nobody measures it.
  public var hasExternalPower: Bool?
  /// What is to be known of the last reading: why values are missing, and how far the others can be trusted.
  public var caveats: [ReadingCaveat] = []
  /// When the gauge last gave a reading, on the caller's clock; nil when never.
  public var readAt: Duration?
  /// Failed readings in a row.
  public var failures = 0
  /// The gauge's name.
  public var source: String

  /// A battery of which nothing is known.
  public init(source: String) { self.source = source }

  /// How old the reading is; nil when there is none.
  public func age(at now: Duration) -> Duration? { readAt.map { now - $0 } }
}
