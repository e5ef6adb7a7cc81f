import InkBuses
import InkGauges
import InkLinux

/// An I2C bus of this machine, to look for gauges on.
public struct LinuxProbedBus: ProbedBus {
  /// The kernel's number of it.
  public let number: Int
  private let system: SystemTree

  /// A bus by number; nothing is opened.
  public init(_ number: Int, in system: SystemTree = .live) {
    self.number = number
    self.system = system
  }

  /// The buses that lead to pins: all but the wires of monitors, where a look could upset one.
  public static func all(in system: SystemTree = .live) -> [LinuxProbedBus] {
    LinuxI2CBus.all(in: system)
      .filter { bus in
        let name = bus.adapterName ?? ""
        return !["HDMI", "DDC", "fb"].contains { name.contains($0) } && !name.hasSuffix(".i2c")
      }
      .map { LinuxProbedBus($0.number, in: system) }
  }

  /// The node: "/dev/i2c-1".
  public var path: String { LinuxI2CBus(number, in: system).path }

  public func driver(at address: UInt8) -> String? { LinuxI2CBus(number, in: system).driver(at: address) }

  public func supply(at address: UInt8) -> String? {
    LinuxPowerSupplies(in: system).name(bus: number, address: address)
  }

  public func open(at address: UInt8) throws(BusError) -> any I2CDevice {
    try LinuxI2CDevice(bus: number, address: address, in: system)
  }
}
