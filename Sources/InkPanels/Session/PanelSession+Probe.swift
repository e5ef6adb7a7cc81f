import InkBuses

extension PanelSession {
  /// Resets the panel and looks whether BUSY answers; the picture on the glass stays, and the panel sleeps
  /// after.
  ///
  /// Takes about 60 ms; two seconds where the controller says what it is. Throws when a wire fails, and when such a
  /// controller is not ready or does not answer.
  public func probe() throws(PanelError) -> PanelProbe {
    try requireWires()
    if let parallel { return try probe(parallel) }
    var probe = PanelProbe(levelAfterReset: model.controller.busyLevel, answers: false)
    try guarded { () throws(PanelError) in
      try wake(waiting: false)
      link.wires.clock.pause(Self.startUp * 2)
      probe.levelAfterReset = try busy.level(.reset)
      try busy.arm(.configure)
      link.phase = .configure
      try controller.stirBusy()
      probe.watched = Self.startUp * 2
      link.wires.clock.pause(probe.watched)
      while try busy.nextEdge(within: .zero, .configure) != nil {
        probe.edges += 1
        // A line that never rests would be counted for ever.
        if probe.edges == 1000 { break }
      }
      probe.answers = probe.edges > 0
      // A chip that cannot pull a line otherwise leaves the rest of the answer.
      if probe.edges == 0 { probe.isDriven = try? busy.line.isDriven() }
      try fallAsleep()
    }
    return probe
  }

  /// A controller that says what it is needs no guessing, and its own errors tell more than a level would.
  private func probe(_ parallel: any ParallelController) throws(PanelError) -> PanelProbe {
    var probe = PanelProbe(levelAfterReset: model.controller.busyLevel.opposite, answers: true)
    try guarded { () throws(PanelError) in
      if state == .idle { try fallAsleep() }
      try wake()
      probe.identity = try parallel.identity()
      try fallAsleep()
    }
    return probe
  }
}
