import InkBuses

extension SimulatedPanelWires {
  /// Has the panel go through what a driver did to it before, and lets `pause` pass after it.
  ///
  /// So a simulated panel outlives the process that drove it, with what its planes and its glass hold, as a real one
  /// does. Nothing of it is recorded or counted, and the levels stay as the driver left them.
  public func relive(_ past: WireTrace, pause: Duration) {
    let (wasRecording, listener, known) = (isRecording, recorder.onEvent, counters)
    (isRecording, recorder.onEvent) = (false, nil)
    for event in past.events { relive(event) }
    waitUntilIdle()
    clock.advance(by: pause)
    synchronize()
    edges = []
    counters = known
    recorder = TraceRecorder(after: clock.now)
    (isRecording, recorder.onEvent) = (wasRecording, listener)
  }

  private func relive(_ event: WireTrace.Event) {
    switch event {
    case .reset(let level): set(.reset, to: level)
    case .power(let level): set(.power, to: level)
    case .command(let byte):
      set(.dataCommand, to: .low)
      send([[byte]])
    case .data(let bytes):
      set(.dataCommand, to: .high)
      send([bytes])
    case .select(let chips): select(chips)
    case .delay(let duration):
      clock.advance(by: duration)
      synchronize()
    case .busy: waitUntilIdle()
    }
  }

  private func waitUntilIdle() {
    synchronize()
    let deadline = clock.now + TraceReplay.limit
    while controller.isBusy || controller.isHeldBusy, let change = controller.nextBusyChange,
      change <= deadline
    {
      clock.advance(to: change)
      synchronize()
    }
  }
}
