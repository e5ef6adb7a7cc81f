/// A smart battery pack: the standard's commands, with packet error codes where its specification says so.
///
/// Address 0B, words least significant byte first, texts as blocks (Smart Battery Data Specification 1.1,
/// section 5.1).
public final class SmartBatterySimulator: SimulatedI2CChip {
  /// The only address.
  public static let address: UInt8 = 0x0B

  /// The cells in the pack.
  public let battery: BatteryPhysics
  /// True when the pack sends packet error codes: version 3 in SpecificationInfo.
  public let hasPEC: Bool
  /// True when every packet error code is wrong.
  public var sendsBadPEC = false
  /// True while the pack sleeps; the next access is not acknowledged and wakes it.
  public var isAsleep = false

  private var mode: UInt16 = 0
  private var conversion: Conversion
  private var amperes = 0.0
  private var averageAmperes = 0.0
  private var volts = 0.0
  private var charge = 0.0

  /// A pack that has been used for some time: 12 cycles.
  public init(battery: BatteryPhysics, hasPEC: Bool = true) {
    self.battery = battery
    self.hasPEC = hasPEC
    conversion = Conversion(every: .seconds(1), from: battery.now - .seconds(60))
    update(to: battery.now)
  }

  private func update(to time: Duration) {
    battery.advance(to: time)
    guard conversion.isDue(at: time) else { return }
    (amperes, averageAmperes) = (battery.amperes, battery.averageAmperes)
    (volts, charge) = (battery.volts, battery.charge)
  }

  public func transfer(_ written: [UInt8], reading count: Int, at time: Duration) -> [UInt8]? {
    update(to: time)
    guard battery.isPresent else { return nil }
    if isAsleep {
      isAsleep = false
      return nil
    }
    guard let command = written.first else { return Array(repeating: 0xFF, count: count) }
    if written.count >= 3, command == 0x03 { mode = UInt16(written[2]) << 8 | UInt16(written[1]) }
    let data = text(command).map { [UInt8($0.utf8.count)] + Array($0.utf8) } ?? bytes(of: word(command))
    let address = Self.address << 1
    let code = smbusCRC([address, command, address | 1] + data) ^ (sendsBadPEC ? 0x55 : 0)
    let packet = data + (hasPEC ? [code] : [])
    return Array((packet + Array(repeating: 0xFF, count: max(0, count - packet.count))).prefix(count))
  }

  public func linesHeldLow(from start: Duration, to end: Duration) {}

  public func brownOut(at time: Duration) {
    update(to: time)
    mode = 0
  }

  private func bytes(of word: UInt16) -> [UInt8] { [UInt8(truncatingIfNeeded: word), UInt8(word >> 8)] }

  private func text(_ command: UInt8) -> String? {
    switch command {
    case 0x20: "INK"
    case 0x21: "SIMULATED"
    case 0x22: battery.chemistry == .lfp ? "LIFE" : "LION"
    default: nil
    }
  }

  private var status: UInt16 {
    var status: UInt16 = 0x0080  // INIT
    if amperes <= 0 { status |= 0x0040 }
    if charge >= 0.995 { status |= 0x0020 }
    if charge <= 0.005 { status |= 0x0810 }
    return status
  }

  private func word(_ command: UInt8) -> UInt16 {
    // CAPM: capacities in tens of milliwatt-hours.
    let designVolts = 3.7 * Double(battery.cells)
    let unit = mode & 0x8000 == 0 ? 1 : designVolts / 10
    let capacity = battery.capacity * unit
    return switch command {
    case 0x03: mode
    case 0x08: Steps.unsigned(battery.celsius + 273.15, of: 0.1)
    case 0x09: Steps.unsigned(volts, of: 0.001)
    case 0x0A: Steps.signed(amperes, of: 0.001)
    case 0x0B: Steps.signed(averageAmperes, of: 0.001)
    case 0x0C: 1
    case 0x0D, 0x0E: Steps.unsigned(charge * 100, of: 1)
    case 0x0F: Steps.unsigned(charge * capacity, of: 1)
    case 0x10, 0x18: Steps.unsigned(capacity, of: 1)
    case 0x11: Steps.time(for: charge * battery.capacity / 1000, at: -amperes)
    case 0x12: Steps.time(for: charge * battery.capacity / 1000, at: -averageAmperes)
    case 0x13: Steps.time(for: (1 - charge) * battery.capacity / 1000, at: averageAmperes)
    case 0x14: Steps.unsigned(battery.charger.amperes, of: 0.001)
    case 0x15: Steps.unsigned(battery.chemistry.chargeVolts * Double(battery.cells), of: 0.001)
    case 0x16: status
    case 0x17: 12
    case 0x19: Steps.unsigned(designVolts, of: 0.001)
    case 0x1A: hasPEC ? 0x0031 : 0x0021
    case 0x1B: 44 << 9 | 3 << 5 | 15
    case 0x1C: 1
    default: 0
    }
  }
}
