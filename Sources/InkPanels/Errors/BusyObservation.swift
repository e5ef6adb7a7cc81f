import InkBuses

/// What BUSY did while it was waited for in vain.
public struct BusyObservation: Equatable, Sendable {
  /// The line's name.
  public var line: String
  /// The level at the end.
  public var seen: Level
  /// The level that did not come.
  public var expected: Level
  /// Edges counted since the trigger, only those into idle where no others are queued.
  public var edges: Int
  /// False where the line only follows its pull resistor, true where something drives it; nil where that was not asked or
  /// cannot be told.
  public var isDriven: Bool?
  public var phase: PanelPhase
  /// How long it was waited.
  public var waited: Duration
  /// How long the operation takes as a rule.
  public var typical: Duration

  /// An observation.
  public init(
    line: String, seen: Level, expected: Level, edges: Int, isDriven: Bool? = nil, phase: PanelPhase,
    waited: Duration, typical: Duration
  ) {
    self.line = line
    self.seen = seen
    self.expected = expected
    self.edges = edges
    self.isDriven = isDriven
    self.phase = phase
    self.waited = waited
    self.typical = typical
  }

  /// More edges than this make a flickering line: one operation makes two at most, a chip that answers in steps a few more.
  public static let mostEdges = 8

  /// "1 edge", "2 edges".
  var edgeCount: String { edges == 1 ? "1 edge" : "\(edges) edges" }
}
