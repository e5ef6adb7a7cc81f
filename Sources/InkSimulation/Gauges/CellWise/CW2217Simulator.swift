/// A CW2217: voltage, current and charge, asleep until a host starts it.
///
/// Address 64, byte registers, words most significant byte first (CW2217 datasheet, register table).
public final class CW2217Simulator: ByteRegisterChip {
  /// The only address.
  public static let address: UInt8 = 0x64

  /// What it measures, and is fed from.
  public let battery: BatteryPhysics
  /// The shunt in ohms; 0.01.
  public let shunt: Double
  /// True when the two bytes of a word come from two conversions.
  public var tearsWords = false

  var pointer: UInt8 = 0

  private var mode: UInt8 = 0xF0
  private var stored: [UInt8: UInt8] = [:]
  private var startedAt: Duration
  private var conversion: Conversion
  private var isReady = false
  private var volts = 0.0
  private var amperes = 0.0
  private var percent = 0.0

  private static let start: Duration = .seconds(2)

  /// A part that was started long ago, or one after power-up.
  public init(battery: BatteryPhysics, shunt: Double = 0.01, isAwake: Bool = true) {
    self.battery = battery
    self.shunt = shunt
    startedAt = battery.now - .seconds(60)
    conversion = Conversion(every: .milliseconds(250), from: startedAt)
    guard isAwake else { return }
    mode = 0
    _ = isAnswering(at: battery.now)
  }

  func isAnswering(at time: Duration) -> Bool {
    battery.advance(to: time)
    guard battery.isPresent else { return false }
    guard mode == 0, conversion.isDue(at: time) else { return true }
    (volts, amperes) = (battery.volts / Double(battery.cells), battery.amperes)
    isReady = time - startedAt >= Self.start
    if isReady { percent = battery.charge * 100 }
    return true
  }

  public func brownOut(at time: Duration) {
    battery.advance(to: time)
    mode = 0xF0
    isReady = false
    (volts, amperes, percent) = (0, 0, 0)
  }

  private func word(_ register: UInt8) -> UInt16 {
    switch register {
    case 0x02: Steps.unsigned(volts, of: 312.5e-6, limit: 0x3FFF)
    case 0x04: Steps.unsigned(percent, of: 1.0 / 256)
    case 0x0E: Steps.signed(amperes, of: 52.4e-3 / 32768 / shunt)
    default: 12 * 16
    }
  }

  func byte(_ register: UInt8) -> UInt8 {
    switch register {
    case 0x00: return 0xA0
    case 0x02...0x05, 0x0E, 0x0F, 0xA4, 0xA5:
      var word = word(register & 0xFE)
      if tearsWords, register & 1 == 1 { word ^= 0xFF }
      return UInt8(truncatingIfNeeded: register & 1 == 0 ? word >> 8 : word)
    case 0x06: return UInt8(Steps.whole((battery.celsius + 40) * 2, in: 0...255))
    case 0x08: return mode
    case 0xA6: return 100
    case 0xA7: return isReady ? 0x0C : 0
    case 0xAB: return 0x40
    default: return stored[register] ?? 0
    }
  }

  func store(_ byte: UInt8, in register: UInt8, at time: Duration) {
    switch register {
    case 0x08:
      if mode != 0, byte == 0 {
        startedAt = time
        conversion = Conversion(every: .milliseconds(250), from: time, after: .milliseconds(250))
      }
      mode = byte
      if mode != 0 { isReady = false }
    case 0x0A...0x0D, 0x10...0x5F: stored[register] = byte
    default: break
    }
  }
}
