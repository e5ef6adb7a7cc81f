import InkBuses

/// An I2C bus with chips on it, at 100 kHz of virtual time, with counters and faults.
public final class SimulatedI2CBus {
  /// What a person calls it.
  public let name: String
  /// The one clock.
  public let clock: VirtualClock
  /// Which steps fail; a transfer is one.
  public let faults: FaultPlan
  /// What was asked of the bus so far.
  public internal(set) var counters = I2CCounters()
  /// Why `open(at:)` fails: held by a kernel driver, no permission; nil when it does not.
  public var openFault: BusError.Kind?

  private var chips: [UInt8: any SimulatedI2CChip] = [:]

  /// Where chips are.
  public var addresses: Set<UInt8> { Set(chips.keys) }

  private var refusals: [UInt8: Int] = [:]
  private var readFaults: [UInt8: I2CReadFault] = [:]
  private var lastRead: [UInt8: [UInt8]] = [:]
  private var stalls: [Duration] = []

  /// Time of one byte with its acknowledge bit.
  static let byteTime: Duration = .microseconds(90)

  /// A bus with nothing on it.
  public init(clock: VirtualClock, faults: FaultPlan = FaultPlan(), name: String = "simulated I2C bus") {
    self.clock = clock
    self.faults = faults
    self.name = name
  }

  /// Solders a chip to a 7-bit address; another one there goes.
  public func attach(_ chip: any SimulatedI2CChip, at address: UInt8) {
    chips[address] = chip
  }

  /// The chip at an address; nil where there is none.
  public func chip(at address: UInt8) -> (any SimulatedI2CChip)? { chips[address] }

  /// Takes the chip at an address off the bus.
  public func detach(at address: UInt8) {
    chips[address] = nil
  }

  /// A device of one address; with no chip there nobody acknowledges.
  public func device(at address: UInt8) -> any I2CDevice {
    SimulatedI2CDevice(bus: self, address: address)
  }

  /// A device as a program gets it, which the kernel may refuse (`openFault`).
  public func open(at address: UInt8) throws(BusError) -> any I2CDevice {
    if let openFault {
      throw BusError(openFault, node: name(of: address), operation: "open", errno: openFault.typicalErrno)
    }
    return device(at: address)
  }

  // MARK: - Faults in physical words

  /// The chip at an address does not acknowledge the next `times` transfers.
  public func refuse(_ times: Int, at address: UInt8) {
    refusals[address] = times
  }

  /// What is read at an address comes out wrong; nil makes it right again.
  public func setReadFault(_ fault: I2CReadFault?, at address: UInt8) {
    readFaults[address] = fault
  }

  /// The next transfer stalls for a time and is then given up by the kernel.
  public func stall(for duration: Duration) {
    stalls.append(duration)
  }

  /// Both wires are low for a time, which passes: the computer is off and pulls them down.
  public func holdLinesLow(for duration: Duration) {
    let start = clock.now
    clock.advance(by: duration)
    for chip in chips.values { chip.linesHeldLow(from: start, to: clock.now) }
  }

  /// The supply of the chip at an address dips.
  public func brownOut(at address: UInt8) {
    chips[address]?.brownOut(at: clock.now)
  }

  // MARK: - Transfers

  /// The node and the address, as messages name them.
  func name(of address: UInt8) -> String {
    "\(name) address 0x\(hex(address))"
  }

  func transfer(_ written: [UInt8], reading count: Int, at address: UInt8) throws(BusError) -> [UInt8] {
    let node = name(of: address)
    counters.transfers += 1
    try faults.step(node: node, operation: "transfer")
    if !stalls.isEmpty {
      clock.advance(by: stalls.removeFirst())
      throw BusError(.timedOut, node: node, operation: "transfer", errno: BusError.Kind.timedOut.typicalErrno)
    }
    clock.advance(by: Self.byteTime * (1 + written.count + (count > 0 ? 1 + count : 0)))
    guard let read = answer(written, reading: count, at: address) else {
      counters.refusals += 1
      throw BusError(
        .noAcknowledge, node: node, operation: "transfer", errno: BusError.Kind.noAcknowledge.typicalErrno)
    }
    counters.bytesWritten += written.count
    counters.bytesRead += count
    let seen = disturbed(read, at: address)
    lastRead[address] = seen
    return seen
  }

  private func answer(_ written: [UInt8], reading count: Int, at address: UInt8) -> [UInt8]? {
    if let left = refusals[address], left > 0 {
      refusals[address] = left - 1
      return nil
    }
    return chips[address]?.transfer(written, reading: count, at: clock.now)
  }

  private func disturbed(_ read: [UInt8], at address: UInt8) -> [UInt8] {
    switch readFaults[address] {
    case nil: return read
    case .allOnes: return read.map { _ in 0xFF }
    case .allZeros: return read.map { _ in 0x00 }
    case .swappedBytes: return read.indices.map { $0 ^ 1 < read.count ? read[$0 ^ 1] : read[$0] }
    case .flippedBit(let byte, let bit):
      return read.enumerated().map { $0 == byte ? $1 ^ (1 << UInt8(bit & 7)) : $1 }
    case .stuck: return lastRead[address].flatMap { $0.count == read.count ? $0 : nil } ?? read
    }
  }
}
