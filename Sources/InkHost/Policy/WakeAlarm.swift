import Foundation

/// A clock that can switch the machine on again: the kernel's real-time clock, or a board's own.
public protocol WakeAlarm {
  /// Sets the alarm.
  func set(_ date: Date) throws

  /// The alarm as the clock has it now; nil for none.
  func read() throws -> Date?
}
