import CI2C
import Glibc
import InkBuses

/// One address of an I2C bus through i2c-dev, by raw combined transfers.
public final class LinuxI2CDevice: I2CDevice {
  public let name: String
  /// The 7-bit address.
  public let address: UInt8

  private let descriptor: FileDescriptor

  /// Opens an address of `/dev/i2c-<bus>`.
  ///
  /// Raw transfers go past the kernel's own drivers without a question, so the kernel is asked first: `.busy`
  /// with the driver's name where one is bound to the address, and nothing is ever sent. `.unsupported` where
  /// the adapter does SMBus commands only.
  public init(bus: Int, address: UInt8, in system: SystemTree = .live) throws(BusError) {
    let bus = LinuxI2CBus(bus, in: system)
    name = "\(bus.path) address \(bus.hexadecimal(address))"
    self.address = address
    descriptor = try bus.open()
    let selected = ci2c_select(descriptor.number, address)
    guard selected == 0 else {
      throw BusError(errno: -selected, node: name, during: .open, holder: bus.driver(at: address))
    }
    var functions: UInt = 0
    let asked = ci2c_functions(descriptor.number, &functions)
    guard asked == 0 else { throw BusError(errno: -asked, node: name, during: .configure) }
    guard ci2c_does_messages(functions) else {
      throw BusError(.unsupported, node: name, operation: BusOperation.configure.rawValue, errno: EOPNOTSUPP)
    }
  }

  /// Writes, then reads after a repeated start; both empty is no transfer.
  ///
  /// At most 8192 bytes each way (`.unsupported` beyond). At 100 kHz a byte takes 90 µs, and the kernel waits
  /// one second for a stuck bus on most adapters.
  public func transfer(_ written: [UInt8], reading count: Int) throws(BusError) -> [UInt8] {
    let limit = Int(CI2C_MAXIMUM_BYTES)
    guard written.count <= limit, (0...limit).contains(count) else {
      throw BusError(errno: EMSGSIZE, node: name, during: .transfer)
    }
    var written = written
    var received = [UInt8](repeating: 0, count: count)
    let status = written.withUnsafeMutableBufferPointer { output in
      received.withUnsafeMutableBufferPointer { input in
        exchange(output, input)
      }
    }
    guard status == 0 else { throw BusError(errno: -status, node: name, during: .transfer) }
    return received
  }

  private func exchange(
    _ output: UnsafeMutableBufferPointer<UInt8>, _ input: UnsafeMutableBufferPointer<UInt8>
  ) -> Int32 {
    var messages: [ci2c_message] = []
    if !output.isEmpty {
      messages.append(ci2c_message(bytes: output.baseAddress, count: UInt16(output.count), read: false))
    }
    if !input.isEmpty {
      messages.append(ci2c_message(bytes: input.baseAddress, count: UInt16(input.count), read: true))
    }
    guard !messages.isEmpty else { return 0 }
    return ci2c_transfer(descriptor.number, address, messages, UInt32(messages.count))
  }
}
