import InkBuses

/// What went over a panel's wires, as a list of events: what a driver did, not when.
///
/// Consecutive data is one event, a pause of the driver is a delay, a wait for BUSY is one event however it
/// was done.
public struct WireTrace: Equatable, Sendable {
  /// One event.
  public enum Event: Equatable, Sendable {
    case reset(Level)
    case power(Level)
    case command(UInt8)
    case data([UInt8])
    /// Who hears what follows, on a panel with two chips; the first until this says otherwise.
    case select(ChipSelection)
    case delay(Duration)
    /// The driver waited until the panel was idle.
    case busy
  }

  /// The events in order.
  public private(set) var events: [Event]
  /// The line each event came from; empty when the trace was not read from text.
  public private(set) var lines: [Int]

  /// A trace of the given events.
  public init(_ events: [Event] = []) {
    self.events = []
    lines = []
    for event in events { append(event) }
  }

  /// Adds an event; data after data and a delay after a delay are joined.
  public mutating func append(_ event: Event) {
    switch (events.last, event) {
    case (.data(let before), .data(let more)): events[events.count - 1] = .data(before + more)
    case (.delay(let before), .delay(let more)): events[events.count - 1] = .delay(before + more)
    case (.busy, .busy): break
    default: events.append(event)
    }
  }

  /// Adds an event that a text has at `line`, as it is.
  mutating func append(_ event: Event, line: Int) {
    events.append(event)
    lines.append(line)
  }

  /// Equal when the events are, whatever lines they came from.
  public static func == (left: WireTrace, right: WireTrace) -> Bool {
    left.events == right.events
  }
}
