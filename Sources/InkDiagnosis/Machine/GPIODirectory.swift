import InkBuses
import InkLinux

/// GPIO chips by label, their lines by name, and who holds each.
public protocol GPIODirectory {
  /// The header's chip, or the one with `label`.
  func chip(label: String?) throws(BusError) -> any GPIOChipDescription
}

/// One chip to look at.
public protocol GPIOChipDescription {
  /// The kernel's name: "gpiochip0".
  var name: String { get }
  /// What its driver calls it: "pinctrl-rp1".
  var label: String { get }

  /// What a person calls a line: "GPIO24 (gpiochip0 line 24)".
  func title(of line: GPIOLineReference) throws(BusError) -> String
  /// Who has a line; nil where it is free.
  func holder(of line: GPIOLineReference) throws(BusError) -> String?
}

/// The chips of a running kernel.
struct LinuxGPIODirectory: GPIODirectory {
  let system: SystemTree

  func chip(label: String?) throws(BusError) -> any GPIOChipDescription {
    try LinuxGPIOChip.header(in: system, label: label)
  }
}

extension LinuxGPIOChip: GPIOChipDescription {
  /// The line's name on this chip.
  public func title(of line: GPIOLineReference) throws(BusError) -> String {
    lineName(at: try offset(of: line))
  }
}
