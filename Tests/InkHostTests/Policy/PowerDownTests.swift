import Foundation
import InkErrors
import Testing

@testable import InkHost

@Suite struct PowerDownTests {
  static let date = Date(timeIntervalSince1970: 1_796_042_700)

  @Test("Memory is written, and then the power goes", arguments: [0, 1, nil])
  func order(status: Int32?) {
    var log: [String] = []
    let powerDown = PowerDown(
      command: "systemctl poweroff",
      run: {
        log.append($0.joined(separator: " "))
        return status
      }, synchronize: { log.append("sync") })
    var failure: PowerDownError?
    do throws(PowerDownError) { try powerDown.perform() } catch { failure = error }
    #expect(failure == (status == 0 ? nil : .command("systemctl poweroff", status: status)))
    #expect(log == ["sync", "/bin/sh -c systemctl poweroff"])
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
      PowerDownError.cut("Nobody answers."),
      """
      The machine stays on: its power board cannot be told to take the supply (Nobody answers.).
        likely cause: The board does not answer, or cannot do it.
        what to do: See what answers with: inkglance gauge scan
      """
    ),
    (
      PowerDownError.command("systemctl poweroff", status: 1),
      """
      The machine stays on: `systemctl poweroff` ended with status 1.
        likely cause: This user may not switch the machine off, or the command is misspelt.
        what to do: Correct power_off_command, for a rest `command` under [sleep], in the display file; a service's user needs a rule of polkit, as README says.
      """
    ),
    (
      PowerDownError.command("poweroff", status: nil),
      """
      The machine stays on: `poweroff` could not be run.
        likely cause: This user may not switch the machine off, or the command is misspelt.
        what to do: Correct power_off_command, for a rest `command` under [sleep], in the display file; a service's user needs a rule of polkit, as README says.
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
