import Foundation
import Testing

@testable import InkHost

@Suite struct VerifiedAlarmTests {
  /// An alarm clock that may read something else than it was set to.
  final class Alarm: WakeAlarm {
    struct Refusal: Error, CustomStringConvertible { let description = "no such device" }
    let name = "a clock"
    var error: TimeInterval? = 0
    var difference: TimeInterval = 0
    var refuses = false
    var staysSet = false
    var log: [String] = []
    private var date: Date?

    func set(_ date: Date) throws {
      if refuses { throw Refusal() }
      log.append("set")
      self.date = date
    }

    func clear() throws {
      if refuses { throw Refusal() }
      log.append("clear")
      if !staysSet { date = nil }
    }

    func time() throws -> Date? { VerifiedAlarmTests.now + difference }

    func read() throws -> Date? {
      log.append("read")
      return error.flatMap { date?.addingTimeInterval($0) }
    }
  }

  static let date = Date(timeIntervalSince1970: 1_796_042_700)
  static let now = date - 3600

  static func set(_ alarm: Alarm, at now: Date = now) -> PowerDownError? {
    do throws(PowerDownError) {
      try VerifiedAlarm.set(date, on: alarm, at: now)
      return nil
    } catch {
      return error
    }
  }

  @Test("An alarm is set and read back, and may differ by less than a minute", arguments: [0, 59, -59])
  func right(error: TimeInterval) {
    let alarm = Alarm()
    alarm.error = error
    #expect(Self.set(alarm) == nil)
    #expect(alarm.log == ["set", "read"])
  }

  @Test("An alarm that is not as it was set keeps the machine on", arguments: [nil, 61, -3600])
  func wrongAlarm(_ error: TimeInterval?) {
    let alarm = Alarm()
    alarm.error = error
    #expect(Self.set(alarm) == .alarmDiffers(wanted: Self.date, found: error.map { Self.date + $0 }))
    #expect(alarm.log == ["set", "read"])
    alarm.refuses = true
    #expect(Self.set(alarm) == .alarm("no such device"))
  }

  @Test("An alarm that is past, too far, or of a clock in another year is not set at all")
  func implausible() {
    let alarm = Alarm()
    #expect(Self.set(alarm, at: Self.date) == .alarmPast(Self.date))
    #expect(Self.set(alarm, at: Self.date - 59) == .alarmPast(Self.date))
    #expect(Self.set(alarm, at: Self.date - 86_460) == .alarmTooFar(Self.date))
    alarm.difference = -26 * 365 * 86_400
    #expect(Self.set(alarm) == .clockDiffers(clock: Self.now + alarm.difference, system: Self.now))
    #expect(alarm.log.isEmpty)
    // An hour off, as a clock in local time is, does not matter: the alarm is set by how far it lies ahead.
    alarm.difference = 3600
    #expect(Self.set(alarm) == nil)
  }

  @Test("An alarm is taken away and read, and what is left of it is told")
  func clear() throws {
    let alarm = Alarm()
    #expect(Self.set(alarm) == nil)
    func failure() -> PowerDownError? {
      do throws(PowerDownError) { try VerifiedAlarm.clear(alarm) } catch { return error }
      return nil
    }
    alarm.staysSet = true
    #expect(failure() == .alarmStays("it reads 2026-11-30T12:45:00Z"))
    alarm.staysSet = false
    #expect(failure() == nil)
    #expect(alarm.log == ["set", "read", "clear", "read", "clear", "read"])
    alarm.refuses = true
    #expect(failure() == .alarmStays("no such device"))
  }
}
