import InkBuses

/// Words to and from an IT8951: a preamble, then words of 16 bits, high byte first, HRDY looked at before each group.
struct IT8951Link {
  let wires: IT8951Wires
  /// What is being done, for the story of a wait that does not end.
  var phase = PanelPhase.reset
  /// Edges of HRDY since the phase began.
  private(set) var edges = 0

  /// How long HRDY may stay low; 1.7 s after a reset are usual.
  static let patience = Duration.seconds(3)
  /// From a reset to the first word.
  static let typicalStart = Duration.milliseconds(1700)
  /// Between words; most take less.
  static let typicalWord = Duration.milliseconds(1)
  /// Edges that are thrown away at most when a phase begins, so that a loose contact does not hold it up for ever.
  static let mostStaleEdges = 1000
  /// Words a transfer carries besides the preamble: 4096 bytes are what spidev takes at once.
  static let wordsPerTransfer = 2047

  /// Waits until HRDY is high.
  mutating func waitReady() throws(IT8951Error) {
    let start = wires.clock.now
    while try level() == .low {
      let left = Self.patience - (wires.clock.now - start)
      guard left > .zero else {
        throw .neverReady(
          observation(
            wires.ready.name, waited: wires.clock.now - start,
            phase == .reset ? Self.typicalStart : Self.typicalWord))
      }
      let isEdge = try edge(within: left)
      if isEdge { edges += 1 }
    }
  }

  /// A phase begins; edges that HRDY made in earlier ones are thrown away.
  mutating func begin(_ phase: PanelPhase) throws(IT8951Error) {
    self.phase = phase
    edges = 0
    for _ in 0..<Self.mostStaleEdges where try !edge(within: .zero) { return }
  }

  /// What was seen of a wait in vain; `line` is what was looked at.
  func observation(_ line: String, waited: Duration, _ typical: Duration) -> BusyObservation {
    BusyObservation(
      line: line, seen: .low, expected: .high, edges: edges, phase: phase, waited: waited, typical: typical)
  }

  private func edge(within limit: Duration) throws(IT8951Error) -> Bool {
    do {
      return try wires.ready.nextEdge(within: limit) != nil
    } catch {
      throw .bus(error)
    }
  }

  /// Sends a command and its arguments.
  mutating func command(_ command: UInt16, _ arguments: [UInt16] = []) throws(IT8951Error) {
    try send(IT8951Preamble.command, [command])
    if !arguments.isEmpty { try write(arguments) }
  }

  /// Sends words, in as many transfers as they need.
  mutating func write(_ words: [UInt16]) throws(IT8951Error) {
    for start in stride(from: 0, to: words.count, by: Self.wordsPerTransfer) {
      let end = min(words.count, start + Self.wordsPerTransfer)
      try send(IT8951Preamble.write, Array(words[start..<end]))
    }
  }

  /// Reads words; the controller sends one before them that says nothing.
  mutating func read(_ count: Int) throws(IT8951Error) -> [UInt16] {
    try waitReady()
    let asked = Self.bytes([IT8951Preamble.read]) + [UInt8](repeating: 0, count: 2 * (count + 1))
    var answer: [UInt8] = []
    try bus { () throws(BusError) in answer = try wires.spi.exchange(asked) }
    guard answer.count == asked.count else { throw .noAnswer }
    return (0..<count).map { UInt16(answer[4 + 2 * $0]) << 8 | UInt16(answer[5 + 2 * $0]) }
  }

  /// Sets a register.
  mutating func set(_ register: UInt16, _ value: UInt16) throws(IT8951Error) {
    try command(IT8951Command.writeRegister, [register, value])
  }

  /// Reads a register.
  mutating func value(_ register: UInt16) throws(IT8951Error) -> UInt16 {
    try command(IT8951Command.readRegister, [register])
    return try read(1)[0]
  }

  private mutating func send(_ preamble: UInt16, _ words: [UInt16]) throws(IT8951Error) {
    try waitReady()
    try bus { () throws(BusError) in try wires.spi.write([Self.bytes([preamble] + words)]) }
  }

  private func level() throws(IT8951Error) -> Level {
    do {
      return try wires.ready.level()
    } catch {
      throw .bus(error)
    }
  }

  /// A step on the wires.
  func bus(_ work: () throws(BusError) -> Void) throws(IT8951Error) {
    do {
      try work()
    } catch {
      throw .bus(error)
    }
  }

  private static func bytes(_ words: [UInt16]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(2 * words.count)
    for word in words {
      bytes.append(UInt8(word >> 8))
      bytes.append(UInt8(truncatingIfNeeded: word))
    }
    return bytes
  }
}
