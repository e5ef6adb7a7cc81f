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
    resetRegisters()
  }

  /// A pulse on RST stops what goes on and wakes from sleep.
  ///
  /// On a chip that is awake it leaves the registers alone: vendors' partial refreshes pulse RST and then send
  /// neither lines, data entry, window, counters (SSD1681, SSD1675) nor sensor and source range (SSD1680)
  /// again, and their pictures come in place. Sleep loses them, and so does command 12.
  public func setReset(_ level: Level, at time: Duration) {
    advance(to: time)
    guard (level == .low) != isInReset else { return }
    isInReset = level == .low
    guard isInReset, isPowered else { return }
    interrupt(.interruptedRefresh, "Reset")
    turnOff()
    current = nil
    guard let depth = sleep else { return }
    if depth == .memoryLost {
      for i in banks.indices { banks[i].lose(chip, memory) }
    }
    sleep = nil
    waveform = nil
    resetRegisters()
  }

  /// Registers as after power-up, command 12 or sleep.
  func resetRegisters() {
    registers = SSDRegisters(chip)
    registers.usesInnerSources = panel.usesInnerSources
    current = nil
    for i in banks.indices {
      banks[i].addressing = SSDAddressing(bytesPerRow: chip.bytesPerRow, rows: chip.gates)
      if !panel.isWiringKnown, !chip.isCascade { banks[i].addressing.cover(glass) }
    }
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
