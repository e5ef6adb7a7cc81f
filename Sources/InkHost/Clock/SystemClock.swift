import CLinux
import Foundation

/// The machine's own date, waited for on the kernel's real-time timer, which also tells when the clock is set.
@MainActor
public final class SystemClock: HostClock {
  private let point: WaitPoint

  /// The machine's clock.
  public init() throws(WaitPoint.Failure) { point = try WaitPoint(clock: CLINUX_WALL) }

  public var now: Date { Date() }

  public var uptime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_BOOTTIME, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  public func wait(until date: Date) async -> Interruption? {
    await point.wait(until: .seconds(date.timeIntervalSince1970))
  }

  nonisolated public func interrupt() { point.interrupt() }
}
