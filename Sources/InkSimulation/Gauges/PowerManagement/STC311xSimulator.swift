/// An STC3115 or STC3117: current and voltage mixed, standing still until a host starts it.
///
/// Address 70, byte registers, words least significant byte first (STC3115 datasheet rev. 9, register map).
public final class STC311xSimulator: ByteRegisterChip, AlertingChip {
  /// Which part it is.
  public enum Part: String, CaseIterable, Sendable {
    case stc3115, stc3117
  }

  /// The only address.
  public static let address: UInt8 = 0x70

  /// Which part it is.
  public let part: Part
  /// What it measures, and is fed from.
  public let battery: BatteryPhysics
  /// The shunt in ohms; 0.01.
  public let shunt: Double

  var pointer: UInt8 = 0

  private var image = RegisterImage()
  private var current: Conversion
  private var voltage: Conversion
  private var wasPresent = true
  /// Conditions of an alarm that hold, as bits of REG_CTRL.
  private var conditions: UInt8 = 0

  /// A part that was started long ago, in mixed mode, or one after power-up.
  public init(_ part: Part = .stc3115, battery: BatteryPhysics, shunt: Double = 0.01, isRunning: Bool = true)
  {
    self.part = part
    self.battery = battery
    self.shunt = shunt
    current = Conversion(every: .milliseconds(500), from: battery.now)
    voltage = Conversion(every: .seconds(4), from: battery.now)
    powerUp(at: battery.now)
    guard isRunning else { return }
    image[0x00] = 0x18
    image[0x01] = 0x01
    start(at: battery.now - .seconds(60))
    _ = isAnswering(at: battery.now)
  }

  private var isRunning: Bool { image[0x00] & 0x10 != 0 }
  private var isMixed: Bool { image[0x00] & 0x01 == 0 }

  /// ALM: low while ALM_ENA lets an alarm out that the host has not cleared yet.
  public var isAlerting: Bool { image[0x00] & 0x08 != 0 && image[0x01] & 0x60 != 0 }

  /// Sets an alarm's bit when its condition begins; one that goes on is no new alarm (STC3115 datasheet, alarm output).
  private func alarm(_ bit: UInt8, when isLow: Bool) {
    if isLow { image[0x01] |= bit & ~conditions }
    conditions = isLow ? conditions | bit : conditions & ~bit
  }

  private func powerUp(at time: Duration) {
    image = RegisterImage()
    conditions = 0
    image[0x00] = 0x09
    // PORDET and BATFAIL tell that what was learned is lost.
    image[0x01] = 0x18
    image.setLittle(395, at: 0x0F)
    image.setLittle(321, at: 0x11)
    image[0x13] = 2
    image[0x14] = 0xAA
    image[0x15] = 0x0A
    image[0x16] = 0x78
    image[0x17] = 0x78
    image[0x18] = part == .stc3115 ? 0x14 : 0x16
    image.setLittle(Steps.unsigned(battery.openCircuitVolts, of: 0.55e-3, limit: 0x3FFF), at: 0x0D)
  }

  private func start(at time: Duration) {
    current = Conversion(every: .milliseconds(500), from: time, after: .milliseconds(500))
    voltage = Conversion(every: .seconds(4), from: time, after: .milliseconds(250))
    image.setLittle(0, at: 0x04)
  }

  func isAnswering(at time: Duration) -> Bool {
    battery.advance(to: time)
    if battery.isPresent, !wasPresent { powerUp(at: time) }
    wasPresent = battery.isPresent
    guard battery.isPresent else { return false }
    guard isRunning else { return true }
    if voltage.isDue(at: time) {
      image.setLittle(Steps.signed(battery.volts, of: 2.2e-3, bits: 12), at: 0x08)
      // ALM_VOLT, 17.6 mV a count.
      alarm(0x40, when: battery.volts < Double(image[0x14]) * 17.6e-3)
      image[0x0A] = UInt8(truncatingIfNeeded: Steps.whole(battery.celsius, in: -40...125))
    }
    let before = current.last
    if current.isDue(at: time) {
      let count = Int(image[0x04]) | Int(image[0x05]) << 8
      let more = Int((current.last - before) / .milliseconds(500))
      image.setLittle(UInt16(min(0xFFFF, count + more)), at: 0x04)
      image.setLittle(isMixed ? Steps.signed(battery.amperes, of: 5.88e-6 / shunt, bits: 14) : 0, at: 0x06)
      image.setLittle(Steps.unsigned(battery.charge * 100, of: 1.0 / 512, limit: 51200), at: 0x02)
      // ALM_SOC, half a percent a count.
      alarm(0x20, when: battery.charge * 100 < Double(image[0x13]) / 2)
    }
    return true
  }

  func byte(_ register: UInt8) -> UInt8 { image[register] }

  func store(_ byte: UInt8, in register: UInt8, at time: Duration) {
    switch register {
    case 0x00:
      let wasRunning = isRunning
      image[0x00] = byte & 0x79
      if isRunning, !wasRunning { start(at: time) }
    case 0x01:
      if byte & 0x10 != 0 {
        powerUp(at: time)
      } else {
        // BATFAIL and the alarms are cleared by 0, and PORDET by any write.
        image[0x01] &= byte & 0x68 | 0x07
      }
    case 0x0D...0x17, 0x20...0x5F: image[register] = byte
    default: break
    }
  }

  public func brownOut(at time: Duration) {
    battery.advance(to: time)
    powerUp(at: time)
  }
}
