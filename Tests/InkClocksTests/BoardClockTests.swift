import InkBuses
import InkErrors
import InkSimulation
import Testing

@testable import InkClocks

/// Wires that are nothing but bytes, and remember what was written.
private final class Wires: I2CDevice {
  let name = "/dev/i2c-1 address 0x57"
  var bytes: [UInt8: UInt8]
  var blocks: [UInt8: [UInt8]] = [:]
  private(set) var writes: [[UInt8]] = []

  init(_ bytes: [UInt8: UInt8] = [:]) { self.bytes = bytes }

  func transfer(_ written: [UInt8], reading count: Int) throws(BusError) -> [UInt8] {
    if written.count > 1 {
      writes.append(written)
      for (index, byte) in written.dropFirst().enumerated() { bytes[written[0] + UInt8(index)] = byte }
    }
    if let block = blocks[written[0]], count > 0 { return Array(block.prefix(count)) }
    return count == 0 ? [] : [bytes[written[0]] ?? 0xFF]
  }
}

@Suite struct BoardClockTests {
  /// 30 November 2026, 13:45:00 by the board's own digits.
  static let now: Int64 = 1_796_046_300

  static func next(of alarm: any BoardClock) throws -> Int64? { try alarm.alarm().map { $0 - now } }

  @Test("A calendar's digits and its seconds, over leap days and the ends of years")
  func calendar() throws {
    #expect(CalendarTime(seconds: Self.now)?.seconds == Self.now)
    let leap = try #require(CalendarTime(year: 2028, month: 2, day: 29, hour: 23, minute: 59, second: 59))
    // date -u -d '2028-02-29 23:59:59' +%s
    #expect(leap.seconds == 1_835_481_599)
    #expect(leap.weekday == 2)
    #expect(CalendarTime(seconds: 1_835_481_600)?.month == 3)
    #expect(CalendarTime(year: 2027, month: 2, day: 29, hour: 0, minute: 0, second: 0) == nil)
    #expect(CalendarTime(seconds: 946_684_800)?.year == 2000)
    #expect(CalendarTime(seconds: 946_684_799) == nil)
    #expect(CalendarTime(seconds: 4_102_444_800) == nil)
    #expect(CalendarTime(seconds: -1) == nil)
  }

