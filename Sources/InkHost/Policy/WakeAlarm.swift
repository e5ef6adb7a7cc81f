import Foundation

/// A clock that can switch the machine on again: the kernel's real-time clock, or a board's own.
public protocol WakeAlarm {
  /// What a person calls it: "rtc0 (rpi-rtc)".
  var name: String { get }

  /// The furthest that an alarm may lie ahead.
  var reach: Duration { get }

  /// Sets the alarm.
  func set(_ date: Date) throws

  /// The alarm as the clock has it now; nil for none.
  func read() throws -> Date?

  /// What the clock reads; nil where it cannot be asked.
  func time() throws -> Date?
}

extension WakeAlarm {
  /// A day; clocks whose alarm has a date reach further.
  public var reach: Duration { .seconds(86_400) }
  public func time() throws -> Date? { nil }
}
