/// The clock's side of PiJuice's microcontroller: blocks of bytes and a checksum (PiJuice command list).
///
/// A block whose checksum is wrong is not taken.
public final class PiJuiceClockSimulator: BoardClockSimulator {
  public let rtc: SimulatedRTC
  public private(set) var cutAt: Duration?
  /// It takes the supply when it is told, and at its button.
  public let cutsAtHalt = false
  public let address: UInt8 = 0x14

  private let gauge: (any SimulatedI2CChip)?
  /// Second, minute, hour, day, hours, and so on; the alarm after power-up is at midnight of day 0.
  private var alarm: [UInt8] = [0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0, 0xFF]
  /// Bit 0 enables, bit 2 wakes; and bit 0: it has rung.
  private var state: [UInt8] = [0, 0]
  private var losses: Int

  init(rtc: SimulatedRTC, gauge: (any SimulatedI2CChip)?) {
    (self.rtc, self.gauge) = (rtc, gauge)
    losses = rtc.losses
  }

  public func transfer(_ written: [UInt8], reading count: Int, at time: Duration) -> [UInt8]? {
    guard rtc.fault != .dead else { return nil }
    if losses != rtc.losses {
      losses = rtc.losses
      (alarm, state) = ([0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0, 0xFF], [0, 0])
    }
    guard let command = written.first, [0x62, 0xB0, 0xB9, 0xC2].contains(command) else {
      return gauge?.transfer(written, reading: count, at: time)
    }
    let block = Array(written.dropFirst())
    if block.count > 1, block.reduce(0xFF, ^) == 0 {
      store(Array(block.dropLast()), by: command, at: time)
    }
    guard count > 0 else { return [] }
    let answer = answer(to: command, at: time)
    return Array((answer + [answer.reduce(0xFF, ^)] + [UInt8](repeating: 0, count: count)).prefix(count))
  }

  private func answer(to command: UInt8, at time: Duration) -> [UInt8] {
    switch command {
    case 0xB0:
      let now = CivilTime(rtc.now ?? 0)
      let values = [now.second, now.minute, now.hour, (now.weekday + 6) % 7 + 1, now.day, now.month]
      return values.map { UInt8(digits: $0) } + [UInt8(digits: now.year - 2000), 0, 0]
    case 0xB9:
      guard rtc.fault != nil else { return alarm }
      let kept = rtc.alarm.map { CivilTime($0) }
      let digits = [kept?.second ?? 0, kept?.minute ?? 0, kept?.hour ?? 0, kept?.day ?? 0]
      return digits.map { UInt8(digits: $0) } + alarm.dropFirst(4)
    case 0xC2: return state
    default:
      // What is left, in units of 1024 ms (PiJuice firmware, counter of the scheduled power-off).
      return [cutAt.map { UInt8(clamping: Int(max(.zero, $0 - time) / .milliseconds(1024))) } ?? 0xFF]
    }
  }

  private func store(_ block: [UInt8], by command: UInt8, at time: Duration) {
    switch command {
    case 0x62 where block.count == 1:
      // 251 to 254 mean nothing.
      if block[0] == 0xFF { cutAt = nil }
      if block[0] <= 250 { cutAt = time + .milliseconds(1024) * Int(block[0]) }
    case 0xB0 where block.count == 9:
      let digits = [block[6], block[5], block[4], block[2], block[1], block[0]].map(\.asDigits)
      if let seconds = CivilTime(digits).seconds { rtc.set(seconds) }
    case 0xB9 where block.count == 9: alarm = block
    case 0xC2 where block.count == 2: state = block
    default: return
    }
    guard command == 0xB9 || command == 0xC2 else { return }
    let isArmed =
      state[0] & 0x05 == 0x05 && state[1] & 0x01 == 0 && alarm[0...3].allSatisfy { $0 & 0x80 == 0 }
    let day = alarm[3].asDigits
    rtc.follow(
      isArmed && day > 0
        ? (hour: alarm[2].asDigits, minute: alarm[1].asDigits, second: alarm[0].asDigits, day: day) : nil)
  }

  public func switchedOn(by cause: SimulatedPowerSwitch.Cause) {
    cutAt = nil
    if cause == .alarm { state[1] |= 0x01 }
  }

  public func linesHeldLow(from start: Duration, to end: Duration) {
    gauge?.linesHeldLow(from: start, to: end)
  }

  public func brownOut(at time: Duration) { gauge?.brownOut(at: time) }
}
