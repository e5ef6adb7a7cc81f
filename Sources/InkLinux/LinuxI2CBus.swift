import CI2C
import Glibc
import InkBuses

/// An I2C adapter of this machine, to look at; `LinuxI2CDevice` talks to one address of it.
public struct LinuxI2CBus: Equatable, Sendable {
  /// The kernel's number: 1 for the header's pins 3 and 5 on every Raspberry Pi.
  public let number: Int
  private let system: SystemTree

  /// An adapter by number; nothing is opened.
  public init(_ number: Int, in system: SystemTree = .live) {
    self.number = number
    self.system = system
  }

  /// All adapters with a node, by number.
  public static func all(in system: SystemTree = .live) -> [LinuxI2CBus] {
    SystemTree.names(in: system.dev)
      .compactMap { $0.hasPrefix("i2c-") ? Int($0.dropFirst("i2c-".count)) : nil }
      .sorted()
      .map { LinuxI2CBus($0, in: system) }
  }

  /// The node: "/dev/i2c-1".
  public var path: String { "\(system.dev)/i2c-\(number)" }

  /// What the adapter's driver calls it: "bcm2835 (i2c@7e804000)", "107d508200.i2c" for a monitor's wires.
  public var adapterName: String? { system.attribute("class/i2c-dev/i2c-\(number)/name") }

  /// The kernel driver bound to an address: "max17040"; nil where there is none.
  public func driver(at address: UInt8) -> String? {
    let digits = hexadecimal(address).dropFirst("0x".count)
    return system.linkedName("bus/i2c/devices/\(number)-00\(digits)/driver")
  }

  /// What is found at an address.
  public enum Presence: Equatable, Sendable {
    /// A chip acknowledged.
    case present
    /// Nothing acknowledged.
    case absent
    /// A kernel driver has it; nothing was sent.
    case driven(by: String?)
  }

  /// Looks whether a chip acknowledges, by reading one byte (`i2cdetect -r`): 0.3 ms at 100 kHz.
  ///
  /// Reading moves the register pointer of some chips, and a few take it for a command, so this is for a
  /// person who asks for a scan, not for a start-up.
  public func presence(at address: UInt8) throws(BusError) -> Presence {
    let descriptor = try open()
    let name = "\(path) address \(hexadecimal(address))"
    let selected = ci2c_select(descriptor.number, address)
    if selected == -EBUSY { return .driven(by: driver(at: address)) }
    guard selected == 0 else { throw BusError(errno: -selected, node: name, during: .open) }
    let status = ci2c_probe(descriptor.number)
    guard status != 0 else { return .present }
    let error = BusError(errno: -status, node: name, during: .transfer)
    guard error.kind == .noAcknowledge else { throw error }
    return .absent
  }

  func open() throws(BusError) -> FileDescriptor {
    let opened = ci2c_open(path)
    guard opened >= 0 else {
      throw BusError(errno: -opened, node: path, during: .open, group: SystemTree.group(of: path))
    }
    return FileDescriptor(owning: opened)
  }

  /// "0x36".
  func hexadecimal(_ address: UInt8) -> String {
    "0x" + (address < 16 ? "0" : "") + String(address, radix: 16)
  }
}
