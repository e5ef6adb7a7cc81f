import Foundation
import InkBoards
import InkErrors
import InkHost
import InkLinux

extension CommandContext {
  /// Has a display switch its machine off between two ticks as its settings say, also after a reload that changes them.
  @MainActor
  func useSleeper(of service: DisplayService, isSimulated: Bool, clock: any HostClock) {
    var settings = service.host.settings.sleep
    setSleeper(of: service, isSimulated: isSimulated, clock: clock)
    let others = service.didReload
    service.didReload = { [unowned service] in
      others()
      guard service.host.settings.sleep != settings else { return }
      settings = service.host.settings.sleep
      setSleeper(of: service, isSimulated: isSimulated, clock: clock)
    }
  }

  @MainActor
  private func setSleeper(of service: DisplayService, isSimulated: Bool, clock: any HostClock) {
    let settings = service.host.settings.sleep
    let sleeper = sleeper(of: settings, isSimulated: isSimulated, clock: clock)
    if let settings, let sleeper {
      sleeper.switchOff = { [unowned service, alarm = sleeper.alarm, spawn] date throws(PowerDownError) in
        service.sayGoodNight(until: date, by: alarm.name)
        if isSimulated { return }
        try PowerDown(command: settings.command, run: spawn).perform()
      }
    }
    service.host.sleeper = sleeper
  }

  /// What switches the machine off between two ticks; nil where the display file says nothing of it.
  ///
  /// On a simulated board nothing is switched off: a clock in memory takes its alarms.
  @MainActor
  private func sleeper(of settings: Settings.Sleep?, isSimulated: Bool, clock: any HostClock) -> Sleeper? {
    guard let settings else { return nil }
    let alarm: any WakeAlarm =
      isSimulated
      ? MemoryAlarm() : kernelAlarm(settings.clock, now: { MainActor.assumeIsolated { clock.now } })
    let hold = settings.holdFile
    return Sleeper(alarm, policy: SleepPolicy(settings)) {
      hold.map(FileAccess.exists) ?? false
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
