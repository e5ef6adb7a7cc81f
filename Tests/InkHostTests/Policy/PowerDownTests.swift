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

  /// A power board that was told one thing and reads another.
  private final class Board: WakeAlarm {
    let name = "board"
    var reading: Duration?
    private(set) var log: [String] = []

    init(_ reading: Duration?) { self.reading = reading }
    func set(_ date: Date) {}
    func clear() { log.append("clear") }
    func read() -> Date? { nil }
    func cutSupply(after delay: Duration) { log.append("cut \(delay.components.seconds)") }
    func keepSupply() { log.append("keep") }
    func cut() -> Duration? { reading }
  }

  static let cuts: [(Double?, String?)] = [
    (30, nil), (29, nil), (25, nil), (24, "it was to take it after 30 s and reads 24 s"),
    (31, "it was to take it after 30 s and reads 31 s"), (nil, "it was to take it after 30 s and keeps it"),
  ]

  @Test("What a board was told of the supply is read back: a rest needs it, an end does not", arguments: cuts)
  func readBack(seconds: Double?, reason: String?) throws {
    let reading = seconds.map { Duration.seconds($0) }
    var runs = 0
    let down = PowerDown(
      command: "true",
      run: { _ in
        runs += 1
        return 0
      }, synchronize: {})
    let resting = Board(reading)
    var failure: PowerDownError?
    do throws(PowerDownError) { try down.perform(by: resting, cut: .seconds(30)) } catch { failure = error }
    #expect(failure == reason.map { .cut($0) })
    #expect(resting.log == (reason == nil ? ["cut 30"] : ["cut 30", "keep"]))
    #expect(runs == (reason == nil ? 1 : 0))
    let ending = Board(reading)
    var problems: [PowerDownError] = []
    try down.performForGood(without: ending, by: ending, cut: .seconds(30)) { problems.append($0) }
    #expect(problems == (reason.map { [.supplyStays($0)] } ?? []))
    #expect(ending.log == ["clear"] + resting.log)
    #expect(runs == (reason == nil ? 2 : 1))
  }

  @Test("Where nobody is to be told, nobody is")
  func nobody() throws {
    let down = PowerDown(command: "true", run: { _ in 0 }, synchronize: {})
    let board = Board(nil)
    try down.performForGood(without: nil, by: board, cut: .zero) { _ in }
    try down.performForGood(without: nil, by: nil, cut: .seconds(30)) { _ in }
    #expect(board.log.isEmpty)
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
      PowerDownError.alarmStays("no such device"),
      """
      The machine goes off, but its alarm cannot be taken away (no such device).
        likely cause: Its clock does not answer, or another program sets it.
        what to do: If it comes on by itself, switch it off once more; see its alarm with: inkglance diagnose
      """
    ),
    (
      PowerDownError.supplyStays("Nobody answers."),
      """
      The machine goes off, but its power board cannot be told to take the supply (Nobody answers.).
        likely cause: The board does not answer, or cannot do it.
        what to do: Switch the board off by its own button, or its battery runs down.
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
