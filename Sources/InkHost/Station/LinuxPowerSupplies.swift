import InkGauges
import InkLinux

/// `/sys/class/power_supply` of a machine.
public struct LinuxPowerSupplies: PowerSupplies {
  private let system: SystemTree

  /// The power supplies of a machine.
  public init(in system: SystemTree = .live) { self.system = system }

  public var names: [String] { SystemTree.names(in: "\(system.sys)/class/power_supply") }

  public func text(of supply: String, _ file: String) -> String? {
    system.lines("class/power_supply/\(supply)/\(file)")
  }

  /// The supply that the driver of a chip on a bus made; nil where it made none.
  public func name(bus: Int, address: UInt8) -> String? {
    let digits = String(address, radix: 16)
    let device = "\(bus)-00\(digits.count < 2 ? "0" : "")\(digits)"
    let path = "\(system.sys)/bus/i2c/devices/\(device)"
    if let name = SystemTree.names(in: "\(path)/power_supply").first { return name }
    // A chip of many parts, such as the AXPs, has a device for each below its own; a battery goes before a charger.
    let below = SystemTree.names(in: path).flatMap { SystemTree.names(in: "\(path)/\($0)/power_supply") }
    return below.first { text(of: $0, "type") == "Battery" } ?? below.first
  }
}
