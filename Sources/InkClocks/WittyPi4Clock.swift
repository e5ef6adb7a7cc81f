import InkBuses

/// The clock of a UUGear Witty Pi 4, behind its controller.
///
/// Its startup alarm has a day of the month. It gives the supply when the alarm rings and takes it by itself some seconds
/// after the computer has stopped, which it sees at the serial port's TXD.
public struct WittyPi4Clock: BoardClock {
  /// UUGear Witty Pi 4 firmware, I2C registers.
  private enum Register {
    static let alarmTriggered: UInt8 = 9
    static let actionReason: UInt8 = 11
    static let second: UInt8 = 27
    static let minute: UInt8 = 28
    static let hour: UInt8 = 29
    static let day: UInt8 = 30
    static let time: [UInt8] = [64, 63, 61, 60, 59, 58]
    static let weekday: UInt8 = 62
  }

  private let registers: ByteRegisters
  static let title = "Witty Pi 4"

  /// The clock behind an address.
  public init(on device: any I2CDevice) { registers = ByteRegisters(device: device) }

  public var name: String { "\(Self.title) on \(registers.device.name)" }
  /// No month is shorter than 28 days, and the day must not come twice.
  public var reach: Duration { .seconds(27 * 86_400) }

  public func time() throws(BoardClockError) -> Int64 {
    guard let time = try registers.calendar(Register.time, hour: { Decimal.value($0 & 0x3F) }) else {
      throw .noTime(Self.title)
    }
    return time.seconds
  }

  public func setTime(_ seconds: Int64) throws(BoardClockError) {
    guard let time = CalendarTime(seconds: seconds) else { throw .noTime(Self.title) }
    // The seconds first, so that no minute ends before the last digit is there.
    let digits = [time.second, time.minute, time.hour, time.day, time.month, time.year - 2000]
    for (register, value) in zip(Register.time.reversed(), digits) {
      try registers.write(Decimal.byte(value), to: register)
    }
    try registers.write(UInt8(time.weekday), to: Register.weekday)
  }

  public func alarm() throws(BoardClockError) -> Int64? {
    guard try registers.read(Register.alarmTriggered) == 0,
      let day = Decimal.value(try registers.read(Register.day)), day > 0,
      let hour = Decimal.value(try registers.read(Register.hour)),
      let minute = Decimal.value(try registers.read(Register.minute)),
      let second = Decimal.value(try registers.read(Register.second))
    else { return nil }
    return Self.next(after: try time(), second: second, minute: minute, hour: hour, day: day)
  }

  public func setAlarm(_ seconds: Int64) throws(BoardClockError) {
    guard let time = CalendarTime(seconds: seconds) else { throw .noTime(Self.title) }
    // Day 0 does not come: a half-written alarm must not ring.
    try registers.write(0, to: Register.day)
    try registers.write(Decimal.byte(time.second), to: Register.second)
    try registers.write(Decimal.byte(time.minute), to: Register.minute)
    try registers.write(Decimal.byte(time.hour), to: Register.hour)
    try registers.write(Decimal.byte(time.day), to: Register.day)
  }

  public func disarm() throws(BoardClockError) { try registers.write(0, to: Register.day) }

  /// 1 the alarm, 8 the alarm that came while the supply was still there, 3 the button, 5 the voltage came back, 9 USB.
  public func cause() throws(BoardClockError) -> WakeCause? {
    switch try registers.read(Register.actionReason) {
    case 1, 8: .alarm
    case 3: .button
    case 5, 9: .power
    default: nil
    }
  }
}
