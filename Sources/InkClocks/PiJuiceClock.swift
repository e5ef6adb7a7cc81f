import InkBuses

/// The clock in PiJuice's microcontroller.
///
/// Blocks of bytes with a checksum, FF and every byte of the block in exclusive or. What is written is taken a fifth of a
/// second later. Setting the alarm is five transfers, 10 ms at 100 kHz, and half a second of pauses.
public struct PiJuiceClock: BoardClock {
  /// PiJuice command list.
  private enum Command {
    static let powerOff: UInt8 = 0x62
    static let time: UInt8 = 0xB0
    static let alarm: UInt8 = 0xB9
    static let alarmState: UInt8 = 0xC2
  }
  /// Alarm enabled and wakes the computer.
  private static let wakes: UInt8 = 0x05
  private static let rung: UInt8 = 0x01
  /// The supply stays (PiJuice firmware, scheduled power-off).
  private static let never: UInt8 = 0xFF
  /// What is written is there after this (PiJuice software, its own check after writing).
  private static let settling = Duration.milliseconds(200)

  private let device: any I2CDevice
  private let clock: any MonotonicClock
  static let title = "PiJuice"

  /// The clock behind an address, and what its pauses are made by.
  public init(on device: any I2CDevice, clock: any MonotonicClock) {
    self.device = device
    self.clock = clock
  }

  public var name: String { "\(Self.title) on \(device.name)" }
  /// The alarm has a day of the month.
  public var reach: Duration { .seconds(27 * 86_400) }

  public func time() throws(BoardClockError) -> Int64 {
    let block = try read(Command.time, 9)
    // The weekday is in between.
    let digits = [6, 5, 4, 2, 1, 0].map { block[$0] }
    guard let time = CalendarTime(digits: digits, hour: Self.hour) else { throw .noTime(Self.title) }
    return time.seconds
  }

  public func setTime(_ seconds: Int64) throws(BoardClockError) {
    guard let time = CalendarTime(seconds: seconds) else { throw .noTime(Self.title) }
    // Monday is 1, Sunday 7; then hundredths and daylight saving, which it need not know.
    let weekday = time.weekday == 0 ? 7 : time.weekday
    let values = [time.second, time.minute, time.hour, weekday, time.day, time.month, time.year - 2000, 0, 0]
    var block: [UInt8] = []
    for value in values { block.append(Decimal.byte(value)) }
    try write(Command.time, block)
  }

  public func alarm() throws(BoardClockError) -> Int64? {
    let state = try read(Command.alarmState, 2)
    guard state[0] & Self.wakes == Self.wakes, state[1] & Self.rung == 0 else { return nil }
    let block = try read(Command.alarm, 9)
    // Bit 7 of a digit is "each"; bit 6 of the day a weekday.
    guard block[0] & 0x80 == 0, block[1] & 0x80 == 0, block[2] & 0x80 == 0, block[3] & 0xC0 == 0,
      let second = Decimal.value(block[0]), let minute = Decimal.value(block[1]),
      let hour = Self.hour(block[2]), let day = Decimal.value(block[3]), day > 0
    else { return nil }
    return Self.next(after: try time(), second: second, minute: minute, hour: hour, day: day)
  }

  public func setAlarm(_ seconds: Int64) throws(BoardClockError) {
    guard let time = CalendarTime(seconds: seconds) else { throw .noTime(Self.title) }
    try write(
      Command.alarm,
      [
        Decimal.byte(time.second), Decimal.byte(time.minute), Decimal.byte(time.hour), Decimal.byte(time.day),
        0xFF, 0xFF, 0xFF, 0x00, 0xFF,
      ])
    // It is off after each start of the microcontroller, and a flag that is up has the next alarm be none.
    let state = try read(Command.alarmState, 2)
    try write(Command.alarmState, [state[0] | Self.wakes, state[1] & ~Self.rung])
  }

  public func disarm() throws(BoardClockError) {
    let state = try read(Command.alarmState, 2)
    try write(Command.alarmState, [state[0] & ~Self.wakes, state[1] & ~Self.rung])
  }

  public func cause() throws(BoardClockError) -> WakeCause? {
    try read(Command.alarmState, 2)[1] & Self.rung != 0 ? .alarm : nil
  }

  public func cutSupply(after delay: Duration) throws(BoardClockError) {
    try write(Command.powerOff, [UInt8(clamping: min(delay.components.seconds, 250))])
  }

  public func keepSupply() throws(BoardClockError) { try write(Command.powerOff, [Self.never]) }

  /// What is left of it, in whole seconds.
  public func cut() throws(BoardClockError) -> Duration? {
    let left = try read(Command.powerOff, 1)[0]
    return left == Self.never ? nil : .seconds(Int(left))
  }

  private static func hour(_ byte: UInt8) -> Int? {
    byte & 0x40 == 0 ? Decimal.value(byte & 0x3F) : Decimal.hourOfTwelve(byte)
  }

  private func read(_ command: UInt8, _ count: Int) throws(BoardClockError) -> [UInt8] {
    let answer: [UInt8]
    do throws(BusError) {
      answer = try device.transfer([command], reading: count + 1)
    } catch {
      throw .bus(error)
    }
    guard answer.count == count + 1, Self.checksum(answer.dropLast()) == answer[count] else {
      throw .badChecksum(Self.title)
    }
    return Array(answer.dropLast())
  }

  private func write(_ command: UInt8, _ block: [UInt8]) throws(BoardClockError) {
    do throws(BusError) {
      _ = try device.transfer([command] + block + [Self.checksum(block[...])], reading: 0)
    } catch {
      throw .bus(error)
    }
    clock.pause(Self.settling)
  }

  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt8 { bytes.reduce(0xFF, ^) }
}
