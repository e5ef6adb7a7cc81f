import InkBuses

extension PanelSession {
  /// How long RST is held low.
  ///
  /// Boards on which RST also gates the supply cut it after 2 ms; chips need a fraction of that.
  static let resetPulse = Duration.milliseconds(2)
  /// How long a chip takes after its supply or a reset came (SSD1680 datasheet, power-on flow).
  static let startUp = Duration.milliseconds(10)

  /// Changes the state; a change that the table of successors does not allow is a fault of the program.
  func move(to next: PanelState) throws(PanelError) {
    guard state.successors.contains(next) else { throw .notAllowed(from: state, to: next) }
    state = next
  }

  /// From off, asleep or failed to idle: supply, reset, registers at their reset values.
  ///
  /// Without `waiting` BUSY is not asked whether the reset is over.
  func wake(waiting: Bool = true) throws(PanelError) {
    let isFromSleep = state == .asleep
    try move(to: .resetting)
    if !isSupplied {
      link.phase = .powerUp
      try link.setPower(.high)
      try link.setReset(.high)
      link.wires.clock.pause(Self.startUp)
      isSupplied = true
    }
    link.phase = .reset
    if let parallel {
      try parallel.wake(fromSleep: isFromSleep)
      return try move(to: .idle)
    }
    try busy.arm(.reset)
    try reset()
    if waiting { try busy.waitUntilIdle(.short(.reset)) }
    try move(to: .idle)
  }

  /// From idle to asleep.
  func fallAsleep() throws(PanelError) {
    link.phase = .deepSleep
    if link.wires.reset != nil || parallel != nil { try controller.deepSleep() }
    try move(to: .asleep)
  }

  /// Runs `work`; when it fails, makes the panel safe and forgets what it shows before passing the error on.
  func guarded(_ work: () throws(PanelError) -> Void) throws(PanelError) {
    do {
      try work()
    } catch {
      let judged = judged(error)
      abandon()
      // Its sleep command would mean nothing to a controller of the other dialect.
      if case .contradicted = judged { holdDown() }
      throw judged
    }
  }

  /// What a failure means, where one more question tells.
  ///
  /// A BUSY that rests at the level of work from the reset on is nobody's, or that of a controller of the other dialect.
  /// The second answers 0x12 with a moment of work: to one family it is a reset, to the other a refresh without voltages.
  private func judged(_ error: PanelError) -> PanelError {
    guard case .neverIdle(var seen) = error else { return error }
    switch seen.phase {
    case .reset where seen.edges == 0: break
    // The moment of work may have been the reset that is sent here. What is written to a Solomon chip turns no booster
    // on; with the others it may be on, and a refresh would be one.
    case .configure where model.controller.busyLevel == .high: break
    default: return error
    }
    do {
      try busy.arm(seen.phase)
      try link.send(SSDCommand.softwareReset)
      link.wires.clock.pause(Self.startUp * 2)
      var edges = 0
      while try busy.nextEdge(within: .zero, seen.phase) != nil, edges <= BusyObservation.mostEdges {
        edges += 1
      }
      // More are a line without contact.
      guard (1...BusyObservation.mostEdges).contains(edges) else { return error }
      seen.edges = edges
    } catch { return error }
    return .contradicted(seen, model: model.name)
  }

  /// Forgets what the glass shows and what is in display memory.
  func forget() {
    picture = nil
    lastWindows = []
    isMemoryLost = false
  }

  /// Makes the panel safe and forgets everything about it.
  func abandon() {
    forget()
    state = .failed
    makeSafe(hasSupply: isSupplied || link.wires.power == nil)
    isSupplied = false
  }

  /// Ends whatever the controller does and takes the voltages off the glass.
  ///
  /// A reset stops the drive and deep sleep follows. BUSY is not asked: it may be what failed. When a wire
  /// refuses, or the supply may be off, reset is held low, which keeps the drive off, and the supply is cut.
  private func makeSafe(hasSupply: Bool) {
    link.phase = .recovery
    guard hasSupply, parallel == nil else { return holdDown() }
    do {
      try reset()
      link.wires.clock.pause(Self.startUp)
      if link.wires.reset != nil { try controller.deepSleep() }
    } catch {
      holdDown()
    }
  }

  private func holdDown() {
    try? link.setReset(.low)
    try? link.setPower(.low)
  }

  /// Registers to their reset values, whatever went on: by the line, or by command where there is none.
  private func reset() throws(PanelError) {
    guard link.wires.reset != nil else { return try controller.softReset() }
    try link.setReset(.low)
    link.wires.clock.pause(Self.resetPulse)
    try link.setReset(.high)
  }
}
