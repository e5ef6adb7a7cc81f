import InkBuses

extension SimulatedPanelWires {
  /// Time of one system call.
  static let systemCall: Duration = .microseconds(5)
  /// Time of one byte at 4 MHz.
  static let byteTime: Duration = .microseconds(2)
  /// Time of one byte at 24 MHz, as an IT8951 takes them.
  static let wordByteTime: Duration = .nanoseconds(333)
  /// Most bytes of one spidev call, unless the module was told otherwise.
  static let transferLimit = 4096
  /// Edges the kernel keeps for a line; older ones are lost.
  static let edgeLimit = 16

  /// The level of an output, low until it is set; RST has a pull-up on the panel.
  func level(of role: SimulatedOutputLine.Role) -> Level {
    levels[role] ?? (role == .reset ? .high : .low)
  }

  /// BUSY as the computer sees it.
  var busyLevel: Level { drivenBusy ?? busyBias }

  /// The level that something gives BUSY; nil where only its bias holds it.
  private var drivenBusy: Level? {
    switch busyFault {
    case .stuck(let level): level
    case .floating: nil
    case .flickering(let period): Int((lastLook / period).rounded()) % 2 == 0 ? .low : .high
    case nil: isPanelConnected ? controller.busyLevel : nil
    }
  }

  /// When BUSY changes next; nil where it stays.
  private var nextBusyChange: Duration? {
    guard case .flickering(let period) = busyFault else { return controller.nextBusyChange }
    return period * (Int((lastLook / period).rounded()) + 1)
  }

  /// Counts a step; throws when the plan says so.
  func step(_ node: String, _ operation: String) throws(BusError) {
    try faults.step(node: node, operation: operation)
  }

  /// Lets the panel catch up with the clock, edge by edge.
  func synchronize() {
    while let change = nextBusyChange, change <= clock.now {
      controller.advance(to: change)
      lastLook = change
      noticeEdge()
    }
    controller.advance(to: clock.now)
    noticeEdge()
  }

  /// Queues the edge when BUSY's level is another than before.
  func noticeEdge() {
    let level = busyLevel
    guard level != lastBusy else { return }
    lastBusy = level
    let edge: Edge = level == .high ? .rising : .falling
    guard queuedEdges.contains(edge) else { return }
    edges.append(edge)
    if edges.count > Self.edgeLimit { edges.removeFirst() }
  }

  /// Passes the supply on to the panel.
  func updateSupply() {
    let isSwitchedOn = isPowerLineConnected && level(of: .power) == .high
    controller.setPower(isPanelConnected && (supply == .permanent || isSwitchedOn), at: clock.now)
  }

  /// True when events are recorded or told of.
  private var isTraced: Bool { isRecording || recorder.onEvent != nil }

  /// One wire changes.
  func set(_ role: SimulatedOutputLine.Role, to level: Level) {
    synchronize()
    if isTraced { recorder.set(role, to: level, at: clock.now) }
    levels[role] = level
    counters.lineSets += 1
    switch role {
    case .dataCommand: break
    case .reset: if isPanelConnected { controller.setReset(level, at: clock.now) }
    case .power: updateSupply()
    }
    noticeEdge()
    clock.advance(by: Self.systemCall)
    recorder.end(at: clock.now)
  }

  /// Whose chip select goes low with the next bytes.
  func select(_ chips: ChipSelection) {
    guard let twin = controller as? TwinSimulator, twin.selected != chips else { return }
    twin.selected = chips
    if isTraced { recorder.select(chips, at: clock.now) }
  }

  /// Bytes go out and come in; what is sent is data to the recording.
  func exchange(_ bytes: [UInt8]) -> [UInt8] {
    var answer: [UInt8]?
    transmit(bytes, isData: true, byteTime: Self.wordByteTime) { bytes in
      answer = (controller as? ParallelSimulator)?.exchange(bytes, at: clock.now)
    }
    return answer ?? [UInt8](repeating: 0, count: bytes.count)
  }

  /// Bytes go out with D/C as it is.
  func send(_ segments: [[UInt8]]) {
    let isData = level(of: .dataCommand) == .high
    let bytes = segments.count == 1 ? segments[0] : Array(segments.joined())
    transmit(bytes, isData: isData, byteTime: Self.byteTime) { bytes in
      if isData {
        controller.data(bytes, at: clock.now)
      } else {
        for byte in bytes { controller.command(byte, at: clock.now) }
      }
    }
  }

  /// Bytes go over the wires: counted, spoilt where that was asked for, recorded, and taken by the panel that is there.
  private func transmit(_ sent: [UInt8], isData: Bool, byteTime: Duration, to take: ([UInt8]) -> Void) {
    synchronize()
    var bytes = sent
    counters.spiCalls += max(1, (bytes.count + Self.transferLimit - 1) / Self.transferLimit)
    if let corruption, case let at = corruption.byte - counters.spiBytes - 1, bytes.indices.contains(at) {
      bytes[at] ^= corruption.bits
    }
    counters.spiBytes += bytes.count
    if isTraced { recorder.send(bytes, isData: isData, at: clock.now) }
    if isPanelConnected { take(bytes) }
    noticeEdge()
    clock.advance(by: Self.systemCall + byteTime * bytes.count)
    recorder.end(at: clock.now)
  }

  /// BUSY is looked at.
  func look() -> Level {
    synchronize()
    if isTraced { recorder.look(at: clock.now) }
    counters.levelReads += 1
    let level = busyLevel
    clock.advance(by: Self.systemCall)
    recorder.end(at: clock.now)
    return level
  }

  /// BUSY is looked at while it is pulled to a side; what was queued is lost.
  func look(pulledTo bias: Level) -> Level {
    synchronize()
    counters.levelReads += 1
    let level = drivenBusy ?? bias
    edges.removeAll()
    clock.advance(by: Self.systemCall)
    return level
  }

  /// BUSY is waited for.
  func waitForEdge(within timeout: Duration) -> Edge? {
    synchronize()
    // Taking what is queued waits for nothing, and leaves the pause before it to what comes next.
    let isWait = timeout > .zero
    if isTraced, isWait { recorder.look(at: clock.now) }
    counters.edgeWaits += 1
    let deadline = clock.now + max(.zero, timeout)
    while edges.isEmpty, let change = nextBusyChange, change <= deadline {
      clock.advance(to: change)
      synchronize()
    }
    if edges.isEmpty {
      clock.advance(to: deadline)
      synchronize()
    }
    clock.advance(by: Self.systemCall)
    if isWait { recorder.end(at: clock.now) } else { recorder.leaveOut(Self.systemCall) }
    return edges.isEmpty ? nil : edges.removeFirst()
  }
}
