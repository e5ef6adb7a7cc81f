import CLinux
import Foundation

/// Gathers the evidence on this machine's clock.
///
/// A verdict of trusted is final until the machine boots again: a clock that was right runs on well enough without
/// network, although the kernel calls it unsynchronised after some hours.
final class ClockWitness {
  private let root: String
  private let kernelState: () -> Bool?
  private let builtAt: Date
  private var isTrusted = false

  /// `root` stands before the paths of the system.
  init(
    root: String = "", kernelState: @escaping () -> Bool? = ClockWitness.kernelSaysSynchronised,
    builtAt: Date? = nil
  ) {
    self.root = root
    self.kernelState = kernelState
    self.builtAt = builtAt ?? Self.programDate
  }

  /// The verdict at `now`; about 10 µs until the clock is trusted, nothing from then on.
  func truth(at now: Date) -> ClockTruth {
    if isTrusted { return .trusted }
    let truth = evidence(at: now).truth
    isTrusted = truth == .trusted
    return truth
  }

  /// What is known at `now`.
  func evidence(at now: Date) -> ClockEvidence {
    ClockEvidence(
      now: now, isSynchronised: isSynchronised, hasBatteryClock: hasBatteryClock,
      earliest: builtAt)
  }

  /// True when the kernel took the time from a real-time clock at boot (sysfs ABI, `rtc/hctosys`).
  var hasBatteryClock: Bool {
    let directory = "\(root)/sys/class/rtc"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    return names.contains { name in
      let content = FileManager.default.contents(atPath: "\(directory)/\(name)/hctosys")
      return content?.first == UInt8(ascii: "1")
    }
  }

  /// What systemd-timesyncd says by a file that it makes when a server has answered (systemd-timesyncd.service(8)),
  /// else what the kernel says, where a sandbox lets it be asked.
  private var isSynchronised: Bool? {
    let directory = "\(root)/run/systemd/timesync"
    if access("\(directory)/synchronized", F_OK) == 0 { return true }
    return kernelState() ?? (access(directory, F_OK) == 0 ? false : nil)
  }

  private static func kernelSaysSynchronised() -> Bool? {
    switch clinux_clock_is_synchronised() {
    case 1: true
    case 0: false
    default: nil
    }
  }

  /// When the program's file was made: no right clock reads less.
  private static var programDate: Date {
    var status = stat()
    guard stat("/proc/self/exe", &status) == 0 else { return .distantPast }
    return Date(timeIntervalSince1970: TimeInterval(status.st_mtim.tv_sec))
  }
}
