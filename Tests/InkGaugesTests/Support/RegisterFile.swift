import InkBuses

/// A chip that is nothing but its registers: words in wire order, pointer with auto-increment.
final class RegisterFile: I2CDevice {
  let name = "/dev/i2c-1 address 0x36"
  /// Byte by byte; addresses without an entry read as ones.
  var bytes: [UInt8: UInt8] = [:]
  /// Errors to throw first, one a transfer.
  var failures: [BusError.Kind] = []
  /// What was written besides register numbers.
  private(set) var writes: [[UInt8]] = []
  private(set) var transfers = 0
  /// Called before each transfer.
  var onTransfer: (() -> Void)?

  func set(_ address: UInt8, _ high: UInt8, _ low: UInt8) {
    bytes[address] = high
    bytes[address + 1] = low
  }

  func transfer(_ written: [UInt8], reading count: Int) throws(BusError) -> [UInt8] {
    transfers += 1
    onTransfer?()
    if !failures.isEmpty {
      throw BusError(failures.removeFirst(), node: name, operation: "transfer", errno: 121)
    }
    guard let address = written.first else { return [] }
    if written.count == 3 {
      writes.append(written)
      set(address, written[1], written[2])
    }
    return (0..<count).map { bytes[address &+ UInt8($0)] ?? 0xFF }
  }
}

/// A clock that moves only when somebody waits.
final class HandClock: MonotonicClock {
  private(set) var now = Duration.zero
  func pause(_ duration: Duration) { now += duration }
}
