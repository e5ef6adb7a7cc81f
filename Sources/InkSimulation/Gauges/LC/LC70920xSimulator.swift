/// An LC709203F or LC709204F: charge by voltage, every word with a CRC.
///
/// Address 0B, words least significant byte first, fed by the battery (LC709203F datasheet, register table).
public final class LC70920xSimulator: AlertingChip {
  /// Which part it is.
  public enum Part: String, CaseIterable, Sendable {
    case lc709203f, lc709204f
  }

  /// The only address.
  public static let address: UInt8 = 0x0B

  /// Which part it is.
  public let part: Part
  /// What it measures, and is fed from.
  public let battery: BatteryPhysics
  /// True when every CRC it sends is wrong, as with a master too fast for its clock stretching.
  public var sendsBadCRC = false

  private var stored: [UInt8: UInt16] = [:]
  private var conversion: Conversion
  private var percent = 0.0
  private var volts = 0.0
  /// Percent too high, since the last guess from a voltage under load.
  private var error = 0.0
  private var accessedAt: Duration

  private var isOperational: Bool { stored[0x15] == 1 }

  /// A part that has run on the battery for long, in its operational mode, told of its cell.
  public init(_ part: Part = .lc709203f, battery: BatteryPhysics, isConfigured: Bool = true) {
    self.part = part
    self.battery = battery
    conversion = Conversion(every: .seconds(1), from: battery.now - .seconds(60))
    accessedAt = battery.now
    powerUp(at: battery.now)
    guard isConfigured else { return }
    stored[0x0B] = 0x19
    stored[0x12] = 1
    stored[0x15] = 1
    conversion = Conversion(every: .seconds(1), from: battery.now - .seconds(60))
    update(to: battery.now)
  }

  private func powerUp(at time: Duration) {
    stored = [
      0x06: 0x0D34, 0x08: 0x0BA6, 0x0A: 0, 0x0B: 0x001E, 0x0C: 0x001E, 0x12: 0, 0x13: 8, 0x14: 0,
      0x15: part == .lc709203f ? 1 : 2, 0x16: 0,
    ]
    if part == .lc709204f { stored[0x19] = 0x00C0 }
    (percent, volts, error) = (0, 0, 0)
    accessedAt = time
    conversion = Conversion(every: .seconds(1), from: time, after: .milliseconds(100))
  }

  /// Lets the chip work until `time`, as it does without being asked.
  public func update(to time: Duration) {
    battery.advance(to: time)
    guard conversion.isDue(at: time), isOperational else { return }
    volts = battery.volts
    percent = min(100, max(0, battery.charge * 100 * profileFactor + error))
    noteAlarms()
  }

  /// True while ALARMB is low: below a limit, or, on the 204F, until the host clears what was noted.
  public var isAlerting: Bool {
    part == .lc709203f ? isBelowLimit : (stored[0x19] ?? 0) & 0x9B00 != 0
  }

  private var isBelowLimit: Bool { isPercentLow || isVoltageLow }

  private var isPercentLow: Bool {
    guard let limit = stored[0x13], limit != 0 else { return false }
    return Steps.unsigned(percent, of: 1) < limit
  }

  private var isVoltageLow: Bool {
    guard let limit = stored[0x14], limit != 0 else { return false }
    return Steps.unsigned(volts, of: 0.001) < limit
  }

  private func noteAlarms() {
    guard part == .lc709204f else { return }
    if isPercentLow { stored[0x19, default: 0] |= 0x0200 }
    if isVoltageLow { stored[0x19, default: 0] |= 0x0800 }
  }

  /// The profile for 4.35 V takes a full cell of 4.2 V for nine tenths.
  private var profileFactor: Double {
    part == .lc709203f && stored[0x12] == 0 && battery.chemistry.chargeVolts < 4.3 ? 0.9 : 1
  }

  public func transfer(_ written: [UInt8], reading count: Int, at time: Duration) -> [UInt8]? {
    update(to: time)
    guard battery.isPresent else { return nil }
    // The first access after a while of sleep only wakes it.
    defer { accessedAt = time }
    if !isOperational, time - accessedAt > .seconds(1) { return nil }
    guard let register = written.first else { return Array(repeating: 0xFF, count: count) }
    if written.count >= 4 { receive(Array(written.prefix(4))) }
    let word = word(register)
    let data = [UInt8(truncatingIfNeeded: word), UInt8(word >> 8)]
    let address = Self.address << 1
    let crc = smbusCRC([address, register, address | 1] + data) ^ (sendsBadCRC ? 0x55 : 0)
    return Array((data + [crc] + Array(repeating: 0xFF, count: max(0, count - 3))).prefix(count))
  }

  /// A write counts only when its CRC is right.
  private func receive(_ bytes: [UInt8]) {
    guard smbusCRC([Self.address << 1] + bytes.prefix(3)) == bytes[3] else { return }
    let value = UInt16(bytes[2]) << 8 | UInt16(bytes[1])
    switch bytes[0] {
    case 0x04, 0x07: if value == 0xAA55 { guess() }
    default: if stored[bytes[0]] != nil { stored[bytes[0]] = value }
    }
  }

  /// Charge anew from the present voltage, as if the cell had rested.
  private func guess() {
    let rested = battery.chemistry.charge(atRestedVolts: battery.volts / Double(battery.cells))
    error = (rested - battery.charge) * 100
  }

  private func word(_ register: UInt8) -> UInt16 {
    switch register {
    case 0x08 where stored[0x16] == 1: Steps.unsigned(battery.celsius + 273.15, of: 0.1)
    case 0x09: Steps.unsigned(volts, of: 0.001)
    case 0x0D: Steps.unsigned(percent, of: 1)
    case 0x0F: Steps.unsigned(percent, of: 0.1)
    case 0x11: 0x2AFE
    case 0x1A: part == .lc709203f ? 0x0301 : 0x1001
    case 0x03 where part == .lc709204f: 0xFFFF
    case 0x32 where part == .lc709204f: 100
    default: stored[register] ?? 0
    }
  }

  public func linesHeldLow(from start: Duration, to end: Duration) {}

  public func brownOut(at time: Duration) {
    update(to: time)
    powerUp(at: time)
  }
}
