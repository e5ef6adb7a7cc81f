/// A CW2015: voltage and charge, asleep until a host wakes it.
///
/// Address 62, byte registers, words most significant byte first (CW2015CHBD datasheet V1.2).
public final class CW2015Simulator: ByteRegisterChip, AlertingChip {
  /// The only address.
  public static let address: UInt8 = 0x62

  /// What it measures, and is fed from.
  public let battery: BatteryPhysics

  /// True while the alert pin is low.
  public var isAlerting: Bool { alert & 0x8000 != 0 }

  var pointer: UInt8 = 0

  private var mode: UInt8 = 0xC0
  private var configuration: UInt8 = 0x18
  private var alert: UInt16 = 0
  private var profile = [UInt8](repeating: 0, count: 64)
  private var startedAt: Duration
  private var conversion: Conversion
  private var volts = 0.0
  /// Percent; nil before the first estimate after a start.
  private var percent: Double?
  private var error: Double?

  private static let period: Duration = .milliseconds(250)

  /// A part that was woken long ago, or one after power-up: asleep.
  public init(battery: BatteryPhysics, isAwake: Bool = true) {
    self.battery = battery
    startedAt = battery.now - .seconds(60)
    conversion = Conversion(every: Self.period, from: startedAt)
    guard isAwake else { return }
    mode = 0
    error = 0
    _ = isAnswering(at: battery.now)
  }

  private var isAsleep: Bool { mode & 0xC0 == 0xC0 }

  func isAnswering(at time: Duration) -> Bool {
    battery.advance(to: time)
    guard battery.isPresent else { return false }
    if battery.volts < 2.5 { mode = 0xC0 }
    guard !isAsleep, conversion.isDue(at: time) else { return true }
    volts = battery.volts / Double(battery.cells)
    // The estimate needs a second conversion.
    guard time - startedAt >= Self.period * 2 else { return true }
    let wrong = error ?? (battery.chemistry.charge(atRestedVolts: volts) - battery.charge) * 100
    error = wrong
    let before = percent
    let now = min(100, max(0, battery.charge * 100 + wrong))
    percent = now
    // Told when the limit is crossed; armed again by a charge above it.
    let limit = Double(configuration >> 3)
    if now < limit, before.map({ $0 >= limit }) ?? true { alert |= 0x8000 }
    return true
  }

  public func brownOut(at time: Duration) {
    battery.advance(to: time)
    restart(at: time)
    (mode, configuration) = (0xC0, 0x18)
  }

  private func restart(at time: Duration) {
    (volts, percent, error, alert) = (0, nil, nil, 0)
    startedAt = time
    conversion = Conversion(every: Self.period, from: time, after: .milliseconds(10))
  }

  /// Minutes left, 13 bits; all ones when nobody can say.
  private var minutesLeft: UInt16 {
    guard let percent else { return 0x1FFF }
    let ampereHours = percent / 100 * battery.capacity / 1000
    return Steps.time(for: ampereHours, at: -battery.averageAmperes, none: 0x1FFF)
  }

  private func word(_ register: UInt8) -> UInt16 {
    switch register {
    case 0x02: Steps.unsigned(volts, of: 305e-6, limit: 0x3FFF)
    case 0x04: Steps.unsigned(percent ?? 0, of: 1.0 / 256)
    default: alert | minutesLeft
    }
  }

  func byte(_ register: UInt8) -> UInt8 {
    switch register {
    case 0x00: return 0x73
    case 0x02...0x07:
      let word = word(register & 0xFE)
      return UInt8(truncatingIfNeeded: register & 1 == 0 ? word >> 8 : word)
    case 0x08: return configuration
    case 0x0A: return mode
    case 0x10...0x4F: return profile[Int(register) - 0x10]
    default: return 0
    }
  }

  func store(_ byte: UInt8, in register: UInt8, at time: Duration) {
    switch register {
    case 0x06: alert &= UInt16(byte & 0x80) << 8
    case 0x08: configuration = byte & 0xFA
    case 0x0A: change(mode: byte, at: time)
    case 0x10...0x4F: profile[Int(register) - 0x10] = byte
    default: break
    }
  }

  private func change(mode new: UInt8, at time: Duration) {
    let wasAsleep = isAsleep
    mode = new
    if new & 0x0F == 0x0F || new & 0x30 == 0x30 || wasAsleep && !isAsleep { restart(at: time) }
    // Waking on a rested cell, or quick-starting, guesses from the voltage it finds.
    mode &= 0xC0
  }
}
