import InkBuses

/// Waits for a controller to finish, by the edges of BUSY and never without a deadline.
///
/// Edges are queued by the line from its request on, so nothing is missed between the trigger and the wait;
/// what was queued before the trigger is thrown away by `arm`.
struct BusyWait {
  /// What is waited for.
  struct Operation {
    var phase: PanelPhase
    /// How long BUSY stays active as a rule.
    var typical: Duration
    /// How long to wait for the idle level.
    var deadline: Duration
  }

  let line: any InputLine
  let clock: any MonotonicClock
  /// The level while the controller works.
  let active: Level

  /// How long BUSY may take to become active.
  ///
  /// Controllers need up to 1 ms after the trigger, 10 ms after a reset; a driver that waits longer only
  /// reports a dead panel later, so this is ten times that.
  static let settle = Duration.milliseconds(100)
  /// Within this time BUSY need not have been seen active: the operation may be over before the first look.
  static let shortest = Duration.milliseconds(20)
  /// How long an operation shorter than that takes at most, and so how long an idle line is given to rise.
  static let shortSettle = Duration.milliseconds(10)

  /// Forgets edges that belong to earlier operations; called before the trigger.
  ///
  /// A line with a loose contact may bring new ones as fast as they are taken: after a thousand it is left at that, and
  /// the wait that follows tells of them.
  func arm(_ phase: PanelPhase) throws(PanelError) {
    for _ in 0..<1000 where try nextEdge(within: .zero, phase) == nil { return }
  }

  /// Waits until the controller is idle; gives the time since the call.
  ///
  /// Throws `neverBusy` when an operation of 20 ms and more never showed the active level, `neverIdle` when
  /// the deadline passed.
  @discardableResult
  func waitUntilIdle(_ operation: Operation) throws(PanelError) -> Duration {
    let start = clock.now
    var edges = 0
    var seen = try level(operation.phase)
    func observation(expecting expected: Level) -> BusyObservation {
      let waited = clock.now - start
      // What cannot be asked any more must not hide what is known.
      let isDriven = edges == 0 && seen == active ? try? line.isDriven() : nil
      return BusyObservation(
        line: line.name, seen: seen, expected: expected, edges: edges, isDriven: isDriven,
        phase: operation.phase, waited: waited, typical: operation.typical)
    }

    if seen != active {
      let isShort = operation.typical < Self.shortest
      if try nextEdge(within: isShort ? Self.shortSettle : Self.settle, operation.phase) != nil {
        edges += 1
      }
      seen = try level(operation.phase)
      if seen != active, edges == 0, !isShort { throw .neverBusy(observation(expecting: active)) }
    }
    while seen == active {
      let remaining = operation.deadline - (clock.now - start)
      let edge = try nextEdge(within: max(.zero, remaining), operation.phase)
      if edge != nil { edges += 1 }
      seen = try level(operation.phase)
      if seen == active, edge == nil || remaining <= .zero {
        throw .neverIdle(observation(expecting: active.opposite))
      }
    }
    return clock.now - start
  }

  func level(_ phase: PanelPhase) throws(PanelError) -> Level {
    do {
      return try line.level()
    } catch {
      throw .bus(error, phase: phase)
    }
  }

  func nextEdge(within timeout: Duration, _ phase: PanelPhase) throws(PanelError) -> Edge? {
    do {
      return try line.nextEdge(within: timeout)
    } catch {
      throw .bus(error, phase: phase)
    }
  }
}

extension BusyWait.Operation {
  /// A reset by line or command: 10 ms at most (SSD1680 datasheet, reset timing).
  static func short(_ phase: PanelPhase) -> BusyWait.Operation {
    BusyWait.Operation(phase: phase, typical: .milliseconds(10), deadline: .milliseconds(2020))
  }
}
