import Synchronization

/// The battery as the host read it last, for code that has no environment to ask, such as UIKit's device.
package final class DeviceBattery: Sendable {
  private struct State {
    var status = BatteryStatus()
    var isLowPower: Bool?
    var observers: [@Sendable (_ before: BatteryStatus, _ now: BatteryStatus) -> Void] = []
  }

  /// That of the machine this program runs on.
  package static let shared = DeviceBattery()

  private let state = Mutex(State())

  package init() {}

  /// What is known; nothing until the host has read a gauge.
  package var status: BatteryStatus {
    get {
      BatteryReader.note()
      return state.withLock { $0.status }
    }
    set {
      let (before, observers) = state.withLock { state in
        defer { state.status = newValue }
        return (state.status, state.observers)
      }
      guard before != newValue else { return }
      for observer in observers { observer(before, newValue) }
    }
  }

  /// Whether power is to be saved; nil where the machine is to be asked.
  package var isLowPower: Bool? {
    get { state.withLock { $0.isLowPower } }
    set { state.withLock { $0.isLowPower = newValue } }
  }

  /// Calls `observer` after every change, on the thread of whoever made it.
  package func observe(
    _ observer: @escaping @Sendable (_ before: BatteryStatus, _ now: BatteryStatus) -> Void
  ) {
    state.withLock { $0.observers.append(observer) }
  }
}
