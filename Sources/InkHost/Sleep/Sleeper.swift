import Foundation

/// What switches the machine of a display off between two ticks, and on again.
@MainActor
public final class Sleeper {
  let alarm: any WakeAlarm
  let policy: SleepPolicy
  /// True while somebody keeps the machine on.
  let isHeld: () -> Bool
  /// Why the machine stayed on at the last decision; nil before the first, or when it went off.
  public internal(set) var reason: SleepDecision.Reason?
  /// When the alarm could not be made sure of, on a clock that is never set; it is tried again after `patience`.
  var failedAt: Duration?

  /// The clock that switches the machine on.
  public var alarmClock: any WakeAlarm { alarm }
  /// What a person calls it.
  public var alarmName: String { alarm.name }

  /// After an alarm that could not be made sure of.
  static let patience = Duration.seconds(3600)
  /// How often the file that keeps the machine on is looked for.
  static let holdInterval = Duration.seconds(300)

  /// A sleeper; `isHeld` is asked at each decision.
  public init(_ alarm: any WakeAlarm, policy: SleepPolicy = SleepPolicy(), isHeld: @escaping () -> Bool) {
    self.alarm = alarm
    self.policy = policy
    self.isHeld = isHeld
  }
}
