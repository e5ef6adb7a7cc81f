import InkBuses

extension SSDSimulator {
  public func setPower(_ isOn: Bool, at time: Duration) {
    advance(to: time)
    guard isOn != isPowered else { return }
    if !isOn { interrupt(.powerRemovedWhileDriving, "Supply removed") }
    isPowered = isOn
    poweredAt = isOn && time > .zero ? time : nil
    sleep = nil
    waveform = nil
    turnOff()
    banks = banks.map { _ in SSDBank(chip, memory) }
    writtenOrigin = nil
    resetRegisters(fromSleep: true)
  }

  public func setReset(_ level: Level, at time: Duration) {
    advance(to: time)
    guard (level == .low) != isInReset else { return }
    isInReset = level == .low
    guard isInReset, isPowered else { return }
    interrupt(.interruptedRefresh, "Reset")
    turnOff()
    if sleep == .memoryLost {
      for i in banks.indices { banks[i].lose(chip, memory) }
    }
    resetRegisters(fromSleep: sleep != nil)
    sleep = nil
  }

  /// Values after reset.
  ///
  /// Vendors' partial refresh pulses RST on a chip that is awake and then sends neither the temperature
  /// sensor (18) nor the source range (21) again, and panels still show it in place and in time: those two
  /// outlive the pin, but neither command 12 nor sleep.
  func resetRegisters(fromSleep: Bool) {
    var fresh = SSDRegisters(chip)
    if !fromSleep {
      fresh.temperatureSensor = registers.temperatureSensor
      fresh.planeOptions = registers.planeOptions
      fresh.usesInnerSources = registers.usesInnerSources
    }
    registers = fresh
    for i in banks.indices {
      banks[i].addressing = SSDAddressing(bytesPerRow: chip.bytesPerRow, rows: chip.gates)
      if !panel.isWiringKnown, !chip.isCascade { banks[i].addressing.cover(glass) }
    }
    current = nil
  }

  /// Drops BUSY and the high voltages at once.
  func turnOff() {
    busy.release()
    isAnalogOn = false
    turnsAnalogOffAtEnd = false
    voltage.restart()
    refresh = nil
  }

  /// Cuts a running refresh off.
  private func interrupt(_ rule: Misuse.Rule, _ what: String) {
    guard let refresh, refresh.end > now else { return }
    blame(rule, "\(what) during a refresh; the picture is neither old nor new.")
    if refresh.start < now { glass.tear(refresh) }
  }

  /// Counts time under high voltage, and complains once it gets too long.
  func noticeVoltage(from start: Duration, to end: Duration) {
    guard isAnalogOn, isPowered else { return }
    if voltage.count(end - max(start, busy.end ?? start), on: glass) {
      blame(.leftPowered, "High voltages on for \(patience.components.seconds) s without a refresh.")
    }
  }
}
