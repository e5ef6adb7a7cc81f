import InkBuses

/// Plays the events of a trace to a controller, with a time of its own.
struct TracePlayer {
  let controller: any SimulatedController
  /// The line being played.
  var line: Int?
  private(set) var now: Duration = .zero

  /// The panel has had supply for ever and is not in reset.
  init(controller: any SimulatedController) {
    self.controller = controller
    controller.setPower(true, at: .zero)
  }

  /// Plays one event and notes what was wrong about it.
  mutating func play(_ event: WireTrace.Event) {
    let known = controller.misuses.count
    switch event {
    case .reset(let level): controller.setReset(level, at: now)
    case .power(let level): controller.setPower(level == .high, at: now)
    case .command(let byte): send { $0.command(byte, at: $1) }
    case .data(let bytes):
      controller.data(bytes, at: now)
      now += SimulatedPanelWires.byteTime * bytes.count
    case .select(let chips): (controller as? TwinSimulator)?.selected = chips
    case .delay(let duration): now += duration
    case .busy: wait()
    }
    controller.advance(to: now)
    number(from: known)
  }

  /// Lets what was started end.
  mutating func finish() {
    let known = controller.misuses.count
    runUntilIdle()
    controller.advance(to: now)
    number(from: known)
  }

  private mutating func send(_ send: (any SimulatedController, Duration) -> Void) {
    let known = controller.misuses.count
    send(controller, now)
    if controller.misuses[known...].contains(where: { $0.rule == .sentWhileBusy }) {
      runUntilIdle()
      send(controller, now)
    }
    now += SimulatedPanelWires.byteTime
  }

  private mutating func wait() {
    if controller.isAsleep, controller.isHeldBusy, controller.nextBusyChange == nil {
      controller.misuses.append(
        Misuse(.waitNeverEnds, at: now, "Wait for BUSY in deep sleep, which holds it until a reset."))
    }
    runUntilIdle()
  }

  private mutating func runUntilIdle() {
    let deadline = now + TraceReplay.limit
    while controller.isBusy || controller.isHeldBusy, let change = controller.nextBusyChange,
      change <= deadline
    {
      now = max(now, change)
      controller.advance(to: now)
    }
  }

  private func number(from known: Int) {
    guard let line else { return }
    for i in known..<controller.misuses.count where controller.misuses[i].line == nil {
      controller.misuses[i].line = line
    }
  }
}
