import Foundation

/// An alarm that is set and made sure of.
///
/// Nobody switches a machine on whose alarm was forgotten, so that each doubt keeps it on: a moment that is past or out
/// of reach, a clock that keeps another day than the system, an alarm that reads otherwise than it was set.
enum VerifiedAlarm {
  /// How far an alarm may read from what was set: clocks have whole seconds, some whole minutes.
  static let tolerance = TimeInterval(60)
  /// How soon an alarm may ring: before that the machine has not yet gone off, and would stay so.
  static let soonest = TimeInterval(60)
  /// Takes an alarm away and reads whether it is gone.
  static func clear(_ clock: any WakeAlarm) throws(PowerDownError) {
    let found: Date?
    do {
      try clock.clear()
      found = try clock.read()
    } catch {
      throw .alarmStays("\(error)".firstLine)
    }
    if let found { throw .alarmStays("it reads \(found.formatted(.iso8601))") }
  }

  /// Sets it, reads it back and compares.
  static func set(_ date: Date, on clock: any WakeAlarm, at now: Date) throws(PowerDownError) {
    guard date.timeIntervalSince(now) >= soonest else { throw .alarmPast(date) }
    guard date.timeIntervalSince(now) <= clock.reach.inSeconds else { throw .alarmTooFar(date) }
    let found: Date?
    do {
      if let time = try clock.time(), time.isOfAnotherDay(than: now) {
        // Nobody else sets a board's own clock, and the system's time is believed by now.
        guard try clock.setTime(now), let again = try clock.time(),
          !again.isOfAnotherDay(than: now)
        else {
          throw PowerDownError.clockDiffers(clock: time, system: now)
        }
      }
      try clock.set(date)
      found = try clock.read()
    } catch let error as PowerDownError {
      throw error
    } catch {
      throw .alarm("\(error)")
    }
    guard let found, abs(found.timeIntervalSince(date)) < tolerance else {
      throw .alarmDiffers(wanted: date, found: found)
    }
  }
}

extension Date {
  /// True where a clock that reads this is further from the system's time than any zone: it began anew in 1970 or 2000.
  package func isOfAnotherDay(than now: Date) -> Bool { abs(timeIntervalSince(now)) > 86_400 }
}
