import InkBuses

extension UCSimulator {
  /// Reading the one-time memory after a reset.
  private static let loading: Duration = .milliseconds(2)

  public func setPower(_ isOn: Bool, at time: Duration) {
    advance(to: time)
    guard isOn != isPowered else { return }
    if !isOn { interrupt(.powerRemovedWhileDriving, "Supply removed") }
    isPowered = isOn
    old = Self.plane(chip, memory, seed: 0x5EED_0001)
    new = Self.plane(chip, memory, seed: 0x5EED_0002)
    pixels = Self.pixels(chip, memory)
    restart()
  }

  public func setReset(_ level: Level, at time: Duration) {
    advance(to: time)
    guard (level == .low) != isInReset else { return }
    isInReset = level == .low
    guard isPowered else { return }
    if isInReset {
      interrupt(.interruptedRefresh, "Reset")
      restart()
    } else {
      busy.start(at: now - busy.delay, for: Self.loading)
      isLoading = true
    }
  }

  /// Everything but the planes as after reset.
  func restart() {
    turnOff()
    registers = UCRegisters(chip)
    current = nil
    isAsleep = false
    isLoading = false
  }

  /// Drops BUSY and the high voltages at once.
  func turnOff() {
    busy.release()
    isRestingLow = false
    isAnalogOn = false
    refresh = nil
    turnsOffAfterRefresh = false
    sleepsAfterRefresh = false
    voltage.restart()
  }

  /// Cuts a running refresh off.
  private func interrupt(_ rule: Misuse.Rule, _ what: String) {
    guard let refresh, refresh.end > now else { return }
    blame(rule, "\(what) during a refresh; the picture is neither old nor new.")
    if refresh.start < now { glass.tear(refresh) }
  }
}
