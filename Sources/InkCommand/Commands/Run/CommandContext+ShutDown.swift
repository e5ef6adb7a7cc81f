import Foundation
import InkBoards
import InkErrors
import InkHost
import InkSimulation

extension CommandContext {
  /// Switches the machine off for good where the run ended for that: a button was pressed, or the battery is empty.
  ///
  /// The alarm of the rests is taken away, which would switch the machine on again. A power board that goes on with the
  /// supply of a machine that has stopped is told to take it: the one of the rests, else the gauge's.
  @MainActor
  func switchOffForGood(
    _ service: DisplayService, on board: Board, hardware: SimulatedBoard?, clock: any HostClock
  ) throws(PowerDownError) {
    let settings = service.host.settings
    let command: String? =
      switch service.host.ending {
      case .batteryEmpty: settings.powerOffCommand
      // Whoever gave a button this action wants it, whether the file says how or not.
      case .shutDown: settings.powerOffCommand ?? settings.sleep?.command ?? "systemctl poweroff"
      case .done, .stopped, .asleep: nil
      }
    guard let command else { return }
    let alarm = service.host.sleeper?.alarm
    let supply =
      alarm.flatMap { $0.cutsLater ? $0 : nil }
      ?? supply(of: board, hardware: hardware, now: { MainActor.assumeIsolated { clock.now } })
    let down = PowerDown(
      command: command, run: hardware == nil ? spawn : { _ in 0 },
      synchronize: hardware == nil ? { sync() } : {})
    try down.performForGood(without: alarm, by: supply, cut: settings.sleep?.cut ?? Self.usualCut) {
      service.say(.warning, $0.description)
    }
  }

  /// The board that the gauge belongs to, where it is to be told to take the supply; nil for none.
  private func supply(
    of board: Board, hardware: SimulatedBoard?, now: @escaping () -> Date
  ) -> (any WakeAlarm)? {
    guard let place = try? BoardClockPlace("board", on: board), place.model.cutsLater else { return nil }
    return boardAlarm(at: place, hardware: hardware, now: now)
  }
}
