import Foundation
import InkLinux

/// The kernel's real-time clock as what switches the machine on.
///
/// The alarm is set by how far it lies ahead, so that a clock that keeps local time, or runs a minute off, still rings at
/// the right moment.
public struct KernelWakeAlarm: WakeAlarm {
  private let clock: LinuxRTC
  private let now: () -> Date

  /// A clock of the kernel; `now` is the system's time.
  public init(_ clock: LinuxRTC, now: @escaping () -> Date) {
    self.clock = clock
    self.now = now
  }

  /// The clock of that name, or the first that can wake the machine.
  public init(named name: String?, in system: SystemTree = .live, now: @escaping () -> Date) throws(RTCError)
  {
    if let name {
      self.init(LinuxRTC(name, in: system), now: now)
    } else if let first = LinuxRTC.withAlarm(in: system).first {
      self.init(first, now: now)
    } else {
      throw .missing(nil)
    }
  }

  public var name: String { clock.name + (clock.chip.map { " (\($0))" } ?? "") }
  /// Most chips' alarms have a day of the month.
  public var reach: Duration { .seconds(27 * 86_400) }

  public func set(_ date: Date) throws {
    try clock.setAlarm(clock.now() + Int64(date.timeIntervalSince(now()).rounded()))
  }

  public func clear() throws { try clock.setAlarm(nil) }

  public func read() throws -> Date? {
    guard let alarm = try clock.alarm() else { return nil }
    return now().addingTimeInterval(TimeInterval(alarm - (try clock.now())))
  }

  public func time() throws -> Date? { Date(timeIntervalSince1970: TimeInterval(try clock.now())) }
}
