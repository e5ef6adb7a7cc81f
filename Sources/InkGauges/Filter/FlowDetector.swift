/// Tells from a noisy signed number (current or rate) whether charge flows into the battery, out of it, or not.
struct FlowDetector {
  enum Flow: Equatable {
    case into, outOf, none
  }

  /// Beyond this a flow begins; may change from reading to reading.
  var on: Double
  /// Within this it has ended; nil for half of `on`.
  let off: Double?
  /// Readings in a row that begin a flow, and their least span.
  let readings: Int
  let span: Duration
  /// A flow that has lasted so long needs no second reading; nil needs it always.
  let orAfter: Duration?
  /// Readings in a row that end one.
  let leaving: Int
  /// So long at one sign beyond `off` begins a flow too, however weak.
  static let weak = Duration.seconds(600)

  /// Nil until the readings said something.
  private(set) var flow: Flow?
  private var candidate: (flow: Flow, count: Int, since: Duration)?
  private var weakSide: (flow: Flow, since: Duration)?

  init(
    on: Double, off: Double? = nil, readings: Int, orAfter: Duration? = nil, leaving: Int, span: Duration
  ) {
    self.on = on
    self.off = off
    self.readings = readings
    self.orAfter = orAfter
    self.leaving = leaving
    self.span = span
  }

  /// Takes a reading; gives the flow as far as it is known.
  mutating func update(_ value: Double, at now: Duration) -> Flow? {
    let off = off ?? on / 2
    let side: Flow = value > off ? .into : value < -off ? .outOf : .none
    if weakSide?.flow != side { weakSide = (side, now) }
    let isStrong = abs(value) > on || side == .none
    let isLasting = weakSide.map { now - $0.since >= Self.weak } ?? false
    guard side != flow, isStrong || isLasting else {
      candidate = nil
      return flow
    }
    if candidate?.flow == side {
      candidate?.count += 1
    } else {
      candidate = (side, 1, now)
    }
    guard let candidate else { return flow }
    let needed = side == .none ? leaving : readings
    let isOld = side != .none && orAfter.map { now - candidate.since >= $0 } ?? false
    if isLasting || isOld || (candidate.count >= needed && now - candidate.since >= span) {
      flow = side
      self.candidate = nil
    }
    return flow
  }
}
