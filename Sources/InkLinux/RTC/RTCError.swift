import Glibc
import InkErrors

/// Why a real-time clock of the kernel is of no use.
public enum RTCError: ExplainedError, Equatable {
  /// There is none of that name, or none at all.
  case missing(String?)
  /// It cannot wake the machine.
  case noAlarm(String)
  /// This user may not set the alarm: the file.
  case forbidden(String)
  /// What a file holds is no time.
  case unreadable(String)
  /// The kernel did not take what was written, with its error.
  case refused(String, Int32)

  /// What an error of the kernel at a file means; a service's /sys is mounted read-only.
  init(_ number: Int32, _ file: String) {
    self = [EACCES, EPERM, EROFS].contains(number) ? .forbidden(file) : .refused(file, number)
  }

  /// As in `sysexits.h`.
  public var exitStatus: ExitStatus {
    if case .forbidden = self { .noPermission } else { .deviceUnavailable }
  }

  /// The three parts of the message.
  public var explanation: Explanation {
    switch self {
    case .missing(let name):
      Explanation(
        name.map { "There is no real-time clock \"\($0)\"." } ?? "No real-time clock can wake this machine.",
        cause: "The board has none, or its overlay is not in config.txt.",
        remedy: "See what is there with: cat /sys/class/rtc/*/name")
    case .noAlarm(let name):
      Explanation(
        "The real-time clock \"\(name)\" cannot wake the machine.",
        cause: "Its interrupt is not connected, or its driver was not told of it.",
        remedy: "Add wakeup-source to its dtoverlay line in /boot/firmware/config.txt and restart.")
    case .forbidden(let file):
      Explanation(
        "The alarm cannot be set: this user may not write to \(file).",
        cause: "No udev rule gives the file to a group of this user, or /sys is read-only for the service.",
        remedy:
          "Run: sudo chgrp gpio \(file) && sudo chmod g+w \(file). A service needs ReadWritePaths=\(file) as well."
      )
    case .unreadable(let file):
      Explanation(
        "What \(file) says is no time.", cause: "The clock has lost its battery, or does not answer.",
        remedy: "Look at: sudo dmesg | grep rtc")
    case .refused(let file, let number):
      Explanation(
        "The kernel did not take the alarm written to \(file) (error \(number)).",
        cause: "The moment is past for this clock, or its chip does not answer.",
        remedy: "Compare `date` with `cat /sys/class/rtc/*/date`, and look at: sudo dmesg | grep rtc")
    }
  }
}
