import Foundation

/// What switched the machine on, by the alarm that was set before it went off.
public enum WakeReason: Equatable, Sendable {
  /// The alarm, in its time.
  case alarm
  /// A button or a charger, so long before the alarm.
  case early(Duration)
  /// Nobody until so long after the alarm, which was lost.
  case late(Duration)

  /// How long a start may take that the alarm began.
  static let start = TimeInterval(600)

  /// What began a run at `now`, for an alarm at `alarm`.
  init(alarm: Date, now: Date) {
    let delay = now.timeIntervalSince(alarm)
    if delay < -VerifiedAlarm.tolerance {
      self = .early(.seconds(Int(-delay)))
    } else if delay > Self.start {
      self = .late(.seconds(Int(delay)))
    } else {
      self = .alarm
    }
  }

  /// One line for the log.
  public var description: String {
    switch self {
    case .alarm: "Switched on by the alarm."
    case .early(let time): "Switched on by hand or by a charger, \(Self.text(time)) before the alarm."
    case .late(let time): "Switched on \(Self.text(time)) after the alarm, which was lost."
    }
  }

  private static func text(_ time: Duration) -> String {
    let minutes = time.components.seconds / 60
    return minutes < 120 ? "\(minutes) min" : "\(minutes / 60) h"
  }
}
