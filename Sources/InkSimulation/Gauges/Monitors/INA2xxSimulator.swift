/// An INA219 or INA226: the voltage over a shunt and that of the bus, nothing about charge.
///
/// Words most significant byte first; a read gives the pointed register again (INA219 and INA226 datasheets,
/// register details).
public final class INA2xxSimulator: WordRegisterChip, AlertingChip {
  /// Which part it is.
  public enum Part: String, CaseIterable, Sendable {
    case ina219, ina226
  }

  /// Which part it is.
  public let part: Part
  /// What it measures.
  public let battery: BatteryPhysics
  /// The shunt in ohms.
  public let shunt: Double
  /// True when discharging reads positive: the cell sits on the other side of the shunt.
  public let isInverted: Bool

  var pointer: UInt8 = 0
  var isBigEndian: Bool { true }
  var pointerStep: UInt8 { 0 }

  private var configuration: UInt16 = 0
  private var calibration: UInt16 = 0
  private var mask: UInt16 = 0
  private var limit: UInt16 = 0
  private var isReady = false
  /// AFF.
  private var isFlagged = false
  private var shuntVolts = 0.0
  private var busVolts = 0.0

  /// A part that converts without end, from power-up.
  public init(_ part: Part = .ina219, battery: BatteryPhysics, shunt: Double = 0.1, isInverted: Bool = false)
  {
    self.part = part
    self.battery = battery
    self.shunt = shunt
    self.isInverted = isInverted
    reset()
    _ = isAnswering(at: battery.now)
  }

  private func reset() {
    configuration = part == .ina219 ? 0x399F : 0x4127
    (calibration, mask, limit) = (0, 0, 0)
  }

  /// True while ALERT is low; APOL turns it over.
  public var isAlerting: Bool { part == .ina226 && isFlagged != (mask & 0x0002 != 0) }

  /// AFF: compares after each conversion; with LEN the flag stays until Mask/Enable is read.
  private func compare() {
    guard part == .ina226 else { return }
    let isUnder = mask & 0x1000 != 0 && busCount < Int(limit)
    let isOver = mask & 0x2000 != 0 && busCount > Int(limit)
    isFlagged = isUnder || isOver || (isFlagged && mask & 0x0001 != 0)
  }

  func isAnswering(at time: Duration) -> Bool {
    battery.advance(to: time)
    if configuration & 4 != 0 { convert() }
    return true
  }

  public func brownOut(at time: Duration) {
    reset()
  }

  /// Measures what the mode asks for: bit 0 the shunt, bit 1 the bus.
  private func convert() {
    let full = part == .ina219 ? 0.04 * Double(1 << (configuration >> 11 & 3)) : 0.08192
    let volts = battery.amperes * shunt * (isInverted ? -1 : 1)
    if configuration & 1 != 0 { shuntVolts = min(full, max(-full, volts)) }
    if configuration & 2 != 0 { busVolts = battery.volts + (isInverted ? -abs(volts) : 0) }
    isReady = true
    compare()
  }

  private var shuntCount: Int {
    Steps.whole(shuntVolts / (part == .ina219 ? 10e-6 : 2.5e-6), in: -32768...32767)
  }

  private var busCount: Int {
    Steps.whole(busVolts / (part == .ina219 ? 4e-3 : 1.25e-3), in: 0...(part == .ina219 ? 0x1FFF : 0x7FFF))
  }

  /// Current in steps of the calibration; the product is what overflows.
  private var current: (count: Int, overflows: Bool) {
    let count = shuntCount * Int(calibration) / (part == .ina219 ? 4096 : 2048)
    return (min(32767, max(-32768, count)), count != min(32767, max(-32768, count)))
  }

  private var power: UInt16 {
    let product = abs(current.count) * busCount / (part == .ina219 ? 5000 : 20000)
    return UInt16(min(0xFFFF, product))
  }

  func word(_ register: UInt8) -> UInt16 {
    switch register {
    case 0x00: return configuration
    case 0x01: return UInt16(truncatingIfNeeded: shuntCount)
    case 0x02 where part == .ina219:
      return UInt16(busCount) << 3 | (isReady ? 2 : 0) | (current.overflows ? 1 : 0)
    case 0x02: return UInt16(busCount)
    case 0x03:
      isReady = false
      return power
    case 0x04: return UInt16(truncatingIfNeeded: current.count)
    case 0x05: return calibration
    case 0x06 where part == .ina226:
      let word = mask & 0xFC03 | (isFlagged ? 0x10 : 0) | (isReady ? 8 : 0) | (current.overflows ? 4 : 0)
      (isFlagged, isReady) = (false, false)
      return word
    case 0x07 where part == .ina226: return limit
    case 0xFE where part == .ina226: return 0x5449
    case 0xFF where part == .ina226: return 0x2260
    default: return 0xFFFF
    }
  }

  func store(_ word: UInt16, in register: UInt8, at time: Duration) {
    switch register {
    case 0x00:
      if word & 0x8000 != 0 {
        reset()
      } else {
        configuration = word
        isReady = false
        // One conversion for the asking.
        if word & 3 != 0 { convert() }
      }
    case 0x05: calibration = part == .ina219 ? word & 0xFFFE : word & 0x7FFF
    case 0x06 where part == .ina226: mask = word
    case 0x07 where part == .ina226: limit = word
    default: break
    }
  }
}
