/// A GPIO line that the program drives.
public protocol OutputLine: AnyObject {
  /// What a person calls it: "GPIO25 (gpiochip0 line 25)".
  var name: String { get }

  /// Drives the line. One system call on Linux.
  func set(_ level: Level) throws(BusError)
}

/// A GPIO line that the program reads, with edge detection armed since it was requested.
public protocol InputLine: AnyObject {
  /// What a person calls it: "GPIO24 (gpiochip0 line 24)".
  var name: String { get }

  /// The level now.
  func level() throws(BusError) -> Level

  /// The next edge not yet consumed, waiting at most `timeout`; nil when none came.
  ///
  /// Edges are queued from the moment the line was requested, so an edge that came before the call is
  /// returned at once. A timeout of zero only drains. Returns early (nil) never; a signal restarts the wait.
  func nextEdge(within timeout: Duration) throws(BusError) -> Edge?

  /// The level while the line is pulled to `bias`; nil where its pull resistor cannot be switched.
  ///
  /// A line that follows the resistor both ways is driven by nobody. Afterwards the line is pulled as before, and edges
  /// that came meanwhile are lost.
  func level(pulledTo bias: Level) throws(BusError) -> Level?
}

extension InputLine {
  /// No resistor that can be switched.
  public func level(pulledTo bias: Level) throws(BusError) -> Level? { nil }

  /// False where the line only follows its pull resistor, true where something drives it; nil where that cannot be told.
  public func isDriven() throws(BusError) -> Bool? {
    guard let up = try level(pulledTo: .high), let down = try level(pulledTo: .low) else { return nil }
    return !(up == .high && down == .low)
  }
}
