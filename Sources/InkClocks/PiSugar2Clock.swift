import InkBuses

/// The clock chip of a PiSugar 2, an SD3078, whose interrupt pin switches the power chip on.
///
/// The alarm is set to a time of day on every weekday. Setting it is fourteen transfers of a byte or two, 5 ms at 100 kHz.
public struct PiSugar2Clock: BoardClock {
  /// SD3078 datasheet, register table: time from 00, alarm from 07, which of it counts in 0E, CTR1, CTR2.
  private enum Register {
    static let time: [UInt8] = [0x06, 0x05, 0x04, 0x02, 0x01, 0x00]
    static let weekday: UInt8 = 0x03
    static let alarmSecond: UInt8 = 0x07
    static let alarmMinute: UInt8 = 0x08
    static let alarmHour: UInt8 = 0x09
    static let alarmWeekdays: UInt8 = 0x0A
    static let alarmEnable: UInt8 = 0x0E
    static let control1: UInt8 = 0x0F
    static let control2: UInt8 = 0x10
  }
  /// WRTC1 of CTR2 first, then WRTC2 and WRTC3 of CTR1; taken back the other way round.
  private static let unlock1: UInt8 = 0b1000_0100
  private static let unlock2: UInt8 = 0b1000_0000
  /// INTAF and INTDF: the alarm has rung.
  private static let rung: UInt8 = 0b0011_0000
  /// IM (the pin stays low until the flag is cleared) and INTS1…0 = 01 with INTAE: the alarm drives the pin.
  private static let alarmDrivesPin: UInt8 = 0b0101_0010
  private static let otherSource: UInt8 = 0b0010_0000
  /// Second, minute, hour and weekday.
  private static let counted: UInt8 = 0b0000_1111
  private static let everyDay: UInt8 = 0x7F

  private let registers: ByteRegisters
  static let title = "PiSugar 2"

  /// The clock behind an address.
  public init(on device: any I2CDevice) { registers = ByteRegisters(device: device) }

  public var name: String { "\(Self.title) on \(registers.device.name)" }
  /// A day, less the time in which the same digits are passing.
  public var reach: Duration { .seconds(86_400 - 120) }

  public func time() throws(BoardClockError) -> Int64 {
    guard let time = try registers.calendar(Register.time, hour: Self.hour) else { throw .noTime(Self.title) }
    return time.seconds
  }

  /// Bit 7 says 24 hours; without it bit 5 says the afternoon.
  private static func hour(_ byte: UInt8) -> Int? {
    byte & 0x80 == 0 ? Decimal.hourOfTwelve(byte) : Decimal.value(byte & 0x3F)
  }

  public func setTime(_ seconds: Int64) throws(BoardClockError) {
    guard let time = CalendarTime(seconds: seconds) else { throw .noTime(Self.title) }
    let digits = [time.second, time.minute, time.hour, time.weekday, time.day, time.month, time.year - 2000]
    var bytes: [UInt8] = []
    for value in digits { bytes.append(Decimal.byte(value)) }
    bytes[2] |= 0x80
    let block = bytes
    try unlocked { () throws(BoardClockError) in
      // In one transfer, between two of the chip's seconds.
      try registers.write(block, from: 0x00)
    }
  }

  public func alarm() throws(BoardClockError) -> Int64? {
    guard try registers.read(Register.alarmEnable) == Self.counted,
      try registers.read(Register.control2) & (Self.alarmDrivesPin | Self.otherSource) == Self.alarmDrivesPin,
      try registers.read(Register.control1) & Self.rung == 0,
      try registers.read(Register.alarmWeekdays) & Self.everyDay == Self.everyDay,
      let hour = Decimal.value(try registers.read(Register.alarmHour) & 0x3F),
      let minute = Decimal.value(try registers.read(Register.alarmMinute)),
      let second = Decimal.value(try registers.read(Register.alarmSecond))
    else { return nil }
    return Self.next(after: try time(), second: second, minute: minute, hour: hour)
  }

  public func setAlarm(_ seconds: Int64) throws(BoardClockError) {
    guard let time = CalendarTime(seconds: seconds) else { throw .noTime(Self.title) }
    try unlocked { () throws(BoardClockError) in
      // Nothing counts while it is written; a flag that is up would keep the pin as it is.
      try registers.write(0, to: Register.alarmEnable)
      let control1 = try registers.read(Register.control1)
      try registers.write(control1 & ~Self.rung, to: Register.control1)
      try registers.write(Decimal.byte(time.second), to: Register.alarmSecond)
      try registers.write(Decimal.byte(time.minute), to: Register.alarmMinute)
      try registers.write(Decimal.byte(time.hour), to: Register.alarmHour)
      try registers.write(Self.everyDay, to: Register.alarmWeekdays)
      let control2 = try registers.read(Register.control2)
      try registers.write(control2 & ~Self.otherSource | Self.alarmDrivesPin, to: Register.control2)
      try registers.write(Self.counted, to: Register.alarmEnable)
    }
  }

  public func disarm() throws(BoardClockError) {
    try unlocked { () throws(BoardClockError) in
      try registers.write(0, to: Register.alarmEnable)
      // A flag that is up would hold the pin.
      let control1 = try registers.read(Register.control1)
      try registers.write(control1 & ~Self.rung, to: Register.control1)
    }
  }

  /// The flag stays until the next alarm is set.
  public func cause() throws(BoardClockError) -> WakeCause? {
    try registers.read(Register.control1) & Self.rung != 0 ? .alarm : nil
  }

  private func unlocked(_ work: () throws(BoardClockError) -> Void) throws(BoardClockError) {
    try registers.write(try registers.read(Register.control2) | Self.unlock2, to: Register.control2)
    try registers.write(try registers.read(Register.control1) | Self.unlock1, to: Register.control1)
    do throws(BoardClockError) {
      try work()
    } catch {
      try? lock()
      throw error
    }
    try lock()
  }

  private func lock() throws(BoardClockError) {
    try registers.write(try registers.read(Register.control1) & ~Self.unlock1, to: Register.control1)
    try registers.write(try registers.read(Register.control2) & ~Self.unlock2, to: Register.control2)
  }
}
