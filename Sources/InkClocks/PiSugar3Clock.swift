import InkBuses

/// The clock in PiSugar 3's microcontroller.
///
/// Its alarm has a time of day and weekdays; here it rings on the next day that comes, whatever its name, so that a clock
/// whose weekday was never set rings too. Setting it is fifteen transfers of a byte or two, 5 ms at 100 kHz.
public struct PiSugar3Clock: BoardClock {
  /// PiSugar 3 register description: RTC from 0x31, alarm from 0x44, bit 7 of 0x40 arms it; bit 5 of 0x02 is the output,
  /// taken so many seconds after it is cleared as 0x09 says; 0x29 in 0x0B lifts the write protection (firmware 1.2.4).
  private enum Register {
    static let control: UInt8 = 0x02
    static let delay: UInt8 = 0x09
    static let protection: UInt8 = 0x0B
    static let time: [UInt8] = [0x31, 0x32, 0x33, 0x35, 0x36, 0x37]
    static let weekday: UInt8 = 0x34
    static let alarmControl: UInt8 = 0x40
    static let weekdays: UInt8 = 0x44
    static let hour: UInt8 = 0x45
    static let minute: UInt8 = 0x46
    static let second: UInt8 = 0x47
  }
  private static let output: UInt8 = 1 << 5
  private static let armed: UInt8 = 1 << 7
  private static let everyDay: UInt8 = 0x7F

  private let registers: ByteRegisters
  static let title = "PiSugar 3"

  /// The clock behind an address.
  public init(on device: any I2CDevice) { registers = ByteRegisters(device: device) }

  public var name: String { "\(Self.title) on \(registers.device.name)" }
  /// A day, less the time in which the same digits are passing.
  public var reach: Duration { .seconds(86_400 - 120) }

  public func time() throws(BoardClockError) -> Int64 {
    guard let time = try registers.calendar(Register.time, hour: { Decimal.value($0 & 0x3F) }) else {
      throw .noTime(Self.title)
    }
    return time.seconds
  }

  public func setTime(_ seconds: Int64) throws(BoardClockError) {
    guard let time = CalendarTime(seconds: seconds) else { throw .noTime(Self.title) }
    let digits = [time.year - 2000, time.month, time.day, time.hour, time.minute, time.second]
    try unprotected { () throws(BoardClockError) in
      try registers.write(Decimal.byte(time.weekday), to: Register.weekday)
      for (register, value) in zip(Register.time, digits) {
        try registers.write(Decimal.byte(value), to: register)
      }
    }
  }

  public func alarm() throws(BoardClockError) -> Int64? {
    guard try registers.read(Register.alarmControl) & Self.armed != 0,
      try registers.read(Register.weekdays) & Self.everyDay == Self.everyDay,
      let hour = Decimal.value(try registers.read(Register.hour)),
      let minute = Decimal.value(try registers.read(Register.minute)),
      let second = Decimal.value(try registers.read(Register.second))
    else { return nil }
    return Self.next(after: try time(), second: second, minute: minute, hour: hour)
  }

  public func setAlarm(_ seconds: Int64) throws(BoardClockError) {
    guard let time = CalendarTime(seconds: seconds) else { throw .noTime(Self.title) }
    let control = try registers.read(Register.alarmControl)
    try unprotected { () throws(BoardClockError) in
      // A half-written alarm must not ring.
      try registers.write(control & ~Self.armed, to: Register.alarmControl)
      try registers.write(Decimal.byte(time.hour), to: Register.hour)
      try registers.write(Decimal.byte(time.minute), to: Register.minute)
      try registers.write(Decimal.byte(time.second), to: Register.second)
      try registers.write(Self.everyDay, to: Register.weekdays)
      try registers.write(control | Self.armed, to: Register.alarmControl)
    }
  }

  public func disarm() throws(BoardClockError) {
    let control = try registers.read(Register.alarmControl)
    try unprotected { () throws(BoardClockError) in
      try registers.write(control & ~Self.armed, to: Register.alarmControl)
    }
  }

  public func cutSupply(after delay: Duration) throws(BoardClockError) {
    let control = try registers.read(Register.control)
    try unprotected { () throws(BoardClockError) in
      try registers.write(UInt8(clamping: delay.components.seconds), to: Register.delay)
      try registers.write(control & ~Self.output, to: Register.control)
    }
  }

  public func keepSupply() throws(BoardClockError) {
    let control = try registers.read(Register.control)
    try unprotected { () throws(BoardClockError) in
      try registers.write(control | Self.output, to: Register.control)
    }
  }

  /// Both registers read as they were written.
  public func cut() throws(BoardClockError) -> Duration? {
    guard try registers.read(Register.control) & Self.output == 0 else { return nil }
    return .seconds(Int(try registers.read(Register.delay)))
  }

  /// Older firmware has no protection, and takes the byte for nothing.
  private func unprotected(_ work: () throws(BoardClockError) -> Void) throws(BoardClockError) {
    try registers.write(0x29, to: Register.protection)
    do throws(BoardClockError) {
      try work()
    } catch {
      try? registers.write(0x00, to: Register.protection)
      throw error
    }
    try registers.write(0x00, to: Register.protection)
  }
}
