/// A ModelGauge fuel gauge on a battery: registers, conversions, and the errors its estimate makes.
///
/// Address 36. Words go most significant byte first; the register pointer steps with every byte. The estimate
/// starts from the voltage it finds, as if the cell had rested, and forgets that error over half an hour.
public final class MAX1704xSimulator: AlertingChip {
  /// The usual address.
  public static let address: UInt8 = 0x36

  /// Which part it is.
  public let part: MAX1704xPart
  /// The battery it hangs on, and is fed from.
  public let battery: BatteryPhysics

  /// True while the alert pin is low.
  public var isAlerting: Bool { configuration & 0x20 != 0 && part.hasAlert }
  /// True while conversions stand still.
  public internal(set) var isAsleep = false
  /// True while conversions are 45 s apart.
  public internal(set) var isHibernating = false

  var configuration: UInt16
  var mode: UInt16 = 0
  var hibernation: UInt16 = 0x8030
  var voltageAlert: UInt16 = 0x00FF
  var voltageReset: UInt16 = 0x960C
  /// STATUS with RI set: a reset happened and the host has not acknowledged it.
  var status: UInt16 = 0x0100

  /// Voltage, charge and rate of the last conversion, as words.
  var voltageWord: UInt16 = 0
  var chargeWord: UInt16 = 0
  var rateWord: UInt16 = 0

  private var startedAt: Duration
  var convertedAt: Duration
  /// True when SDA and SCL were low for so long that the part sleeps until the next edge.
  var sleptByWires = false
  private var lowRateSince: Duration?
  private var wasPresent = true
  /// Percent the estimate is too high; nil before the first.
  private var error: Double?

  /// To the first voltage after power-up.
  private static let firstVoltage: Duration = .milliseconds(17)
  /// To the first charge after power-up.
  private static let firstCharge: Duration = .milliseconds(192)
  private static let hibernationConversion: Duration = .seconds(45)
  /// Time in which the first guess's error falls to a third.
  private static let convergence = 600.0

  /// A part that has run on the battery for long: its estimate is right.
  public init(_ part: MAX1704xPart = .max17048, battery: BatteryPhysics) {
    self.part = part
    self.battery = battery
    configuration = part.configurationAfterReset
    startedAt = battery.now - .seconds(60)
    convertedAt = battery.now - part.conversion
    error = 0
    update(to: battery.now)
  }

  /// Everything as after power-up: no values yet, RI set, a guess to come.
  func powerUp(at time: Duration) {
    configuration = part.configurationAfterReset
    mode = 0
    hibernation = 0x8030
    voltageAlert = 0x00FF
    voltageReset = 0x960C
    status = 0x0100
    (voltageWord, chargeWord, rateWord) = (0, 0, 0)
    isAsleep = false
    sleptByWires = false
    isHibernating = false
    startedAt = time
    convertedAt = time
    lowRateSince = nil
    error = nil
  }

  /// Guesses anew from the present voltage.
  func quickStart() {
    error = guessedPercent - battery.charge * 100
    convert()
  }

  /// Percent a rested cell of the present voltage would have.
  private var guessedPercent: Double {
    battery.chemistry.charge(atRestedVolts: battery.volts / Double(battery.cells)) * 100
  }

  /// Lets the chip work until `time`.
  public func update(to time: Duration) {
    battery.advance(to: time)
    if battery.isPresent != wasPresent {
      wasPresent = battery.isPresent
      if wasPresent { powerUp(at: time) }
    }
    guard battery.isPresent, !isAsleep else { return }
    if error == nil {
      if time - startedAt >= Self.firstVoltage { voltageWord = measuredVoltage }
      guard time - startedAt >= Self.firstCharge else { return }
      error = guessedPercent - battery.charge * 100
      convertedAt = time
      convert(isFirst: true)
    }
    let period = isHibernating ? Self.hibernationConversion : part.conversion
    guard time - convertedAt >= period else { return }
    forgetError(over: time - convertedAt)
    convertedAt += period * Int((time - convertedAt) / period)
    convert()
    considerHibernation(at: time)
  }

  private func forgetError(over time: Duration) {
    guard let error else { return }
    var seconds = Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18
    var left = error
    while seconds > 0, abs(left) > 0.001 {
      let step = min(10, seconds)
      left *= Self.convergence / (Self.convergence + step)
      seconds -= step
    }
    self.error = left
  }

  private var measuredVoltage: UInt16 {
    let step = 78.125e-6 * Double(part.cells)
    let word = UInt16(min(65535, max(0, (battery.volts / step).rounded())))
    return part.isLater ? word : word & 0xFFF0
  }

  /// Takes the values of one conversion and raises the alerts they ask for.
  private func convert(isFirst: Bool = false) {
    let before = isFirst ? nil : chargeWord
    voltageWord = measuredVoltage
    let percent = battery.charge * 100 + (error ?? 0)
    chargeWord = UInt16(min(65535, max(0, (percent * 256).rounded())))
    let rate = battery.averageAmperes / (battery.capacity / 1000) * 100 / 0.208
    rateWord = UInt16(bitPattern: Int16(min(32767, max(-32768, rate.rounded()))))
    raiseAlerts(chargeBefore: before)
  }

  private func considerHibernation(at time: Duration) {
    guard part.hasRate else { return }
    let threshold = Double(hibernation >> 8) * 0.208
    let rate = abs(Double(Int16(bitPattern: rateWord))) * 0.208
    let activity = abs(battery.openCircuitVolts - battery.volts)
    if hibernation == 0xFFFF {
      isHibernating = true
    } else if hibernation == 0 || rate >= threshold || activity > Double(hibernation & 0xFF) * 1.25e-3 {
      lowRateSince = nil
      isHibernating = false
    } else {
      let since = lowRateSince ?? time
      lowRateSince = since
      if time - since > .seconds(360) { isHibernating = true }
    }
  }
}
