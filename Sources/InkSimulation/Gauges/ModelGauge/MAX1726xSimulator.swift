/// A ModelGauge m5 fuel gauge: current by a shunt, voltage, and a capacity it must be told.
///
/// Address 36, words least significant byte first (MAX17261 datasheet rev. 0, table 2 and register map).
public final class MAX1726xSimulator: WordRegisterChip, AlertingChip {
  /// The only address.
  public static let address: UInt8 = 0x36

  /// Which part it is.
  public let part: MAX1726xPart
  /// What it measures.
  public let battery: BatteryPhysics
  /// The sense resistor in ohms; 0.01.
  public let shunt: Double

  var pointer: UInt8 = 0
  var isBigEndian: Bool { false }
  var pointerStep: UInt8 { 1 }

  /// Registers a host can write, and what it wrote.
  private var stored: [UInt8: UInt16] = [:]
  private var startedAt: Duration
  private var conversion: Conversion
  private var refreshUntil: Duration = .zero
  private var now: Duration
  private var measured = Measurement()

  private struct Measurement {
    var volts = 0.0
    var amperes = 0.0
    var averageAmperes = 0.0
    var celsius = 0.0
    var charge = 0.0
  }

  /// Values after power-up of what can be written.
  private static let reset: [UInt8: UInt16] = [
    0x00: 0x8082, 0x01: 0xFF00, 0x02: 0x7F80, 0x03: 0xFF00, 0x18: 0x0BB8, 0x1D: 0x2210, 0x1E: 0x0640,
    0x38: 0x0070, 0x39: 0x223E, 0x3A: 0xA561, 0x60: 0, 0xB4: 0x7F80, 0xBA: 0x870C, 0xBB: 0x3658, 0xDB: 0x0000,
  ]
  private static let notReady: Duration = .milliseconds(700)
  private static let period: Duration = .milliseconds(351)

  /// A part that was told the battery's capacity long ago, or one fresh from power-up.
  public init(
    _ part: MAX1726xPart = .max17055, battery: BatteryPhysics, shunt: Double = 0.01, isConfigured: Bool = true
  ) {
    self.part = part
    self.battery = battery
    self.shunt = shunt
    now = battery.now
    startedAt = battery.now
    conversion = Conversion(every: Self.period, from: battery.now)
    powerUp(at: battery.now)
    guard isConfigured else { return }
    startedAt = battery.now - .seconds(60)
    conversion = Conversion(every: Self.period, from: startedAt)
    stored[0x00] = 0
    stored[0x18] = capacityWord(battery.capacity)
    _ = isAnswering(at: battery.now)
  }

  private func powerUp(at time: Duration) {
    stored = Self.reset
    startedAt = time
    conversion = Conversion(every: Self.period, from: time, after: Self.notReady)
    measured = Measurement()
  }

  func isAnswering(at time: Duration) -> Bool {
    battery.advance(to: time)
    now = time
    guard battery.isPresent else { return false }
    if time >= refreshUntil { stored[0xDB, default: 0] &= 0x7FFF }
    if conversion.isDue(at: time) {
      let before = Int(measured.charge * 100)
      measured = Measurement(
        volts: battery.volts / Double(battery.cells), amperes: battery.amperes,
        averageAmperes: battery.averageAmperes, celsius: battery.celsius, charge: battery.charge)
      // Config2.dSOCen: a flag at each percent; Config.Aen puts flags on the pin.
      if stored[0xBB, default: 0] & 0x0080 != 0, Int(measured.charge * 100) != before {
        stored[0x00, default: 0] |= 0x0080
      }
    }
    return true
  }

  /// True while the alert pin is low.
  public var isAlerting: Bool {
    stored[0x1D, default: 0] & 0x0004 != 0 && stored[0x00, default: 0] & 0x77C4 != 0
  }

  public func brownOut(at time: Duration) {
    battery.advance(to: time)
    powerUp(at: time)
  }

  /// Milliampere-hours in steps of 5.0 uVh over the shunt.
  private func capacityWord(_ milliampereHours: Double) -> UInt16 {
    Steps.unsigned(milliampereHours / 1000, of: 5e-6 / shunt)
  }

  private var capacity: Double { Double(stored[0x18] ?? 0) }

  func word(_ register: UInt8) -> UInt16 {
    switch register {
    case 0x05, 0x0F: Steps.unsigned(measured.charge * capacity, of: 1)
    case 0x06, 0x0D, 0x0E, 0xFF: Steps.unsigned(measured.charge * 100, of: 1.0 / 256)
    case 0x07: 100 << 8
    case 0x08, 0x16: Steps.signed(measured.celsius, of: 1.0 / 256)
    case 0x09, 0x19: Steps.unsigned(measured.volts, of: 78.125e-6)
    case 0x0A: Steps.signed(measured.amperes, of: 1.5625e-6 / shunt)
    case 0x0B: Steps.signed(measured.averageAmperes, of: 1.5625e-6 / shunt)
    case 0x10, 0x23: stored[0x18] ?? 0
    case 0x11: time(for: measured.charge, at: -measured.averageAmperes)
    case 0x20: time(for: 1 - measured.charge, at: measured.averageAmperes)
    case 0x17: 0
    case 0x21: part.deviceName
    case 0x34: Steps.signed(measured.celsius + 2, of: 1.0 / 256)
    case 0x3D: now - startedAt < Self.notReady ? 1 : 0
    case 0xFB: Steps.unsigned(battery.openCircuitVolts / Double(battery.cells), of: 78.125e-6)
    default: stored[register] ?? 0
    }
  }

  /// A part of the capacity at a current, in steps of 5.625 s; FFFF when the current flows the other way.
  private func time(for part: Double, at amperes: Double) -> UInt16 {
    Steps.time(for: part * capacity * 5e-6 / shunt, at: amperes, of: 5.625)
  }

  func store(_ word: UInt16, in register: UInt8, at time: Duration) {
    guard Self.reset[register] != nil else { return }
    stored[register] = word
    if register == 0xDB, word & 0x8000 != 0 { refreshUntil = time + .milliseconds(350) }
  }
}
