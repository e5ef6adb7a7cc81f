/// A BQ27421, BQ27441 or BQ27427: coulombs and impedance, its configuration in RAM.
///
/// Address 55, commands in bytes, words least significant byte first, data memory most significant byte first
/// (BQ27441-G1 technical reference, standard and extended commands).
public final class BQ274xxSimulator: ByteRegisterChip {
  /// The only address.
  public static let address: UInt8 = 0x55

  /// Which part it is.
  public let part: BQ274xxPart
  /// What it measures.
  public let battery: BatteryPhysics
  /// True when writes to the data memory need two unsealing words first.
  public private(set) var isSealed: Bool

  var pointer: UInt8 = 0

  private var conversion: Conversion
  private var startedAt: Duration
  private var designCapacity: UInt16 = 1340
  /// ITPOR: the configuration in RAM was lost.
  private var wasReset = true
  private var isConfiguring = false
  private var configuresAt: Duration?
  private var subcommand: UInt16 = 0
  private var controlBytes: [UInt8] = [0, 0]
  private var unsealWords = 0
  private var block = [UInt8](repeating: 0, count: 32)
  private var blockClass: (UInt8, UInt8) = (0, 0)
  /// Byte 5 of class 105: bit 7 turns the current's sign over in the BQ27427's ROM.
  private var gainSign: UInt8
  private var amperes = 0.0
  private var averageAmperes = 0.0
  private var volts = 0.0
  private var charge = 0.0
  private var now: Duration

  private static let start: Duration = .milliseconds(250)

  /// A part whose capacity was set long ago, or one fresh from power-up.
  public init(
    _ part: BQ274xxPart = .bq27441, battery: BatteryPhysics, isConfigured: Bool = true, isSealed: Bool = true
  ) {
    self.part = part
    self.battery = battery
    self.isSealed = isSealed
    now = battery.now
    startedAt = battery.now
    gainSign = part == .bq27427 ? 0x80 : 0
    conversion = Conversion(every: .seconds(1), from: battery.now)
    guard isConfigured else { return }
    startedAt = battery.now - .seconds(60)
    conversion = Conversion(every: .seconds(1), from: startedAt)
    designCapacity = UInt16(battery.capacity)
    gainSign = 0
    wasReset = false
    _ = isAnswering(at: battery.now)
  }

  func isAnswering(at time: Duration) -> Bool {
    battery.advance(to: time)
    now = time
    guard battery.isPresent, time - startedAt >= Self.start else { return false }
    if let moment = configuresAt, time >= moment { (isConfiguring, configuresAt) = (true, nil) }
    if conversion.isDue(at: time) {
      (amperes, averageAmperes) = (battery.amperes, battery.averageAmperes)
      let before = Steps.unsigned(charge * 100, of: 1)
      (volts, charge) = (battery.volts, battery.charge)
      if Steps.unsigned(charge * 100, of: 1) != before { pulses += 1 }
    }
    return true
  }

  /// Pulses that GPOUT has given: one at each percent, a millisecond long (SOC_INT, SOCI_DELTA 1).
  public private(set) var pulses = 0
  /// OpConfig after power-up: BATLOWEN is 0.
  private static let opConfig: UInt16 = 0x25F8

  /// Lets the chip work until `time`, as it does without being asked; its pin makes pulses, which `pulses` counts.
  public func update(to time: Duration) { _ = isAnswering(at: time) }

  /// The supply dipped: the RAM, and with it the configuration, is lost.
  public func brownOut(at time: Duration) {
    battery.advance(to: time)
    (designCapacity, wasReset, isConfiguring) = (1340, true, false)
    gainSign = part == .bq27427 ? 0x80 : 0
    startedAt = time
    conversion = Conversion(every: .seconds(1), from: time)
  }

  // MARK: - Reading

  private var sign: Double { gainSign & 0x80 == 0 ? 1 : -1 }

