/// How a power board shows its clock and takes its alarm, in registers of a byte; one value a board.
protocol ClockMap: Sendable {
  /// Its usual address, seven bits.
  var address: UInt8 { get }
  /// False where each transfer reads the same register again and again.
  var stepsOn: Bool { get }
  /// Registers of the clock: year, month, day, hour, minute, second.
  var time: [UInt8] { get }
  /// Where the weekday is.
  var weekday: UInt8 { get }
  /// Registers of the alarm and of what arms it.
  var alarm: Set<UInt8> { get }
  /// Others that the clock's side has.
  var others: Set<UInt8> { get }
  /// Of those, bits that the gauge's side has.
  var gauges: [UInt8: UInt8] { get }
  /// True where the supply goes by itself once the computer has stopped.
  var cutsAtHalt: Bool { get }

  /// After power-up.
  func reset(_ image: inout RegisterImage)
  /// The hour's byte.
  func hour(_ hour: Int) -> UInt8
  func hour(from byte: UInt8) -> Int
  /// The time of day at which it rings, and the day of the month where that counts; nil where it is not armed.
  func ring(_ image: RegisterImage) -> (hour: Int, minute: Int, second: Int, day: Int?)?
  /// Puts an alarm into its registers, as the chip keeps it; nil takes it away.
  func keep(_ alarm: CivilTime?, in image: inout RegisterImage)
  /// False while a register is protected.
  func takes(_ register: UInt8, _ image: RegisterImage) -> Bool
  /// The host wrote a register of the clock's side.
  func wrote(_ register: UInt8, _ image: inout RegisterImage)
  /// The computer got its supply.
  func switchedOn(by cause: SimulatedPowerSwitch.Cause, _ image: inout RegisterImage)
  /// Registers by which the supply is taken.
  var cuts: Set<UInt8> { get }
  /// When it goes, by what is written there; nil while it stays.
  func cut(_ byte: UInt8, _ image: RegisterImage) -> Duration?
}

extension ClockMap {
  var stepsOn: Bool { true }
  var others: Set<UInt8> { [] }
  var gauges: [UInt8: UInt8] { [:] }
  func reset(_ image: inout RegisterImage) {}
  func hour(_ hour: Int) -> UInt8 { UInt8(digits: hour) }
  func hour(from byte: UInt8) -> Int { byte.asDigits }
  func takes(_ register: UInt8, _ image: RegisterImage) -> Bool { true }
  func wrote(_ register: UInt8, _ image: inout RegisterImage) {}
  func switchedOn(by cause: SimulatedPowerSwitch.Cause, _ image: inout RegisterImage) {}
  var cuts: Set<UInt8> { [] }
  func cut(_ byte: UInt8, _ image: RegisterImage) -> Duration? { nil }
}

/// The clock in PiSugar 3's microcontroller (PiSugar 3 register documentation).
struct PiSugar3ClockMap: ClockMap {
  var address: UInt8 { 0x57 }
  var time: [UInt8] { [0x31, 0x32, 0x33, 0x35, 0x36, 0x37] }
  var weekday: UInt8 { 0x34 }
  var alarm: Set<UInt8> { [0x40, 0x44, 0x45, 0x46, 0x47] }
  var others: Set<UInt8> { [0x02, 0x09, 0x0B] }
  /// The plug and whether it may charge.
  var gauges: [UInt8: UInt8] { [0x02: 0xC0] }
  /// Its output stays as it is until bit 5 of 02 is cleared.
  var cutsAtHalt: Bool { false }

  func switchedOn(by cause: SimulatedPowerSwitch.Cause, _ image: inout RegisterImage) { image[0x02] |= 0x20 }

  func reset(_ image: inout RegisterImage) { image[0x02] = 0x74 }

  /// Everything but the lock itself waits for 29 in it.
  func takes(_ register: UInt8, _ image: RegisterImage) -> Bool { register == 0x0B || image[0x0B] == 0x29 }

  func ring(_ image: RegisterImage) -> (hour: Int, minute: Int, second: Int, day: Int?)? {
    guard image[0x40] & 0x80 != 0, image[0x44] & 0x7F == 0x7F else { return nil }
    return (image[0x45].asDigits, image[0x46].asDigits, image[0x47].asDigits, nil)
  }

