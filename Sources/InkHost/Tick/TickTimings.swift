/// Where the time of a tick went.
public struct TickTimings: Equatable, Sendable {
  /// Reading the gauge, and making of the reading what is shown.
  public var gauge = Duration.zero
  /// Waiting for providers; those that answer later are not waited for.
  public var providers = Duration.zero
  /// Evaluating views and laying them out.
  public var layout = Duration.zero
  /// Drawing what was laid out.
  public var raster = Duration.zero
  /// Comparing with what is shown and deciding.
  public var plan = Duration.zero
  /// Talking to the panel, by the panel's clock, which is simulated on a simulated board.
  public var bus = Duration.zero
  /// Waiting for the panel, by its clock.
  public var busy = Duration.zero

  /// From a person's press to the moment at which the panel is told: the processor's time of this process, all of its
  /// threads together; zero without one.
  public var press = Duration.zero

  /// Nothing yet.
  public init() {}

  /// Layout and raster.
  public var drawing: Duration { layout + raster }

  /// Every part by its name, in the order of the tick.
  public var parts: [(name: String, duration: Duration)] {
    [
      ("gauge", gauge), ("providers", providers), ("layout", layout), ("raster", raster), ("plan", plan),
      ("press", press), ("bus", bus), ("busy", busy),
    ]
  }
}

extension Duration {
  /// Adds the time that `work` takes.
  mutating func add<Result>(timeOf work: () throws -> Result) rethrows -> Result {
    let start = ContinuousClock.now
    defer { self += ContinuousClock.now - start }
    return try work()
  }
}
