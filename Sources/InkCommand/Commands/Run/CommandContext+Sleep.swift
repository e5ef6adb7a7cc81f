import Foundation
import InkBoards
import InkErrors
import InkHost
import InkLinux

extension CommandContext {
  /// What switches the machine off between two ticks; nil where the display file says nothing of it.
  ///
  /// On a simulated board nothing is switched off: a clock in memory takes its alarms.
  @MainActor
  func sleeper(of settings: Settings.Sleep?, isSimulated: Bool, clock: any HostClock) -> Sleeper? {
    guard let settings else { return nil }
    let alarm: any WakeAlarm =
      isSimulated
      ? MemoryAlarm() : kernelAlarm(settings.clock, now: { MainActor.assumeIsolated { clock.now } })
    let hold = settings.holdFile
    return Sleeper(alarm, policy: SleepPolicy(settings)) {
      hold.map { FileManager.default.fileExists(atPath: $0) } ?? false
    }
  }

  private func kernelAlarm(_ name: String, now: @escaping () -> Date) -> any WakeAlarm {
    do throws(RTCError) {
      return try KernelWakeAlarm(named: name == "rtc" ? nil : name, now: now)
    } catch {
      return NoAlarm(error: error)
    }
  }
}

/// The alarm of a simulated board.
private final class MemoryAlarm: WakeAlarm {
  let name = "simulated clock"
  let reach = Duration.seconds(27 * 86_400)
  private var date: Date?

  func set(_ date: Date) { self.date = date }
  func read() -> Date? { date }
}

/// In the place of a clock that is not there: the machine stays on, and says why.
private struct NoAlarm: WakeAlarm {
  let name = "none"
  let error: RTCError

  func set(_ date: Date) throws { throw error }
  func read() throws -> Date? { throw error }
}
