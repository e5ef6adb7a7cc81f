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
}
