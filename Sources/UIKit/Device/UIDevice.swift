import InkTimelines
import Synchronization

/// The machine that the display hangs on.
///
/// Unlike Apple's it may be used from any thread, since providers run away from the main one.
public final class UIDevice: Sendable {
  /// This machine.
  public static let current = UIDevice(battery: .shared)

  let battery: DeviceBattery
  private let monitorsBattery = Mutex(false)

  init(battery: DeviceBattery) {
    self.battery = battery
    battery.observe { [weak self] before, now in self?.announce(before, now) }
  }

  /// Whether level and state of the battery are told, and changes of them announced; false at first.
  public var isBatteryMonitoringEnabled: Bool {
    get { monitorsBattery.withLock { $0 } }
    set { monitorsBattery.withLock { $0 = newValue } }
  }
}

extension UIDevice: Hashable {
  public static func == (one: UIDevice, other: UIDevice) -> Bool { one === other }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
