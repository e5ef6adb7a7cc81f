import InkTimelines

extension UIDevice {
  /// What a battery is doing.
  public enum BatteryState: Int, Sendable {
    /// Not monitored, or nothing is known.
    case unknown = 0
    case unplugged = 1
    case charging = 2
    case full = 3
  }

  /// Posted when the level changes while the battery is monitored.
  public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")

  /// Posted when the state changes while the battery is monitored.
  public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")

  /// The gauge's level, 0…1 in steps of 0.01; −1 when it is not monitored or not known.
  public var batteryLevel: Float {
    guard isBatteryMonitoringEnabled, let level = battery.status.level else { return -1 }
    return Float((level * 100).rounded() / 100)
  }

  /// What the battery is doing; unknown when it is not monitored.
  public var batteryState: BatteryState {
    isBatteryMonitoringEnabled ? BatteryState(battery.status.state) : .unknown
  }

  /// Posts what has changed, on the thread of the host, which is the main one.
  func announce(_ before: BatteryStatus, _ now: BatteryStatus) {
    guard isBatteryMonitoringEnabled else { return }
    if before.level != now.level {
      NotificationCenter.default.post(name: Self.batteryLevelDidChangeNotification, object: self)
    }
    if before.state != now.state {
      NotificationCenter.default.post(name: Self.batteryStateDidChangeNotification, object: self)
    }
  }
}

extension UIDevice.BatteryState {
  init(_ state: BatteryStatus.State) {
    switch state {
    case .unknown: self = .unknown
    case .unplugged: self = .unplugged
    case .charging: self = .charging
    case .full: self = .full
    }
  }
}
