import InkBuses

/// Waits for a controller to finish, by the edges of BUSY and never without a deadline.
///
/// One wait is one wake-up where the line queues the edges into idle alone: that BUSY becomes active wakes nobody, and
/// is known from the edge that ends it. Edges are queued by the line from its request on, so nothing is missed between
/// the trigger and the wait; what was queued before the trigger is thrown away by `arm`.
final class BusyWait {
  /// What is waited for.
  struct Operation {
    var phase: PanelPhase
    /// How long BUSY stays active as a rule.
    var typical: Duration
    /// How long to wait for the idle level.
    var deadline: Duration
    /// How long an edge is waited for before the level is asked; what is idle then is over, or never began.
    var patience: Duration
    /// True where BUSY need not have been seen active: the operation may be over before the first look.
    var isMissable: Bool

    /// An operation whose BUSY must be seen, unless it takes less than 20 ms.
    init(phase: PanelPhase, typical: Duration, deadline: Duration) {
      (self.phase, self.typical, self.deadline) = (phase, typical, deadline)
      patience = min(max(typical * 2, BusyWait.settle), BusyWait.longestPatience)
      isMissable = typical < BusyWait.shortest
    }
  }

  let line: any InputLine
  let clock: any MonotonicClock
  /// The level while the controller works.
  let active: Level
  /// True while BUSY is known to have been idle before what is waited for.
  private var wasIdle = false

  /// How long BUSY is given at least to become active and idle again.
  ///
  /// Controllers need up to 1 ms after the trigger, 10 ms after a reset; a driver that waits longer only
  /// reports a dead panel later, so this is ten times that.
  static let settle = Duration.milliseconds(100)
  /// How long a dead panel may go unnoticed.
  ///
  /// Twice the typical time of whatever is not a full refresh; one that takes longer costs one look at the level more.
  static let longestPatience = Duration.seconds(2)

  /// Within this time BUSY need not have been seen active: the operation may be over before the first look.
  static let shortest = Duration.milliseconds(20)

  init(line: any InputLine, clock: any MonotonicClock, active: Level) {
    self.line = line
    self.clock = clock
    self.active = active
  }

  /// Forgets edges that belong to earlier operations; called before the trigger.
  ///
  /// A line with a loose contact may bring new ones as fast as they are taken: after a thousand it is left at that, and
  /// the wait that follows tells of them. Before a reset it is not known whether BUSY is held.
  func arm(_ phase: PanelPhase) throws(PanelError) {
    for _ in 0..<1000 where try nextEdge(within: .zero, phase) == nil { break }
    if phase == .reset { wasIdle = false }
  }

  /// Waits until the controller is idle; gives the time since the call.
  ///
  /// Throws `neverBusy` when an operation that cannot be missed never showed the active level, `neverIdle` when
  /// the deadline passed.
  @discardableResult
  func waitUntilIdle(_ operation: Operation) throws(PanelError) -> Duration {
    let start = clock.now
    var edges = 0
    var wasActive = false
    var limit = min(operation.patience, operation.deadline)
    while true {
      let remaining = limit - (clock.now - start)
      let edge = try nextEdge(within: max(.zero, remaining), operation.phase)
      if edge != nil { edges += 1 }
      let seen = try level(operation.phase)
      let waited = clock.now - start
      if seen != active {
        guard edges > 0 || wasActive || operation.isMissable else {
          throw .neverBusy(observation(of: operation, seen: seen, edges: edges, waited: waited))
        }
        wasIdle = true
        return waited
      }
      if limit == operation.deadline, edge == nil || remaining <= .zero {
        // The change to active was one, whether it is queued or not.
        edges = max(edges, wasIdle ? 1 : 0)
        wasIdle = false
        throw .neverIdle(observation(of: operation, seen: seen, edges: edges, waited: waited))
      }
      wasActive = true
      limit = operation.deadline
    }
  }

  private func observation(
    of operation: Operation, seen: Level, edges: Int, waited: Duration
  ) -> BusyObservation {
    // What cannot be asked any more must not hide what is known.
    let isDriven = edges == 0 && seen == active ? try? line.isDriven() : nil
    return BusyObservation(
      line: line.name, seen: seen, expected: seen.opposite, edges: edges, isDriven: isDriven,
      phase: operation.phase, waited: waited, typical: operation.typical)
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
    var operation = BusyWait.Operation(
      phase: phase, typical: .milliseconds(10), deadline: .milliseconds(2020))
    operation.patience = operation.typical
    return operation
  }

  /// UltraChip's power off: 20 to 80 ms, which a chip may keep to itself (measured by GxEPD2: UC8179 40 ms).
  static func powerOff(_ phase: PanelPhase) -> BusyWait.Operation {
    var operation = BusyWait.Operation(
      phase: phase, typical: .milliseconds(40), deadline: .milliseconds(2080))
    operation.isMissable = true
    return operation
  }
}
