import Foundation
import InkClocks

/// A clock that can switch the machine on again: the kernel's real-time clock, or a board's own.
public protocol WakeAlarm {
  /// What a person calls it: "rtc0 (rpi-rtc)".
  var name: String { get }

  /// The furthest that an alarm may lie ahead.
  var reach: Duration { get }

  /// Sets the alarm.
  func set(_ date: Date) throws

  /// Takes the alarm away: nothing rings until one is set.
  func clear() throws

  /// The alarm as the clock has it now; nil for none.
  func read() throws -> Date?

  /// What the clock reads; nil where it cannot be asked.
  func time() throws -> Date?

  /// Sets the clock; false where that is for somebody else to do.
  func setTime(_ date: Date) throws -> Bool

  /// What switched the machine on, as far as the clock's board tells.
  func cause() throws -> WakeCause?

  /// True where the board can take the supply after a while, by its own count.
  var cutsLater: Bool { get }

  /// Has the supply taken after a while, which does not depend on the machine.
  func cutSupply(after delay: Duration) throws

  /// Takes that back.
  func keepSupply() throws

  /// After what time the supply goes, as the board has it; nil while it stays.
  func cut() throws -> Duration?
}

extension WakeAlarm {
  /// A day; clocks whose alarm has a date reach further.
  public var reach: Duration { .seconds(86_400) }
  public var cutsLater: Bool { false }
  public func time() throws -> Date? { nil }
  public func setTime(_ date: Date) throws -> Bool { false }
  public func cause() throws -> WakeCause? { nil }
  public func cutSupply(after delay: Duration) throws {}
  public func keepSupply() throws {}
  public func cut() throws -> Duration? { nil }
}
