import Foundation
import Synchronization
import Testing

@testable import InkTimelines
@testable import UIKit

/// UIKit's device, whose battery is the gauge's.
///
/// Each test has a device of its own: that of the process hears of every display that other tests run.
@Suite("UIDevice")
struct UIDeviceTests {
  let battery = DeviceBattery()
  let device: UIDevice

  init() { device = UIDevice(battery: battery) }

  @Test("a battery that is not monitored is unknown, whatever the gauge says")
  func unmonitored() {
    battery.status = BatteryStatus(level: 0.81, state: .charging)
    device.isBatteryMonitoringEnabled = false
    #expect(device.batteryLevel == -1)
    #expect(device.batteryState == .unknown)
  }

  @Test(
    "a monitored battery has the gauge's level in steps of 1 % and its state",
    arguments: [
      (BatteryStatus(level: 0.813, state: .charging), Float(0.81), UIDevice.BatteryState.charging),
      (BatteryStatus(level: 1, state: .full), 1, .full), (BatteryStatus(level: nil), -1, .unknown),
      (BatteryStatus(level: 0.005, state: .unplugged), 0.01, .unplugged),
    ])
  func monitored(status: BatteryStatus, level: Float, state: UIDevice.BatteryState) {
    device.isBatteryMonitoringEnabled = true
    battery.status = status
    #expect(device.batteryLevel == level)
    #expect(device.batteryState == state)
  }

  @Test("changes of level and state are told, each by its own notification, and only once")
  func notifications() {
    device.isBatteryMonitoringEnabled = true
    battery.status = BatteryStatus(level: 0.5, state: .unplugged)
    let heard = Mutex<[String]>([])
    let names = [
      UIDevice.batteryLevelDidChangeNotification, UIDevice.batteryStateDidChangeNotification,
    ]
    let observers = names.map { name in
      // Foundation of Swift 6.0 knows senders only that are its own objects.
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [device] note in
        guard note.object as? UIDevice === device else { return }
        heard.withLock { $0.append(note.name.rawValue) }
      }
    }
    defer { observers.forEach(NotificationCenter.default.removeObserver) }
    battery.status = BatteryStatus(level: 0.4, state: .unplugged)
    battery.status = BatteryStatus(level: 0.4, state: .charging)
    battery.status = BatteryStatus(level: 0.4, state: .charging)
    #expect(heard.withLock { $0 } == names.map(\.rawValue))
  }

  @Test("the device of the process hears of the gauge that its displays read")
  func current() {
    #expect(UIDevice.current.battery === DeviceBattery.shared)
  }

  @Test("low power is what the host was told")
  func lowPower() {
    battery.isLowPower = true
    #expect(ProcessInfo.processInfo.isLowPower(battery))
    battery.isLowPower = false
    #expect(!ProcessInfo.processInfo.isLowPower(battery))
  }
}
