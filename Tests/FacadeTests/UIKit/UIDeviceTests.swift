import Foundation
import Synchronization
import Testing
import UIKit

@testable import InkTimelines

/// UIKit's device, whose battery is the gauge's.
@Suite("UIDevice", .serialized)
struct UIDeviceTests {
  @Test("a battery that is not monitored is unknown, whatever the gauge says")
  func unmonitored() {
    DeviceBattery.shared.status = BatteryStatus(level: 0.81, state: .charging)
    UIDevice.current.isBatteryMonitoringEnabled = false
    #expect(UIDevice.current.batteryLevel == -1)
    #expect(UIDevice.current.batteryState == .unknown)
  }

  @Test(
    "a monitored battery has the gauge's level in steps of 1 % and its state",
    arguments: [
      (BatteryStatus(level: 0.813, state: .charging), Float(0.81), UIDevice.BatteryState.charging),
      (BatteryStatus(level: 1, state: .full), 1, .full), (BatteryStatus(level: nil), -1, .unknown),
      (BatteryStatus(level: 0.005, state: .unplugged), 0.01, .unplugged),
    ])
  func monitored(status: BatteryStatus, level: Float, state: UIDevice.BatteryState) {
    UIDevice.current.isBatteryMonitoringEnabled = true
    DeviceBattery.shared.status = status
    #expect(UIDevice.current.batteryLevel == level)
    #expect(UIDevice.current.batteryState == state)
  }

  @Test("changes of level and state are told, each by its own notification, and only once")
  func notifications() {
    UIDevice.current.isBatteryMonitoringEnabled = true
    DeviceBattery.shared.status = BatteryStatus(level: 0.5, state: .unplugged)
    let heard = Mutex<[String]>([])
    let names = [
      UIDevice.batteryLevelDidChangeNotification, UIDevice.batteryStateDidChangeNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
        heard.withLock { $0.append(notification.name.rawValue) }
      }
    }
    defer { observers.forEach(NotificationCenter.default.removeObserver) }
    DeviceBattery.shared.status = BatteryStatus(level: 0.4, state: .unplugged)
    DeviceBattery.shared.status = BatteryStatus(level: 0.4, state: .charging)
    DeviceBattery.shared.status = BatteryStatus(level: 0.4, state: .charging)
    #expect(heard.withLock { $0 } == names.map(\.rawValue))
  }

  @Test("low power is what the host was told")
  func lowPower() {
    DeviceBattery.shared.isLowPower = true
    #expect(ProcessInfo.processInfo.isLowPowerModeEnabled)
    DeviceBattery.shared.isLowPower = false
    #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled)
    DeviceBattery.shared.isLowPower = nil
  }
}
