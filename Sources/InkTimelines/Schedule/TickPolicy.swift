/// The intervals and windows by which a host ticks.
public struct TickPolicy: Sendable, Equatable {
  /// Entries and texts due within this of each other are refreshed once, 1 s.
  ///
  /// It is also the longest an entry waits for providers that are just answering.
  public var entryWindow: Duration = .seconds(1)
  /// Reloads by policy due within this of each other are requested together, never early, 30 s.
  public var reloadWindow: Duration = .seconds(30)
  /// The longest a new timeline waits on the answers of the others asked with it, 5 s.
  public var answerWindow: Duration = .seconds(5)
  /// How long a provider may take before it is given up, 30 s.
  public var providerDeadline: Duration = .seconds(30)
  /// The shortest time from a request to the next by policy, 60 s.
  public var minimumReloadInterval: Duration = .seconds(60)
  /// The shortest time between two requests that `WidgetCenter` causes for one placement, 10 s.
  public var minimumRequestInterval: Duration = .seconds(10)
  /// The shortest time between two refreshes of the panel; none by default.
  public var minimumRefreshInterval: Duration = .zero
  /// Refreshes of the panel in any 24 hours, shared by all widgets; nil, the default, for as many as there are.
  ///
  /// A twelfth of them may come at once, the rest evenly; what has to wait is drawn as it is by then. What somebody
  /// asks for, and the last refresh before quiet hours, come all the same, and count.
  public var refreshesPerDay: Int?
  /// When a failed provider is asked again.
  public var retry = RetryPolicy()
  /// How long a provider may fail before its last good timeline is drawn as stale, 1 h.
  public var staleAfter: Duration = .seconds(3600)
  /// How often the panel's maintenance refresh is due, 24 h; nil for never.
  public var maintenanceInterval: Duration? = .seconds(86_400)
  /// How often the gauge is read, 60 s; nil for never.
  public var gaugeInterval: Duration? = .seconds(60)
  /// How often the gauge is read in quiet hours, for the sake of a battery that runs out, 15 min.
  public var quietGaugeInterval: Duration? = .seconds(900)
  /// When the display rests.
  public var quietHours = QuietHours()
  /// The shortest time between refreshes in quiet hours; nil, the default, for none at all.
  public var quietRefreshInterval: Duration?

  /// The defaults.
  public init() {}
}
