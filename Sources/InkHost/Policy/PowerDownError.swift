import Foundation
import InkErrors

/// Why the machine stays on.
public enum PowerDownError: ExplainedError, Equatable {
  /// The alarm clock refused.
  case alarm(String)
  /// The alarm is not the one that was set.
  case alarmDiffers(wanted: Date, found: Date?)
  /// The alarm would ring before the machine is off, or has already.
  case alarmPast(Date)
  /// The alarm lies further ahead than its clock reaches.
  case alarmTooFar(Date)
  /// The clock keeps another day than the system.
  case clockDiffers(clock: Date, system: Date)
  /// The command failed; the status is nil where there is no shell.
  case command(String, status: Int32?)
  /// The power board cannot be told to take the supply.
  case cut(String)
  /// The machine goes off, and its alarm cannot be taken away.
  case alarmStays(String)
  /// The machine goes off, and its power board keeps the supply.
  case supplyStays(String)

  public var exitStatus: ExitStatus {
    switch self {
    case .alarm, .alarmDiffers, .alarmPast, .alarmTooFar, .clockDiffers, .cut, .alarmStays, .supplyStays:
      .deviceUnavailable
    case .command: .configuration
    }
  }

  public var explanation: Explanation {
    switch self {
    case .alarm(let reason):
      Explanation(
        "The machine stays on: its alarm clock cannot be set (\(reason)).",
        cause: "The clock's driver is not loaded, or another program holds it.",
        remedy: "Look at `ls /dev/rtc*` and `sudo dmesg | grep rtc`.")
    case .alarmDiffers(let wanted, let found):
      Explanation(
        "The machine stays on: its alarm was set to \(wanted.formatted(.iso8601)) and reads "
          + "\(found?.formatted(.iso8601) ?? "nothing").",
        cause: "The clock has no alarm, or keeps another time than the system.",
        remedy: "Compare `timedatectl` with `sudo hwclock`, and switch the machine off by hand.")
    case .alarmPast(let date):
      Explanation(
        "The machine stays on: its alarm at \(date.formatted(.iso8601)) is past, or less than a minute away.",
        cause: "The next tick is too near, or the time was set meanwhile.",
        remedy: "Nothing: it rests before the next tick that is far enough.")
    case .alarmTooFar(let date):
      Explanation(
        "The machine stays on: its clock cannot be set as far ahead as \(date.formatted(.iso8601)).",
        cause: "Its alarm has no date, or a day of the month only.",
        remedy: "Nothing: it rests before the next tick that is near enough.")
    case .clockDiffers(let clock, let system):
      Explanation(
        "The machine stays on: its clock reads \(clock.formatted(.iso8601)), the system "
          + "\(system.formatted(.iso8601)).",
        cause: "The clock has lost its battery, or was never set.",
        remedy: "Once the system's time is right, set the clock with: sudo hwclock --systohc")
    case .cut(let reason):
      Explanation(
        "The machine stays on: its power board cannot be told to take the supply (\(reason)).",
        cause: "The board does not answer, or cannot do it.",
        remedy: "See what answers with: inkglance gauge scan")
    case .alarmStays(let reason):
      Explanation(
        "The machine goes off, but its alarm cannot be taken away (\(reason)).",
        cause: "Its clock does not answer, or another program sets it.",
        remedy: "If it comes on by itself, switch it off once more; see its alarm with: inkglance diagnose")
    case .supplyStays(let reason):
      Explanation(
        "The machine goes off, but its power board cannot be told to take the supply (\(reason)).",
        cause: "The board does not answer, or cannot do it.",
        remedy: "Switch the board off by its own button, or its battery runs down.")
    case .command(let command, let status):
      Explanation(
        "The machine stays on: `\(command)` "
          + (status.map { "ended with status \($0)." } ?? "could not be run."),
        cause: "This user may not switch the machine off, or the command is misspelt.",
        remedy:
          "Correct power_off_command, for a rest `command` under [sleep], in the display file; a service's user "
          + "needs a rule of polkit, as README says.")
    }
  }
}
