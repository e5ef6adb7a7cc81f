/// What says, between two readings, that a gauge has something new: its alert pin, or the line of external power.
public protocol GaugeSignals: AnyObject {
  /// Calls `handler` at each sign, on the main queue, until `stop`; `clock` tells signs that mean something from noise.
  @MainActor func start(clock: any HostClock, _ handler: @escaping @MainActor () -> Void)

  /// Ends the calls.
  @MainActor func stop()
}
