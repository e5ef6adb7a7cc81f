/// How soon a gauge is worth reading again.
///
/// A reading wakes the machine, and on a handheld that costs more than the bus: a battery at rest is looked at rarely,
/// one that is nearly empty or does not answer more often.
public enum PollingPace {
  /// While the battery is charged or drawn from.
  public static let usual = Duration.seconds(60)
  /// At rest on mains for ten minutes, or without a battery.
  ///
  /// Shorter than the time after which what is known is forgotten.
  public static let idle = Duration.seconds(180)
  /// Nearly empty, or the state is only assumed.
  public static let close = Duration.seconds(20)
  /// After the first, second and further failures in a row.
  public static let failures = [Duration.seconds(10), .seconds(30), .seconds(60)]
  /// Percent below which a discharging battery is looked at closely.
  static let low = 10
  /// How long a state must have held until a gauge that tells of news is left alone: its rate has settled then.
  static let settled = Duration.seconds(300)
  /// How long nothing must have changed.
  static let rest = Duration.seconds(600)

  /// How soon to read again after `battery`, whose state has been the same for `unchanged`.
  ///
  /// A gauge that tells of each percent by its alert pin is asked rarely once its state is sure.
  public static func interval(
    after battery: Battery, unchanged: Duration, isTold: Bool = false
  ) -> Duration {
    let usual = isTold && unchanged >= settled ? idle : usual
    if battery.failures > 0 { return failures[min(battery.failures, failures.count) - 1] }
    guard battery.isPresent else { return idle }
    switch battery.state {
    case nil: return usual
    case _? where !battery.isStateCertain: return close
    case .discharging: return (battery.percent ?? 100) <= low ? close : usual
    case .charging: return usual
    case .full, .notCharging: return unchanged >= rest ? idle : usual
    }
  }
}
