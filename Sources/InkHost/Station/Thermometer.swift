import InkBoards
import InkLinux

/// Who tells how warm the panel is.
public enum Thermometer: Sendable {
  /// The fuel gauge, where it has a sensor.
  case gauge
  /// A sensor of the kernel's, asked before each refresh: degrees Celsius, or nil while it gives nothing. The name is
  /// for messages.
  case sensor(name: String, @Sendable () -> Double?)
  /// Nobody.
  case none
}

extension Thermometer {
  /// What a board file says, in this tree.
  init(_ source: Board.Temperature, in system: SystemTree) {
    switch source {
    case .gauge: self = .gauge
    case .none: self = .none
    case .file(let path):
      // The kernel's interface gives thousandths of a degree (hwmon and thermal, sysfs interface).
      self = .sensor(name: path) {
        system.attribute(String(path.dropFirst("/sys/".count))).flatMap { Double($0) }.map { $0 / 1000 }
      }
    }
  }
}
