import InkBuses

/// Writes down what goes over the wires; pauses are what lies between two operations.
struct TraceRecorder {
  /// Gets every event before it takes effect; a wait and a pause when the next event comes.
  var onEvent: ((WireTrace.Event) -> Void)?
  /// False where nothing is kept.
  var isKeeping = true
  private var recorded = WireTrace()
  private var lastEnd: Duration
  private var isWaiting = false

  init(after time: Duration = .zero) {
    lastEnd = time
  }

  /// The trace so far, with the pause that goes on at `time`.
  func trace(until time: Duration) -> WireTrace {
    var trace = recorded
    if isWaiting { trace.append(.busy) }
    if time > lastEnd { trace.append(.delay(time - lastEnd)) }
    return trace
  }

  /// RST or PWR is set; D/C is not recorded, it shows in what bytes are.
  mutating func set(_ role: SimulatedOutputLine.Role, to level: Level, at time: Duration) {
    guard role != .dataCommand else { return }
    begin(at: time)
    note(role == .reset ? .reset(level) : .power(level))
  }

  /// Another chip select is used from now on.
  mutating func select(_ chips: ChipSelection, at time: Duration) {
    begin(at: time)
    note(.select(chips))
  }

  /// Bytes are sent.
  mutating func send(_ bytes: [UInt8], isData: Bool, at time: Duration) {
    begin(at: time)
    if isData {
      note(.data(bytes))
    } else {
      for byte in bytes { note(.command(byte)) }
    }
  }

  /// BUSY is looked at: the first look starts a wait, pauses between looks belong to it.
  mutating func look(at time: Duration) {
    if !isWaiting { begin(at: time) }
    isWaiting = true
    lastEnd = time
  }

  /// The operation is over.
  mutating func end(at time: Duration) {
    lastEnd = max(lastEnd, time)
  }

  /// An operation that is not written down took so long, which is no pause.
  mutating func leaveOut(_ duration: Duration) { lastEnd += duration }

  private mutating func begin(at time: Duration) {
    if isWaiting { note(.busy) }
    isWaiting = false
    if time > lastEnd { note(.delay(time - lastEnd)) }
    lastEnd = max(lastEnd, time)
  }

  private mutating func note(_ event: WireTrace.Event) {
    onEvent?(event)
    if isKeeping { recorded.append(event) }
  }
}
