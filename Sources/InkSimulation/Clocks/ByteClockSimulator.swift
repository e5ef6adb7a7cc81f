/// A power board whose clock is a map of byte registers; what it does not have itself is its gauge's.
public final class ByteClockSimulator: BoardClockSimulator {
  public let rtc: SimulatedRTC
  public private(set) var cutAt: Duration?
  public var cutsAtHalt: Bool { map.cutsAtHalt }
  public var address: UInt8 { map.address }

  private let map: any ClockMap
  private let gauge: (any SimulatedI2CChip)?
  private var image = RegisterImage()
  private var pointer: UInt8 = 0
  /// Digits that make no time yet: the clock stands while they are written.
  private var held: [Int]?
  private var losses: Int

  init(_ map: any ClockMap, rtc: SimulatedRTC, gauge: (any SimulatedI2CChip)?) {
    (self.map, self.rtc, self.gauge) = (map, rtc, gauge)
    losses = rtc.losses
    map.reset(&image)
  }

  private var mine: Set<UInt8> { map.alarm.union(map.time).union(map.others).union([map.weekday]) }

  public func transfer(_ written: [UInt8], reading count: Int, at time: Duration) -> [UInt8]? {
    guard rtc.fault != .dead else { return nil }
    if losses != rtc.losses {
      losses = rtc.losses
      image = RegisterImage()
      map.reset(&image)
      held = nil
    }
    if let register = written.first {
      pointer = register
      guard mine.contains(register) else {
        return gauge?.transfer(written, reading: count, at: time)
          ?? (gauge == nil ? [UInt8](repeating: 0xFF, count: count) : nil)
      }
    }
    for byte in written.dropFirst() {
      store(byte, in: pointer, at: time)
      pointer &+= 1
    }
    return (0..<count).map { index in
      if !map.stepsOn, index > 0 { return 0xFF }
      defer { if map.stepsOn { pointer &+= 1 } }
      let ofGauge = map.gauges[pointer] ?? (mine.contains(pointer) ? 0 : 0xFF)
      guard ofGauge != 0, let gauge else { return byte(pointer) }
      let read = gauge.transfer([pointer], reading: 1, at: time)?.first ?? 0xFF
      return read & ofGauge | byte(pointer) & ~ofGauge
    }
  }

  public func switchedOn(by cause: SimulatedPowerSwitch.Cause) {
    cutAt = nil
    map.switchedOn(by: cause, &image)
    // An alarm that is not taken away by its ring comes again.
    rtc.follow(map.ring(image))
  }

  public func linesHeldLow(from start: Duration, to end: Duration) {
    gauge?.linesHeldLow(from: start, to: end)
  }

  public func brownOut(at time: Duration) { gauge?.brownOut(at: time) }

  private func byte(_ register: UInt8) -> UInt8 {
    let now = held.map { CivilTime($0) } ?? CivilTime(rtc.now ?? 0)
    if let index = map.time.firstIndex(of: register) {
      return index == 3 ? map.hour(now.hour) : UInt8(digits: now.digits[index])
    }
    if register == map.weekday { return UInt8(now.weekday) }
    guard map.alarm.contains(register), rtc.fault != nil else { return image[register] }
    // What a broken clock kept is not what was written.
    var kept = image
    map.keep(rtc.alarm.map { CivilTime($0) }, in: &kept)
    return kept[register]
  }

  private func store(_ byte: UInt8, in register: UInt8, at time: Duration) {
    guard map.takes(register, image) else { return }
    if let index = map.time.firstIndex(of: register) {
      var digits = held ?? CivilTime(rtc.now ?? 0).digits
      digits[index] = index == 3 ? map.hour(from: byte) : byte.asDigits
      if let seconds = CivilTime(digits).seconds {
        rtc.set(seconds)
        held = nil
      } else {
        held = digits
      }
      return
    }
    if map.cuts.contains(register) { cutAt = map.cut(byte, image).map { time + $0 } }
    image[register] = byte
    map.wrote(register, &image)
    if map.alarm.contains(register) { rtc.follow(map.ring(image)) }
  }
}
