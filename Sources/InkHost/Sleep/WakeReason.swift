import Foundation
import InkClocks

/// What switched the machine on, by the alarm that was set before it went off.
public enum WakeReason: Equatable, Sendable {
  /// The alarm, in its time.
  case alarm
  /// A button or a charger, so long before the alarm.
  case early(Duration)
  /// Nobody until so long after the alarm, which was lost.
  case late(Duration)
  /// A button, as the power board says.
  case button
  /// Power that came, as the power board says.
  case power
  /// No alarm was set before: it was switched on by hand, or the program alone was started.
  case first

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

  /// What the time tells, nil where no alarm was set, and what the board says.
  ///
  /// A board's alarm that rang long after its time was lost by somebody else, such as by a machine that did not start.
  init(_ byTime: WakeReason?, cause: WakeCause?) {
    switch (cause, byTime) {
    case (.button, _): self = .button
    case (.power, _): self = .power
    // A clock that nothing kept meanwhile takes every alarm for one that is still to come.
    case (.alarm, .early?): self = .alarm
    case (.alarm, let byTime?), (nil, let byTime?): self = byTime
    case (.alarm, nil), (nil, nil): self = .first
    }
  }

  /// In a word, for the history.
  package var word: String {
    switch self {
    case .alarm: "alarm"
    case .early: "early"
    case .late: "late"
    case .button: "button"
    case .power: "power"
    case .first: "first"
    }
  }

  /// One line for the log.
  public var description: String {
    switch self {
    case .alarm: "Switched on by the alarm."
    case .early(let time): "Switched on by hand or by a charger, \(Self.text(time)) before the alarm."
    case .button: "Switched on by its button."
    case .power: "Switched on by power that came."
    case .first: "No alarm was set before this start."
    case .late(let time): "Switched on \(Self.text(time)) after the alarm, which was lost."
    }
  }

  private static func text(_ time: Duration) -> String {
    let minutes = time.components.seconds / 60
    return minutes < 120 ? "\(minutes) min" : "\(minutes / 60) h"
  }
}
