import Glibc

/// A real-time clock of the kernel that can wake the machine, as `/sys/class/rtc` shows it.
///
/// Times are seconds since 1970 as the clock counts them, which need not be the system's. A call is one or two files of
/// a few bytes, below a millisecond, some more for a clock on I2C. To set an alarm takes root, or a udev rule that gives
/// `wakealarm` to a group (Linux, Documentation/ABI/testing/sysfs-class-rtc).
public struct LinuxRTC: Equatable, Sendable {
  /// "rtc0".
  public let name: String
  private let system: SystemTree

  /// A clock of that name, there or not.
  public init(_ name: String, in system: SystemTree = .live) {
    self.name = name
    self.system = system
  }

  /// Those that can wake the machine, by number.
  public static func withAlarm(in system: SystemTree = .live) -> [LinuxRTC] {
    all(in: system).filter(\.hasAlarm)
  }

  /// All of them, by number.
  public static func all(in system: SystemTree = .live) -> [LinuxRTC] {
    SystemTree.names(in: "\(system.sys)/class/rtc").filter { $0.hasPrefix("rtc") }
      .sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }.map { LinuxRTC($0, in: system) }
  }

  /// What the kernel calls its chip: "rpi-rtc soc:rpi_rtc"; nil where there is no such clock.
  public var chip: String? { system.attribute(path("name")) }

  /// True where it can wake the machine: only then the kernel shows the file for it.
  public var hasAlarm: Bool { access("\(system.sys)/\(path("wakealarm"))", F_OK) == 0 }

  /// What the clock reads.
  public func now() throws(RTCError) -> Int64 {
    guard let text = system.attribute(path("since_epoch")) else { throw .missing(name) }
    guard let seconds = Int64(text) else { throw .unreadable(path("since_epoch")) }
    return seconds
  }

  /// The alarm, as the clock has it; nil where none is set.
  public func alarm() throws(RTCError) -> Int64? {
    guard hasAlarm else { throw chip == nil ? .missing(name) : .noAlarm(name) }
    guard let text = system.attribute(path("wakealarm")) else { throw .unreadable(path("wakealarm")) }
    guard !text.isEmpty else { return nil }
    guard let seconds = Int64(text) else { throw .unreadable(path("wakealarm")) }
    return seconds == 0 ? nil : seconds
  }

  /// Sets the alarm, or takes it away with nil.
  ///
  /// The one before goes first, since the kernel sets none beside another.
  public func setAlarm(_ seconds: Int64?) throws(RTCError) {
    guard hasAlarm else { throw chip == nil ? .missing(name) : .noAlarm(name) }
    try write("0")
    if let seconds { try write("\(seconds)") }
  }

  private func path(_ file: String) -> String { "class/rtc/\(name)/\(file)" }

  private func write(_ text: String) throws(RTCError) {
    let file = "\(system.sys)/\(path("wakealarm"))"
    let descriptor = open(file, O_WRONLY | O_TRUNC | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw RTCError(errno, file)
    }
    defer { close(descriptor) }
    let bytes = Array((text + "\n").utf8)
    guard Glibc.write(descriptor, bytes, bytes.count) == bytes.count else { throw RTCError(errno, file) }
  }
}