  @Test("PiSugar 3: disarmed, unlocked, written by digits, armed, locked again")
  func piSugar3() throws {
    let wires = Wires([
      0x31: 0x26, 0x32: 0x11, 0x33: 0x30, 0x35: 0x13, 0x36: 0x45, 0x37: 0x00, 0x40: 0x85, 0x44: 0, 0x45: 0,
      0x46: 0, 0x47: 0, 0x02: 0xF4,
    ])
    let clock = PiSugar3Clock(on: wires)
    #expect(try clock.time() == Self.now)
    // Armed, and for no weekday.
    #expect(try clock.alarm() == nil)
    try clock.setAlarm(Self.now + 5415)
    // 13:45:00 and 1:30:15 are 15:15:15.
    #expect(
      wires.writes == [
        [0x0B, 0x29], [0x40, 0x05], [0x45, 0x15], [0x46, 0x15], [0x47, 0x15], [0x44, 0x7F], [0x40, 0x85],
        [0x0B, 0x00],
      ])
    #expect(try Self.next(of: clock) == 5415)
    // Over midnight.
    try clock.setAlarm(Self.now + 43_200)
    #expect(wires.bytes[0x45] == 0x01)
    #expect(try Self.next(of: clock) == 43_200)
    #expect(clock.reach < .seconds(86_400))
    let before = wires.writes.count
    try clock.cutSupply(after: .seconds(30))
    #expect(Array(wires.writes[before...]) == [[0x0B, 0x29], [0x09, 30], [0x02, 0xD4], [0x0B, 0x00]])
    try clock.keepSupply()
    #expect(wires.bytes[0x02] == 0xF4)
    wires.bytes[0x35] = 0xFF
    #expect(throws: BoardClockError.noTime("PiSugar 3")) { try clock.time() }
  }

  @Test("PiSugar 2: both locks, the flag, hour in 24 and in 12, the pin driven by the alarm")
  func piSugar2() throws {
    let wires = Wires([
      0x00: 0x00, 0x01: 0x45, 0x02: 0x93, 0x03: 0x01, 0x04: 0x30, 0x05: 0x11, 0x06: 0x26, 0x0E: 0x00,
      0x0F: 0x21, 0x10: 0x21,
    ])
    let clock = PiSugar2Clock(on: wires)
    #expect(try clock.time() == Self.now)
    // A quarter to two in the afternoon.
    wires.bytes[0x02] = 0x21
    #expect(try clock.time() == Self.now)
    wires.bytes[0x02] = 0x93
    #expect(try clock.cause() == .alarm)
    #expect(try clock.alarm() == nil)
    try clock.setAlarm(Self.now + 5415)
    #expect(
      wires.writes == [
        [0x10, 0xA1], [0x0F, 0xA5], [0x0E, 0x00], [0x0F, 0x85], [0x07, 0x15], [0x08, 0x15], [0x09, 0x15],
        [0x0A, 0x7F], [0x10, 0xD3], [0x0E, 0x0F], [0x0F, 0x01], [0x10, 0x53],
      ])
    #expect(try Self.next(of: clock) == 5415)
    #expect(try clock.cause() == nil)
    let before = wires.writes.count
    try clock.setTime(Self.now)
    // Sunday is 0, this is a Monday.
    #expect(wires.writes[before + 2] == [0x00, 0x00, 0x45, 0x93, 0x01, 0x30, 0x11, 0x26])
    #expect(throws: BoardClockError.noCut(clock.name)) { try clock.cutSupply(after: .seconds(9)) }
  }

  @Test("Witty Pi 4: the startup alarm with its day, over the end of a month, and what its controller says")
  func wittyPi() throws {
    let wires = Wires([
      58: 0x00, 59: 0x45, 60: 0x13, 61: 0x30, 63: 0x11, 64: 0x26, 27: 0, 28: 0, 29: 0, 30: 0, 9: 0, 11: 1,
    ])
    let clock = WittyPi4Clock(on: wires)
    #expect(try clock.alarm() == nil)
    try clock.setAlarm(Self.now + 2 * 86_400 + 60)
    #expect(wires.writes == [[30, 0x00], [27, 0x00], [28, 0x46], [29, 0x13], [30, 0x02]])
    #expect(try Self.next(of: clock) == 2 * 86_400 + 60)
    for (reason, cause) in [
      (1, WakeCause.alarm), (8, .alarm), (3, .button), (5, .power), (9, .power), (2, nil),
    ] {
      wires.bytes[11] = UInt8(reason)
      #expect(try clock.cause() == cause)
    }
    // It has rung.
    wires.bytes[9] = 1
    #expect(try clock.alarm() == nil)
    let before = wires.writes.count
    try clock.setTime(Self.now)
    #expect(
      Array(wires.writes[before...]) == [
        [58, 0x00], [59, 0x45], [60, 0x13], [61, 0x30], [63, 0x11], [64, 0x26], [62, 1],
      ])
  }

  @Test("PiJuice: nine bytes and their checksum, enabled, its flag taken away, its pauses kept")
  func piJuice() throws {
    let wires = Wires()
    let pauses = VirtualClock()
    let clock = PiJuiceClock(on: wires, clock: pauses)
    // FF ^ 00 ^ 45 ^ 13 ^ 01 ^ 30 ^ 11 ^ 26 ^ 00 ^ 00: AF.
    wires.blocks[0xB0] = [0x00, 0x45, 0x13, 0x01, 0x30, 0x11, 0x26, 0x00, 0x00, 0xAF]
    // Never enabled, and it has rung: FF ^ 00 ^ 01.
    wires.blocks[0xC2] = [0x00, 0x01, 0xFE]
    #expect(try clock.time() == Self.now)
    #expect(try clock.cause() == .alarm)
    #expect(try clock.alarm() == nil)
    try clock.setAlarm(Self.now + 2 * 86_400 + 60)
    #expect(
      wires.writes == [
        // FF ^ 00 ^ 46 ^ 13 ^ 02 ^ FF ^ FF ^ FF ^ 00 ^ FF: A8.
        [0xB9, 0x00, 0x46, 0x13, 0x02, 0xFF, 0xFF, 0xFF, 0x00, 0xFF, 0xA8],
        // FF ^ 05 ^ 00.
        [0xC2, 0x05, 0x00, 0xFA],
      ])
    #expect(pauses.now == .milliseconds(400))
    wires.blocks[0xB9] = Array(wires.writes[0].dropFirst())
    wires.blocks[0xC2] = Array(wires.writes[1].dropFirst())
    #expect(try Self.next(of: clock) == 2 * 86_400 + 60)
    try clock.cutSupply(after: .seconds(20))
    // FF ^ 14.
    #expect(wires.writes.last == [0x62, 20, 0xEB])
    wires.blocks[0xB0]?[9] = 0xAE
    #expect(throws: BoardClockError.badChecksum("PiJuice")) { try clock.time() }
  }

  /// A clock whose hour ends before one of its reads.
  private final class Turning: I2CDevice {
    let name = "clock"
    let turn: Int
    var reads = 0
    init(_ turn: Int) { self.turn = turn }

    func transfer(_ written: [UInt8], reading count: Int) throws(BusError) -> [UInt8] {
      reads += 1
      let old: [UInt8: UInt8] = [64: 0x26, 63: 0x11, 61: 0x30, 60: 0x13, 59: 0x59, 58: 0x59]
      let new: [UInt8: UInt8] = [64: 0x26, 63: 0x11, 61: 0x30, 60: 0x14, 59: 0x00, 58: 0x00]
      return [(reads < turn ? old : new)[written[0]] ?? 0]
    }
  }

  @Test("An hour that ends while its digits are read is read again", arguments: 1...8)
  func torn(turn: Int) throws {
    let time = try WittyPi4Clock(on: Turning(turn)).time()
    #expect(time == Self.now + (turn == 8 ? 899 : 900))
  }

  static let errors: [(BoardClockError, String, InkErrors.ExitStatus)] = [
    (
      .noTime("PiSugar 3"),
      """
      The clock of the PiSugar 3 has no time.
        likely cause: It was never set, or lost its battery.
        what to do: Nothing: it is set once the system's time is right.
      """, .deviceUnavailable
    ),
    (
      .badChecksum("PiJuice"),
      """
      What the PiJuice answered does not fit its checksum.
        likely cause: The wires are disturbed, or it was busy.
        what to do: Nothing, if it happens seldom; else shorten the wires.
      """, .deviceUnavailable
    ),
    (
      .noCut("Witty Pi 4"),
      """
      A Witty Pi 4 cannot take the supply after a while.
        likely cause: It takes it at once, or by itself when the computer has stopped.
        what to do: Remove `cut` under [sleep] from the display file.
      """, .configuration
    ),
  ]

  @Test("Errors say what to do", arguments: errors)
  func explains(error: BoardClockError, text: String, status: InkErrors.ExitStatus) {
    #expect(error.description == text)
    #expect(error.exitStatus == status)
  }

  @Test("Boards by name and by their gauge")
  func models() {
    #expect(ClockModel.all.map(\.name) == ClockModel.all.map(\.name).sorted())
    #expect(ClockModel.ofGauge("ip5209")?.name == "pisugar-2")
    #expect(ClockModel.ofGauge("witty-pi-4-l3v7")?.name == "witty-pi-4")
    #expect(ClockModel.ofGauge("max17048") == nil)
  }
}
