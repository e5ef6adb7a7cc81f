/// The clock of a power board, which gives a computer its supply when its alarm rings.
///
/// Times are seconds since 1970 by the clock's own digits, as if they were those of UTC: whoever sets an alarm says how
/// far it lies ahead, so that a clock in local time rings at the right moment too.
public protocol BoardClock {
  /// What a person calls it: "PiSugar 3 on /dev/i2c-1 address 0x57".
  var name: String { get }

  /// The furthest that an alarm may lie ahead.
  var reach: Duration { get }

  /// What the clock reads; throws where that is no time.
  func time() throws(BoardClockError) -> Int64

  /// Sets the clock.
  func setTime(_ seconds: Int64) throws(BoardClockError)

  /// When the alarm rings next; nil where it is not armed or has rung.
  func alarm() throws(BoardClockError) -> Int64?

  /// Sets the alarm and arms it.
  func setAlarm(_ seconds: Int64) throws(BoardClockError)

  /// Takes the alarm away, so that it does not ring until one is set.
  func disarm() throws(BoardClockError)

  /// What gave the computer its supply; nil where the board does not tell.
  func cause() throws(BoardClockError) -> WakeCause?

  /// Has the board take the supply after a while, which it counts by itself: time for the computer to stop.
  func cutSupply(after delay: Duration) throws(BoardClockError)

  /// Takes that back.
  func keepSupply() throws(BoardClockError)

  /// After what time the supply goes, as the board has it, a second or two less than was asked for where it counts; nil
  /// while it stays.
  func cut() throws(BoardClockError) -> Duration?
}

/// What a power board says that it gave the supply for.
public enum WakeCause: String, Equatable, Sendable {
  case alarm, button
  /// Power came, or the battery recovered.
  case power
}

extension BoardClock {
  public func cause() throws(BoardClockError) -> WakeCause? { nil }
  public func cutSupply(after delay: Duration) throws(BoardClockError) { throw .noCut(name) }
  public func keepSupply() throws(BoardClockError) {}
  public func cut() throws(BoardClockError) -> Duration? { nil }

  /// The next moment after `time` with these digits, within a month; without a day, within one.
  static func next(
    after time: Int64, second: Int, minute: Int, hour: Int, day: Int? = nil
  ) -> Int64? {
    guard second < 60, minute < 60, hour < 24 else { return nil }
    let midnight = time - time % 86_400
    for days in 0...Int64(day == nil ? 1 : 62) {
      let ring = midnight + days * 86_400 + Int64(hour * 3600 + minute * 60 + second)
      guard ring > time else { continue }
      guard let day else { return ring }
      if CalendarTime(seconds: ring)?.day == day { return ring }
    }
    return nil
  }
}
