/// A BQ27220: compensated end-of-discharge gauging, its configuration in RAM.
///
/// Address 55, words least significant byte first (BQ27220 technical reference, standard commands).
public final class BQ27220Simulator: ByteRegisterChip, AlertingChip {
  /// The only address.
  public static let address: UInt8 = 0x55

  /// What it measures.
  public let battery: BatteryPhysics

  var pointer: UInt8 = 0

  private var designCapacity: UInt16
  private var conversion: Conversion
  private var control: UInt16 = 0
  private var low: UInt8 = 0
  /// BTPDischargeSet and BTPChargeSet, once they were written.
  private var tripPoints: (discharge: UInt16?, charge: UInt16?) = (nil, nil)
  /// BTPINT.
  private var isTripped = false
  private var answer: UInt16 = 0
  private var amperes = 0.0
  private var averageAmperes = 0.0
  private var volts = 0.0
  private var charge = 0.0

  /// A part whose capacity was set, or one as it ships: 3000 mAh.
  public init(battery: BatteryPhysics, isConfigured: Bool = true) {
    self.battery = battery
    designCapacity = isConfigured ? UInt16(battery.capacity) : 3000
    conversion = Conversion(every: .seconds(1), from: battery.now - .seconds(60))
    _ = isAnswering(at: battery.now)
  }

  func isAnswering(at time: Duration) -> Bool {
    battery.advance(to: time)
    guard battery.isPresent else { return false }
    if conversion.isDue(at: time) {
      (amperes, averageAmperes) = (battery.amperes, battery.averageAmperes)
      (volts, charge) = (battery.volts, battery.charge)
      compareTripPoints()
    }
    return true
  }

  public func brownOut(at time: Duration) {
    battery.advance(to: time)
    designCapacity = 3000
  }

  /// True while GPOUT is low: BTPINT, with BTP_EN set in the data memory.
  public var isAlerting: Bool { isTripped }

  /// What is left, as RemainingCapacity has it.
  private var remaining: UInt16 { Steps.unsigned(charge * Double(designCapacity), of: 1) }

  private func compareTripPoints() {
    if let discharge = tripPoints.discharge, remaining <= discharge { isTripped = true }
    if let charge = tripPoints.charge, remaining >= charge { isTripped = true }
  }

  private var status: UInt16 {
    var status: UInt16 = 0x0008 | 0x0020  // BATTPRES, OCVGD
    if amperes < -0.001 { status |= 0x0001 }
    if charge >= 0.995 { status |= 0x0200 }
    if charge <= 0.005 { status |= 0x8000 }
    return status
  }

  private func word(_ command: UInt8) -> UInt16 {
    let capacity = Double(designCapacity)
    return switch command {
    case 0x00: answer
    case 0x06, 0x28: Steps.unsigned(battery.celsius + 273.15, of: 0.1)
    case 0x08: Steps.unsigned(volts, of: 0.001)
    case 0x0A: status
    case 0x0C: Steps.signed(amperes, of: 0.001)
    case 0x10: remaining
    case 0x12, 0x3C: designCapacity
    case 0x14: Steps.signed(averageAmperes, of: 0.001)
    case 0x16: Steps.time(for: charge * capacity / 1000, at: -averageAmperes)
    case 0x18: Steps.time(for: (1 - charge) * capacity / 1000, at: averageAmperes)
    case 0x24: Steps.signed(averageAmperes * volts, of: 0.001)
    case 0x2A: 12
    case 0x2C: Steps.unsigned(charge * 100, of: 1)
    case 0x2E: 100
    case 0x34: tripPoints.discharge ?? 150
    case 0x36: tripPoints.charge ?? 175
    case 0x3A: 0x0026 | (isTripped ? 0x0080 : 0)  // sealed 3, INITCOMP, BTPINT
    default: 0
    }
  }

  func byte(_ register: UInt8) -> UInt8 {
    let word = word(register & 0xFE)
    return UInt8(truncatingIfNeeded: register & 1 == 0 ? word : word >> 8)
  }

  func store(_ byte: UInt8, in register: UInt8, at time: Duration) {
    switch register {
    case 0x00: control = UInt16(byte)
    case 0x01:
      control |= UInt16(byte) << 8
      answer = control == 0x0001 ? 0x0220 : control == 0x0002 ? 0x0104 : 0
    case 0x34, 0x36: low = byte
    case 0x35, 0x37:
      let word = UInt16(byte) << 8 | UInt16(low)
      if register == 0x35 { tripPoints.discharge = word } else { tripPoints.charge = word }
      // Writing a trip point clears the interrupt, until it is crossed.
      isTripped = false
    default: break
    }
  }
}
