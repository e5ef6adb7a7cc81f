/// Where the edges of a display's buttons come from.
public protocol ButtonSignals: AnyObject {
  /// Calls `handler` with each edge, on the main queue, until `stop`; what cannot be listened to is told by `problem`.
  ///
  /// Times are those of `clock`'s uptime.
  @MainActor func start(
    clock: any HostClock, problem: @escaping @MainActor (String) -> Void,
    _ handler: @escaping @MainActor (ButtonEdge) -> Void)

  /// Calls the handler with the edges that are queued, now.
  @MainActor func poll()

  /// Ends the calls.
  @MainActor func stop()

  /// Whether the button at an index was pressed at the start; nil where that is not known.
  @MainActor func wasPressed(_ index: Int) -> Bool?
}

/// A button was pressed or let go.
public struct ButtonEdge: Equatable, Sendable {
  /// Which one, by its place in the settings.
  public var button: Int
  public var isPressed: Bool
  /// When, by a clock that is never set.
  public var at: Duration

  /// An edge.
  public init(button: Int, isPressed: Bool, at: Duration) {
    self.button = button
    self.isPressed = isPressed
    self.at = at
  }
}