  func keep(_ alarm: CivilTime?, in image: inout RegisterImage) {
    guard let alarm else { return image[0x40] &= 0x7F }
    image[0x45] = UInt8(digits: alarm.hour)
    image[0x46] = UInt8(digits: alarm.minute)
    image[0x47] = UInt8(digits: alarm.second)
  }

  var cuts: Set<UInt8> { [0x02] }

  func cut(_ byte: UInt8, _ image: RegisterImage) -> Duration? {
    byte & 0x20 == 0 ? .seconds(Int(image[0x09])) : nil
  }
}

/// The SD3078 of a PiSugar 2 (SD3078 datasheet, register table).
struct SD3078Map: ClockMap {
  var address: UInt8 { 0x32 }
  /// The power chip beside it, by a light load or by what the computer does last.
  var cutsAtHalt: Bool { true }
  var time: [UInt8] { [0x06, 0x05, 0x04, 0x02, 0x01, 0x00] }
  var weekday: UInt8 { 0x03 }
  var alarm: Set<UInt8> { [0x07, 0x08, 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x0E, 0x0F, 0x10] }

  func hour(_ hour: Int) -> UInt8 { UInt8(digits: hour) | 0x80 }
  func hour(from byte: UInt8) -> Int { (byte & 0x3F).asDigits }

  /// WRTC1 lets CTR1's keys be written, all three everything.
  func takes(_ register: UInt8, _ image: RegisterImage) -> Bool {
    switch register {
    case 0x10: true
    case 0x0F: image[0x10] & 0x80 != 0
    default: image[0x10] & 0x80 != 0 && image[0x0F] & 0x84 == 0x84
    }
  }

  func ring(_ image: RegisterImage) -> (hour: Int, minute: Int, second: Int, day: Int?)? {
    guard image[0x0E] & 0x07 == 0x07, image[0x0E] & 0x70 == 0, image[0x10] & 0x32 == 0x12,
      image[0x0F] & 0x30 == 0
    else { return nil }
    if image[0x0E] & 0x08 != 0, image[0x0A] & 0x7F != 0x7F { return nil }
    return (
      (image[0x09] & 0x3F).asDigits, image[0x08].asDigits, image[0x07].asDigits, nil
    )
  }

  func keep(_ alarm: CivilTime?, in image: inout RegisterImage) {
    guard let alarm else { return image[0x0E] = 0 }
    image[0x07] = UInt8(digits: alarm.second)
    image[0x08] = UInt8(digits: alarm.minute)
    image[0x09] = UInt8(digits: alarm.hour)
  }

  func switchedOn(by cause: SimulatedPowerSwitch.Cause, _ image: inout RegisterImage) {
    if cause == .alarm { image[0x0F] |= 0x20 }
  }
}

/// The clock behind a Witty Pi 4's controller (UUGear Witty Pi 4 firmware, I2C registers).
struct WittyPiClockMap: ClockMap {
  var address: UInt8 { 0x08 }
  /// It sees at TXD that the computer has stopped.
  var cutsAtHalt: Bool { true }
  var stepsOn: Bool { false }
  var time: [UInt8] { [64, 63, 61, 60, 59, 58] }
  var weekday: UInt8 { 62 }
  var alarm: Set<UInt8> { [27, 28, 29, 30, 31] }
  var others: Set<UInt8> { [9, 11] }

  func ring(_ image: RegisterImage) -> (hour: Int, minute: Int, second: Int, day: Int?)? {
    let day = image[30].asDigits
    guard image[9] == 0, day > 0 else { return nil }
    return (image[29].asDigits, image[28].asDigits, image[27].asDigits, day)
  }

  func keep(_ alarm: CivilTime?, in image: inout RegisterImage) {
    image[27] = UInt8(digits: alarm?.second ?? 0)
    image[28] = UInt8(digits: alarm?.minute ?? 0)
    image[29] = UInt8(digits: alarm?.hour ?? 0)
    image[30] = UInt8(digits: alarm?.day ?? 0)
  }

  /// What was triggered is so no more once the alarm is another.
  func wrote(_ register: UInt8, _ image: inout RegisterImage) {
    if alarm.contains(register) { image[9] = 0 }
  }

  /// The first registers are the controller's own.
  func takes(_ register: UInt8, _ image: RegisterImage) -> Bool { register >= 16 }

  func switchedOn(by cause: SimulatedPowerSwitch.Cause, _ image: inout RegisterImage) {
    image[11] = cause == .alarm ? 1 : 3
    if cause == .alarm { image[9] = 1 }
  }
}
