import InkBuses

/// A chip on its bus: registers in, counts out, checked as the chip guards them.
final class RegisterBus {
  /// What a person calls the gauge.
  let gauge: String
  let settings: GaugeSettings
  /// How transfers are guarded; some chips say so themselves.
  var transport: Transport
  /// True while the first reading after opening is made.
  var isFirstReading = true
  /// How long the chip wants to be left alone before a transfer.
  var pauseBetween = Duration.zero
  /// Readings of one value that may differ in a row.
  static let repeats = 4

  private let retry: I2CRetry
  private let node: String
  private let address: UInt8

  init(
    _ device: any I2CDevice, address: UInt8, clock: any MonotonicClock, gauge: String, transport: Transport,
    retryPause: Duration, settings: GaugeSettings
  ) {
    self.gauge = gauge
    self.settings = settings
    self.transport = transport
    self.address = address
    node = device.name
    retry = I2CRetry(device: device, clock: clock, pause: retryPause)
  }

  /// Lets the chip work.
  func pause(_ duration: Duration) { retry.clock.pause(duration) }

  /// The count of one register.
  func count(_ register: Register) throws(GaugeError) -> Int {
    try count(of: bytes(of: register), as: register)
  }

  /// What the bytes of a register mean.
  func count(of bytes: some Collection<UInt8>, as register: Register) throws(GaugeError) -> Int {
    guard let count = register.encoding.count(of: bytes) else {
      throw .garbled(register: register.name, .digits, gauge: gauge)
    }
    return count
  }

  /// The bytes of one register, in wire order.
  func bytes(of register: Register) throws(GaugeError) -> [UInt8] {
    let found = try bytes(of: [register], at: register.address, count: register.encoding.bytes)
    guard let bytes = found[register.address] else {
      throw .garbled(register: register.name, .torn, gauge: gauge)
    }
    return bytes
  }

  /// The bytes of registers that come in one transfer of `count` bytes from `start` on, by their addresses.
  ///
  /// Split ones are looked at until they came whole; those that never did are left out.
  func bytes(
    of registers: [Register], at start: UInt8, count: Int
  ) throws(GaugeError) -> [UInt8: [UInt8]] {
    let name = registers.map(\.name).joined(separator: ", ")
    var found: [UInt8: [UInt8]] = [:]
    var before: [UInt8]?
    for _ in 0..<Self.repeats {
      let last = try bytes(at: start, count: count, named: name)
      for register in registers where found[register.address] == nil || !register.isSplit {
        func own(_ look: [UInt8]) -> [UInt8] {
          Array(look.dropFirst(Int(register.address - start)).prefix(register.encoding.bytes))
        }
        found[register.address] =
          register.isSplit
          ? SplitReading.whole(of: own(last), after: before.map(own), as: register.encoding) : own(last)
      }
      if found.count == registers.count { break }
      before = last
    }
    return found
  }

  /// `count` bytes from an address on, in one transfer.
  func bytes(at address: UInt8, count: Int, named name: String) throws(GaugeError) -> [UInt8] {
    switch transport {
    case .plain: return try transfer([address], reading: count)
    case .bytewise:
      var bytes: [UInt8] = []
      for offset in 0..<count { bytes += try transfer([address &+ UInt8(offset)], reading: 1) }
      return bytes
    case .crc8:
      return try checked(address, count, name) { [own = self.address] data, check in
        CRC8.of([own << 1, address, own << 1 | 1] + data) == check
      }
    case .xor: return try checked(address, count, name) { data, check in data.reduce(0xFF, ^) == check }
    case .twice:
      var last = try transfer([address], reading: count)
      for _ in 1..<Self.repeats {
        let next = try transfer([address], reading: count)
        if next == last { return next }
        last = next
      }
      throw .garbled(register: name, .torn, gauge: gauge)
    }
  }

  /// Writes a count to a register whose bits all count.
  func write(_ count: Int, to register: Register) throws(GaugeError) {
    try write(register.encoding.wire(of: count), to: register.address)
  }

  /// Writes bytes from an address on.
  func write(_ bytes: [UInt8], to address: UInt8) throws(GaugeError) {
    var message = [address] + bytes
    if transport == .crc8 { message.append(CRC8.of([self.address << 1] + message)) }
    _ = try transfer(message, reading: 0)
  }

  private func checked(
    _ address: UInt8, _ count: Int, _ name: String, isRight: ([UInt8], UInt8) -> Bool
  ) throws(GaugeError) -> [UInt8] {
    for attempt in 1...I2CRetry.tries {
      let bytes = try transfer([address], reading: count + 1)
      let data = Array(bytes.dropLast())
      if let check = bytes.last, isRight(data, check) { return data }
      if attempt < I2CRetry.tries { pause(I2CRetry.pause) }
    }
    throw .garbled(register: name, .checksum, gauge: gauge)
  }

  private func transfer(_ written: [UInt8], reading count: Int) throws(GaugeError) -> [UInt8] {
    if pauseBetween > .zero { pause(pauseBetween) }
    let bytes: [UInt8]
    do {
      bytes = try retry.transfer(written, reading: count)
    } catch {
      throw .bus(error, gauge: gauge)
    }
    guard bytes.count == count else {
      throw .bus(BusError(.failed, node: node, operation: "transfer"), gauge: gauge)
    }
    return bytes
  }
}
