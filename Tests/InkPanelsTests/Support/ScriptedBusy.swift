import InkBuses

/// A clock that moves only when somebody waits.
final class HandClock: MonotonicClock {
  private(set) var now = Duration.zero
  func pause(_ duration: Duration) { now += duration }
}

/// A BUSY line that changes at given times.
final class ScriptedBusy: InputLine {
  let name = "GPIO24 (test)"
  private let clock: HandClock
  private var current: Level
  private var script: [(at: Duration, level: Level)]
  private let edges: QueuedEdges
  private var queued: [Edge] = []
  /// Reads and waits so far.
  private(set) var levelReads = 0
  private(set) var edgeWaits = 0
  var failure: BusError?

  init(
    _ clock: HandClock, _ level: Level, queuing edges: QueuedEdges = .both,
    then script: [(at: Duration, level: Level)] = []
  ) {
    self.clock = clock
    current = level
    self.edges = edges
    self.script = script
  }

  private func catchUp() {
    while let next = script.first, next.at <= clock.now {
      let edge: Edge = next.level == .high ? .rising : .falling
      if next.level != current, edges.contains(edge) { queued.append(edge) }
      current = next.level
      script.removeFirst()
    }
  }

  func level() throws(BusError) -> Level {
    if let failure { throw failure }
    levelReads += 1
    catchUp()
    return current
  }

  func nextEdge(within timeout: Duration) throws(BusError) -> Edge? {
    if let failure { throw failure }
    edgeWaits += 1
    let end = clock.now + timeout
    catchUp()
    while queued.isEmpty, let next = script.first, next.at <= end {
      clock.pause(next.at - clock.now)
      catchUp()
    }
    if !queued.isEmpty { return queued.removeFirst() }
    clock.pause(end - clock.now)
    return nil
  }
}
