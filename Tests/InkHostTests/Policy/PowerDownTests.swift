import Foundation
import InkErrors
import Testing

@testable import InkHost

@Suite struct PowerDownTests {
  /// An alarm clock that may read something else than it was set to.
  final class Alarm: WakeAlarm {
    struct Refusal: Error, CustomStringConvertible { let description = "no such device" }
    let name = "a clock"
    var error: TimeInterval? = 0
    var difference: TimeInterval = 0
    var refuses = false
    var log: [String] = []
    private var date: Date?

    func set(_ date: Date) throws {
      if refuses { throw Refusal() }
      log.append("set")
      self.date = date
    }

    func time() throws -> Date? { PowerDownTests.now + difference }

    func read() throws -> Date? {
      log.append("read")
      return error.flatMap { date?.addingTimeInterval($0) }
    }
  }

  static let date = Date(timeIntervalSince1970: 1_796_042_700)
  static let now = date - 3600

  static func perform(
    _ alarm: Alarm, status: Int32? = 0, at now: Date = now
  ) -> PowerDownError? {
    do throws(PowerDownError) {
      try PowerDown(
        command: "systemctl poweroff", alarm: (alarm, date),
        run: {
          alarm.log.append($0.joined(separator: " ")); return status
        }, synchronize: { alarm.log.append("sync") }, now: { now }
      ).perform()
      return nil
    } catch {
      return error
    }
  }

  @Test("The alarm is set, read back, memory written, and then the power goes")
  func order() {
    let alarm = Alarm()
    #expect(Self.perform(alarm) == nil)
    #expect(alarm.log == ["set", "read", "sync", "/bin/sh -c systemctl poweroff"])
    alarm.error = 59
    #expect(Self.perform(alarm) == nil)
  }

  @Test("An alarm that is not as it was set keeps the machine on", arguments: [nil, 61, -3600])
  func wrongAlarm(_ error: TimeInterval?) {
    let alarm = Alarm()
    alarm.error = error
    #expect(Self.perform(alarm) == .alarmDiffers(wanted: Self.date, found: error.map { Self.date + $0 }))
    #expect(alarm.log == ["set", "read"])
    alarm.refuses = true
    #expect(Self.perform(alarm) == .alarm("no such device"))
  }

  @Test("An alarm that is past, too far, or of a clock in another year is not set at all")
  func implausible() {
    let alarm = Alarm()
    #expect(Self.perform(alarm, at: Self.date) == .alarmPast(Self.date))
    #expect(Self.perform(alarm, at: Self.date - 59) == .alarmPast(Self.date))
    #expect(Self.perform(alarm, at: Self.date - 86_460) == .alarmTooFar(Self.date))
    alarm.difference = -26 * 365 * 86_400
    #expect(
      Self.perform(alarm) == .clockDiffers(clock: Self.now + alarm.difference, system: Self.now))
    #expect(alarm.log.isEmpty)
    // An hour off, as a clock in local time is, does not matter: the alarm is set by how far it lies ahead.
    alarm.difference = 3600
    #expect(Self.perform(alarm) == nil)
  }

  static let texts: [(any ExplainedError, String)] = [
    (
      PowerDownError.alarm("no such device"),
      """
      The machine stays on: its alarm clock cannot be set (no such device).
        likely cause: The clock's driver is not loaded, or another program holds it.
        what to do: Look at `ls /dev/rtc*` and `sudo dmesg | grep rtc`.
      """
    ),
    (
      PowerDownError.alarmDiffers(wanted: date, found: nil),
      """
      The machine stays on: its alarm was set to 2026-11-30T12:45:00Z and reads nothing.
        likely cause: The clock has no alarm, or keeps another time than the system.
        what to do: Compare `timedatectl` with `sudo hwclock`, and switch the machine off by hand.
      """
    ),
    (
      PowerDownError.alarmPast(date),
      """
      The machine stays on: its alarm at 2026-11-30T12:45:00Z is past, or less than a minute away.
        likely cause: The next tick is too near, or the time was set meanwhile.
        what to do: Nothing: it rests before the next tick that is far enough.
      """
    ),
    (
      PowerDownError.alarmTooFar(date),
      """
      The machine stays on: its clock cannot be set as far ahead as 2026-11-30T12:45:00Z.
        likely cause: Its alarm has no date, or a day of the month only.
        what to do: Nothing: it rests before the next tick that is near enough.
      """
    ),
    (
      PowerDownError.clockDiffers(clock: Date(timeIntervalSince1970: 946_684_800), system: date),
      """
      The machine stays on: its clock reads 2000-01-01T00:00:00Z, the system 2026-11-30T12:45:00Z.
        likely cause: The clock has lost its battery, or was never set.
        what to do: Once the system's time is right, set the clock with: sudo hwclock --systohc
      """
    ),
    (
      PowerDownError.command("systemctl poweroff", status: 1),
      """
      The machine stays on: `systemctl poweroff` ended with status 1.
        likely cause: This user may not switch the machine off, or the command is misspelt.
        what to do: Run the command by hand as this user, and correct power_off_command in the display file.
      """
    ),
    (
      PowerDownError.command("poweroff", status: nil),
      """
      The machine stays on: `poweroff` could not be run.
        likely cause: This user may not switch the machine off, or the command is misspelt.
        what to do: Run the command by hand as this user, and correct power_off_command in the display file.
      """
    ),
    (
      BatteryProblem.low(percent: 10),
      """
      The battery is at 10 %.
        likely cause: It discharges, and nothing charges it.
        what to do: Connect a charger; below the critical level the display shows one last picture and rests.
      """
    ),
    (
      BatteryProblem.low(percent: nil),
      """
      The battery's voltage is near its end.
        likely cause: It discharges, and nothing charges it.
        what to do: Connect a charger; below the critical level the display shows one last picture and rests.
      """
    ),
    (
      BatteryProblem.empty,
      """
      The battery is empty: the machine is about to be switched off.
        likely cause: Several readings agree, and nothing charges it.
        what to do: Connect a charger now, which stops this, or set power_off and power_off_command in the display file.
      """
    ),
  ]

  @Test("What is told says what happened, why, and what to do", arguments: texts)
  func text(_ error: any ExplainedError, _ text: String) {
    #expect(error.description == text)
  }
}
