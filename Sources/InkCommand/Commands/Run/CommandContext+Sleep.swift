import Foundation
import InkBoards
import InkClocks
import InkErrors
import InkHost
import InkLinux
import InkSimulation

extension CommandContext {
  /// How long a power board waits before it takes the supply, where the display file does not say: a Raspberry Pi with a
  /// slow card has stopped in half of it.
  static let usualCut = Duration.seconds(30)

  /// Has a display switch its machine off between two ticks as its settings say, also after a reload that changes them.
  ///
  /// `hardware` is the simulated board, nil on a real one; `willSwitchOff` is called before the machine goes.
  @MainActor
  func useSleeper(
    of service: DisplayService, on board: Board, hardware: SimulatedBoard?, clock: any HostClock,
    willSwitchOff: @escaping (Date) -> Void = { _ in }
  ) {
    var settings = service.host.settings.sleep
    setSleeper(of: service, on: board, hardware: hardware, clock: clock, willSwitchOff: willSwitchOff)
    let others = service.didReload
    service.didReload = { [unowned service] in
      others()
      guard service.host.settings.sleep != settings else { return }
      settings = service.host.settings.sleep
      setSleeper(of: service, on: board, hardware: hardware, clock: clock, willSwitchOff: willSwitchOff)
    }
  }

  @MainActor
  private func setSleeper(
    of service: DisplayService, on board: Board, hardware: SimulatedBoard?, clock: any HostClock,
    willSwitchOff: @escaping (Date) -> Void
  ) {
    let settings = service.host.settings.sleep
    let sleeper = sleeper(of: settings, on: board, hardware: hardware, clock: clock)
    if let settings, let sleeper {
      sleeper.switchOff = { [unowned service, alarm = sleeper.alarm, spawn] date throws(PowerDownError) in
        service.sayGoodNight(until: date, by: alarm.name)
        willSwitchOff(date)
        // The kernel's clock wakes a machine that has stopped; nobody is to take its supply.
        let isKernels = settings.clock.hasPrefix("rtc")
        let cut = isKernels ? .zero : settings.cut ?? (alarm.cutsLater ? Self.usualCut : .zero)
        let down = PowerDown(
          command: settings.command, run: hardware == nil ? spawn : { _ in 0 },
          synchronize: hardware == nil ? { sync() } : {})
        try down.perform(by: alarm, cut: cut)
      }
    }
    service.host.sleeper = sleeper
  }

  /// What switches the machine off between two ticks; nil where the display file says nothing of it.
  ///
  /// On a simulated board nothing is switched off: a clock in memory takes its alarms, or a simulated power board on the
  /// simulated bus.
  @MainActor
  private func sleeper(
    of settings: Settings.Sleep?, on board: Board, hardware: SimulatedBoard?, clock: any HostClock
  ) -> Sleeper? {
    guard let settings else { return nil }
    let now: () -> Date = { MainActor.assumeIsolated { clock.now } }
    let alarm: any WakeAlarm =
      settings.clock.hasPrefix("rtc") && hardware != nil
      ? MemoryAlarm() : self.alarm(of: settings, on: board, hardware: hardware, now: now)
    let hold = settings.holdFile
    return Sleeper(alarm, policy: SleepPolicy(settings)) {
      hold.map(FileAccess.exists) ?? false
    }
  }

  /// The clock that settings name: the kernel's, or a power board's on its bus, or on a simulated board's.
  func alarm(
    of settings: Settings.Sleep, on board: Board, hardware: SimulatedBoard?, now: @escaping () -> Date
  ) -> any WakeAlarm {
    settings.clock.hasPrefix("rtc")
      ? kernelAlarm(settings.clock, now: now)
      : boardAlarm(settings.clock, on: board, hardware: hardware, now: now)
  }

  private func kernelAlarm(_ name: String, now: @escaping () -> Date) -> any WakeAlarm {
    do throws(RTCError) {
      return try KernelWakeAlarm(named: name == "rtc" ? nil : name, in: machine.system, now: now)
    } catch {
      return NoAlarm(error: error)
    }
  }

  private func boardAlarm(
    _ name: String, on board: Board, hardware: SimulatedBoard?, now: @escaping () -> Date
  ) -> any WakeAlarm {
    let place: BoardClockPlace
    do throws(NoBoardClock) {
      place = try BoardClockPlace(name, on: board)
    } catch {
      return NoAlarm(error: error)
    }
    return boardAlarm(at: place, hardware: hardware, now: now)
  }

  /// The clock of a power board, on the bus or on a simulated board's.
  func boardAlarm(
    at place: BoardClockPlace, hardware: SimulatedBoard?, now: @escaping () -> Date
  ) -> any WakeAlarm {
    guard let hardware else {
      return BoardWakeAlarm(place.model, now: now) { [system = machine.system] in try place.open(in: system) }
    }
    return BoardWakeAlarm(place.model, now: now) {
      if !(hardware.bus.chip(at: place.address) is any BoardClockSimulator),
        let chip = SimulatedClocks.named(
          place.model.name,
          rtc: SimulatedRTC(clock: hardware.clock, seconds: Int64(now().timeIntervalSince1970)),
          gauge: hardware.bus.chip(at: place.address))
      {
        hardware.bus.attach(chip, at: place.address)
      }
      return place.model.clock(on: hardware.bus.device(at: place.address), pauses: hardware.clock)
    }
  }
}

/// The alarm of a simulated board.
private final class MemoryAlarm: WakeAlarm {
  let name = "simulated clock"
  let reach = Duration.seconds(27 * 86_400)
  private var date: Date?

  func set(_ date: Date) { self.date = date }
  func clear() { date = nil }
  func read() -> Date? { date }
}

/// In the place of a clock that is not there: the machine stays on, and says why.
private struct NoAlarm: WakeAlarm {
  let name = "none"
  let error: any ExplainedError

  func set(_ date: Date) throws { throw error }
  func clear() throws { throw error }
  func read() throws -> Date? { throw error }
}
