/// The registers of an AXP192, AXP202 or AXP209 (AXP192 and AXP202 datasheets, register lists).
struct AXP19xMap: RegisterMap {
  /// Which part it is.
  enum Part: String, CaseIterable {
    case axp192, axp202, axp209
  }

  let part: Part
  /// What the boot loader wrote to the ADC's enable register; 83 after power-up, without battery current.
  var enabled: UInt8 = 0xC3

  var address: UInt8 { 0x34 }
  var period: Duration { .milliseconds(40) }
  var writable: Set<UInt8> { [0x82, 0x84, 0x33, 0x40, 0x41, 0x42, 0x43] }
  var measuresWhileRead: Bool { true }
  var clearedByOnes: Set<UInt8> { Set(status...status + 4) }
  /// The first register of what has happened.
  private var status: UInt8 { part == .axp192 ? 0x44 : 0x48 }

  /// An event pulls the pin while it is noted and enabled; IRQ 5 lies apart on the AXP192 and is left out.
  func isAlerting(_ image: RegisterImage) -> Bool {
    (0...3).contains { image[0x40 + $0] & image[status + $0] != 0 }
  }
  var cutsPower: Set<UInt8> { [0x32] }

  /// External power feeds it too.
  func isAnswering(_ battery: BatteryPhysics) -> Bool { battery.isPresent || battery.isPlugged }

  func reset(_ image: inout RegisterImage) {
    image[0x03] = part == .axp192 ? 0x03 : 0x41
    image[0x31] = 0x04
    image[0x33] = 0xC8
    image[0x82] = enabled
    image[0x84] = 0x32
    image[0xB9] = 0x7F
  }

  /// Notes what has changed: VBUS plugged (3) and removed (2), ACIN the same (6, 5); battery (7, 6), charger on (3) and
  /// done (2).
  private func note(
    _ old: (power: UInt8, charge: UInt8), _ battery: BatteryPhysics, in image: inout RegisterImage
  ) {
    let (power, charge) = (image[0x00], image[0x01])
    if power & 0x20 != old.power & 0x20 { image[status] |= power & 0x20 != 0 ? 0x08 : 0x04 }
    if power & 0x80 != old.power & 0x80 { image[status] |= power & 0x80 != 0 ? 0x40 : 0x20 }
    if charge & 0x20 != old.charge & 0x20 { image[status + 1] |= charge & 0x20 != 0 ? 0x80 : 0x40 }
    if charge & 0x40 != old.charge & 0x40 {
      if charge & 0x40 != 0 { image[status + 1] |= 0x08 }
      if battery.charger.phase == .done { image[status + 1] |= 0x04 }
    }
  }

  func measure(_ battery: BatteryPhysics, into image: inout RegisterImage) {
    let old = (image[0x00], image[0x01])
    defer { note(old, battery, in: &image) }
    image[0x00] = (battery.isPlugged ? 0x30 : 0) | (battery.isCharging ? 0x04 : 0)
    image[0x01] = (battery.isCharging ? 0x40 : 0) | (battery.isPresent ? 0x20 : 0)
    image.setSplit(Steps.unsigned(battery.celsius + 5 + 144.7, of: 0.1, limit: 0xFFF), lowBits: 4, at: 0x5E)
    let (measuresVolts, measuresCurrent) = (image[0x82] & 0x80 != 0, image[0x82] & 0x40 != 0)
    let volts = measuresVolts ? Steps.unsigned(battery.volts, of: 1.1e-3, limit: 0xFFF) : 0
    image.setSplit(volts, lowBits: 4, at: 0x78)
    let amperes = measuresCurrent && battery.isPresent ? battery.amperes : 0
    let charging = Steps.unsigned(amperes, of: 0.5e-3, limit: part == .axp192 ? 0x1FFF : 0xFFF)
    image.setSplit(charging, lowBits: part == .axp192 ? 5 : 4, at: 0x7A)
    image.setSplit(Steps.unsigned(-amperes, of: 0.5e-3, limit: 0x1FFF), lowBits: 5, at: 0x7C)
    if part != .axp192 { image[0xB9] = battery.isPresent ? battery.percent : 0x7F }
  }
}