  private var flags: UInt16 {
    var flags: UInt16 = 0x0008  // BAT_DET
    if charge >= 0.995 { flags |= 0x0200 } else { flags |= 0x0100 }
    if wasReset { flags |= 0x0020 } else { flags |= 0x0080 }
    if isConfiguring { flags |= 0x0010 }
    if charge < 0.1 { flags |= 0x0004 }
    if charge < 0.02 { flags |= 0x0002 }
    if sign * amperes < -0.001 { flags |= 0x0001 }
    return flags
  }

  private func standardWord(_ command: UInt8) -> UInt16 {
    let capacity = Double(designCapacity)
    return switch command {
    case 0x02, 0x1E: Steps.unsigned(battery.celsius + 273.15, of: 0.1)
    case 0x04: Steps.unsigned(volts, of: 0.001)
    case 0x06: flags
    case 0x08, 0x0C, 0x28, 0x2A: Steps.unsigned(charge * capacity, of: 1)
    case 0x0A, 0x0E, 0x2C, 0x2E: designCapacity
    case 0x10: Steps.signed(sign * averageAmperes, of: 0.001)
    case 0x12, 0x14: Steps.signed(0, of: 0.001)
    case 0x18: Steps.signed(sign * averageAmperes * volts, of: 0.001)
    case 0x1C, 0x30: Steps.unsigned(charge * 100, of: 1)
    case 0x20: 0x0364
    case 0x3A: Self.opConfig
    case 0x3C: designCapacity
    default: 0
    }
  }

  func byte(_ register: UInt8) -> UInt8 {
    switch register {
    case 0x00, 0x01: return controlBytes[Int(register)]
    case 0x3E: return blockClass.0
    case 0x3F: return blockClass.1
    case 0x40...0x5F: return block[Int(register) - 0x40]
    case 0x60: return checksum
    default:
      let word = standardWord(register & 0xFE)
      return UInt8(truncatingIfNeeded: register & 1 == 0 ? word : word >> 8)
    }
  }

  private var checksum: UInt8 { 0xFF - block.reduce(0, &+) }

  // MARK: - Control and data memory

  func store(_ byte: UInt8, in register: UInt8, at time: Duration) {
    switch register {
    case 0x00: subcommand = UInt16(byte)
    case 0x01: obey(subcommand | UInt16(byte) << 8, at: time)
    case 0x3E where !isSealed: blockClass.0 = byte
    case 0x3F where !isSealed:
      blockClass.1 = byte
      loadBlock()
    case 0x40...0x5F where !isSealed: block[Int(register) - 0x40] = byte
    // A block whose sum is wrong is thrown away.
    case 0x60 where !isSealed && isConfiguring && byte == checksum: keepBlock()
    default: break
    }
  }

  private func obey(_ word: UInt16, at time: Duration) {
    var answer: UInt16 = 0
    unsealWords = word == 0x8000 ? unsealWords + 1 : 0
    switch word {
    case 0x0000: answer = (isSealed ? 0x2000 : 0) | (wasReset ? 0 : 0x0080) | 0x0002
    case 0x0001: answer = part.deviceType
    case 0x0002: answer = 0x0109
    case 0x0008: answer = 0x0128
    case 0x0013: if !isSealed { configuresAt = time + .milliseconds(100) }
    case 0x0020: isSealed = true
    case 0x0041: if !isSealed { brownOut(at: time) }
    case 0x0042, 0x0043: if isConfiguring { (isConfiguring, wasReset) = (false, false) }
    case 0x8000: if unsealWords >= 2 { isSealed = false }
    default: break
    }
    controlBytes = [UInt8(truncatingIfNeeded: answer), UInt8(answer >> 8)]
  }

  private func loadBlock() {
    block = [UInt8](repeating: 0, count: 32)
    switch blockClass {
    case (82, 0):
      let offset = part.designCapacityOffset
      block[offset] = UInt8(designCapacity >> 8)
      block[offset + 1] = UInt8(truncatingIfNeeded: designCapacity)
    case (105, 0): block[5] = gainSign | 0x25
    default: break
    }
  }

  private func keepBlock() {
    switch blockClass {
    case (82, 0):
      let offset = part.designCapacityOffset
      designCapacity = UInt16(block[offset]) << 8 | UInt16(block[offset + 1])
    case (105, 0): gainSign = block[5] & 0x80
    default: break
    }
  }
}
