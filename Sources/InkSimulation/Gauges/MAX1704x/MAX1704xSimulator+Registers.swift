extension MAX1704xSimulator {
  /// Longest time both wires may be low before the part sleeps (1.75 to 2.5 s).
  private static let sleepTime: Duration = .milliseconds(2500)

  public func transfer(_ written: [UInt8], reading count: Int, at time: Duration) -> [UInt8]? {
    update(to: time)
    guard battery.isPresent else { return nil }
    wakeByEdge(at: time)
    var isAcknowledged = true
    if written.count >= 3 { isAcknowledged = write(Array(written.dropFirst()), from: written[0], at: time) }
    guard isAcknowledged else { return nil }
    return read(count, from: written.first ?? 0)
  }

  public func linesHeldLow(from start: Duration, to end: Duration) {
    update(to: end)
    if end - start >= Self.sleepTime { sleptByWires = true }
    if sleptByWires { isAsleep = true }
  }

  public func brownOut(at time: Duration) {
    update(to: time)
    powerUp(at: time)
  }

  /// A part asleep by its wires wakes with the first edge, with old values until the next conversion.
  private func wakeByEdge(at time: Duration) {
    guard sleptByWires else { return }
    sleptByWires = false
    isAsleep = configuration & 0x80 != 0 && part.hasAlert
    convertedAt = time
  }

  private func read(_ count: Int, from register: UInt8) -> [UInt8] {
    (0..<count).map { i in
      let address = register &+ UInt8(truncatingIfNeeded: i)
      let word = word(address & 0xFE)
      return UInt8(truncatingIfNeeded: address & 1 == 0 ? word >> 8 : word)
    }
  }

  /// A register's word; FFFF where there is none.
  private func word(_ register: UInt8) -> UInt16 {
    switch register {
    case 0x02: voltageWord
    case 0x04: chargeWord
    case 0x06 where part.isLater: (mode & 0x2000) | (isHibernating ? 0x1000 : 0)
    case 0x08: part.version
    case 0x0A where part.hasRate: hibernation
    case 0x0C: configuration
    case 0x14 where part.hasRate: voltageAlert
    case 0x16 where part.hasRate: rateWord
    case 0x18 where part.hasRate: voltageReset
    case 0x1A where part.isLater: status
    default: 0xFFFF
    }
  }

  /// Writes whole words; false when the part stops acknowledging.
  private func write(_ bytes: [UInt8], from register: UInt8, at time: Duration) -> Bool {
    for i in stride(from: 0, to: bytes.count - 1, by: 2) {
      let value = UInt16(bytes[i]) << 8 | UInt16(bytes[i + 1])
      let address = register &+ UInt8(truncatingIfNeeded: i)
      if address == 0xFE {
        guard value == part.resetCode else { continue }
        powerUp(at: time)
        return false
      }
      write(value, to: address, at: time)
    }
    return true
  }

  private func write(_ value: UInt16, to register: UInt8, at time: Duration) {
    switch register {
    case 0x06:
      mode = value & 0x2000
      if value & 0x4000 != 0 { quickStart() }
    case 0x0A: hibernation = value
    case 0x0C: configure(value, at: time)
    case 0x14: voltageAlert = value
    case 0x18: voltageReset = value & 0xFF00 | voltageReset & 0x00FF
    // Flags are cleared by writing 0; writing 1 does not set them. EnVR is an ordinary bit.
    case 0x1A: status = (status & value & 0x3F00) | value & 0x4000
    default: break
    }
  }

  private func configure(_ value: UInt16, at time: Duration) {
    guard part.hasAlert else {
      configuration = value
      return
    }
    configuration = value & ~0x20 | value & configuration & 0x20
    let sleeps = value & 0x80 != 0
    if isAsleep, !sleeps { convertedAt = time }
    isAsleep = sleeps
  }

  /// Sets the alert flag and its reasons; they stay until the host clears them.
  func raiseAlerts(chargeBefore: UInt16?) {
    guard part.hasAlert else { return }
    var reasons: UInt16 = 0
    let percent = Double(chargeWord) / 256
    // Told when it is crossed, and at the first estimate.
    let limit = Double(32 - configuration & 0x1F)
    if percent < limit, chargeBefore.map({ Double($0) / 256 >= limit }) ?? true { reasons |= 0x1000 }
    let isChanged = chargeWord >> 8 != (chargeBefore ?? 0) >> 8
    if configuration & 0x40 != 0, part.hasRate, isChanged { reasons |= 0x2000 }
    if part.hasRate {
      let volts = Double(voltageWord) * 78.125e-6
      if volts < Double(voltageAlert >> 8) * 0.02 { reasons |= 0x0400 }
      if voltageAlert & 0xFF != 0xFF, volts > Double(voltageAlert & 0xFF) * 0.02 { reasons |= 0x0200 }
    }
    guard reasons != 0 else { return }
    configuration |= 0x20
    if part.isLater { status |= reasons }
  }
}
