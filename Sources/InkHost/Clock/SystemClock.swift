import CLinux
import Foundation

/// The machine's own date, waited for on the kernel's real-time timer, which also tells when the clock is set.
@MainActor
public final class SystemClock: HostClock {
  private let point: WaitPoint
  private let witness = ClockWitness()
  private let isTrusted: Bool

  /// The machine's clock; `isTrusted` believes it whatever the kernel says, as where a person sets it.
  public init(isTrusted: Bool = false) throws(WaitPoint.Failure) {
    point = try WaitPoint(clock: CLINUX_WALL)
    self.isTrusted = isTrusted
  }

  public var truth: ClockTruth { isTrusted ? .trusted : witness.truth(at: now) }

  public var now: Date { Date() }

  public var uptime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_BOOTTIME, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  public func wait(until date: Date) async -> Interruption? {
    // Beyond the year 9999 lies only "never".
    await point.wait(until: .seconds(min(max(date.timeIntervalSince1970, 0), 253_402_300_799)))
  }

  nonisolated public func interrupt() { point.interrupt() }
}
