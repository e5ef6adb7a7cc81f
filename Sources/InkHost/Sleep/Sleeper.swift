import Foundation

/// What switches the machine of a display off between two ticks, and on again.
@MainActor
public final class Sleeper {
  /// The clock that switches the machine on.
  public let alarm: any WakeAlarm
  let policy: SleepPolicy
  /// True while somebody keeps the machine on.
  let isHeld: () -> Bool
  /// Why the machine stayed on at the last decision; nil before the first, or when it went off.
  public internal(set) var reason: SleepDecision.Reason?
  /// Switches the machine off until a moment, once the panel sleeps and the state is written; throws where it stays on.
  ///
  /// Nil leaves it to the caller of the run.
  public var switchOff: ((Date) throws(PowerDownError) -> Void)?
  /// What kept the machine on against all wishes, and when, on a clock that is never set; it is tried again after
  /// `patience`.
  var failure: (reason: SleepDecision.Reason, at: Duration)?

  /// After an alarm that could not be made sure of, and a command that switched nothing off.
  static let patience = Duration.seconds(3600)
  /// How often the file that keeps the machine on is looked for.
  static let holdInterval = Duration.seconds(300)

  /// A sleeper; `isHeld` is asked at each decision that depends on it.
  public init(_ alarm: any WakeAlarm, policy: SleepPolicy = SleepPolicy(), isHeld: @escaping () -> Bool) {
    self.alarm = alarm
    self.policy = policy
    self.isHeld = isHeld
  }
}
