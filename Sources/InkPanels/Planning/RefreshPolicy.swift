/// What the user wants of refreshes; what the panel can take is in its model.
public struct RefreshPolicy: Equatable, Sendable {
  /// At most this long between two full refreshes, even of an unchanged picture; nil never.
  ///
  /// Makers ask for one a day at least.
  public var fullEvery: Duration? = .seconds(86_400)
  /// Partial refreshes of the whole screen until one with a flash; nil is the panel's figure.
  ///
  /// Windows count by area. Any one place takes five times as many, at most the panel's limit.
  public var maximumPartials: Int?
  /// Least time between two whole-screen refreshes; nil is the panel's figure.
  public var minimumInterval: Duration?
  /// Least time between two whole-screen refreshes when what the glass shows is not known.
  public var recoveryInterval: Duration = .seconds(20)
  /// After so long without a change a whole-screen refresh is preferred, since nobody watches; nil never.
  public var wholeScreenAfterPause: Duration? = .seconds(1_800)
  /// The share of the glass, 0…1, that a partial refresh may cover when a fast one is available.
  public var largestPartial = 0.6
  public var allowsPartial = true
  public var allowsFast = true
  /// Degrees Celsius below which a waveform made for room temperature is too short to move the ink; 10.
  ///
  /// No maker writes a bound for these waveforms. Where the host drives such a film itself, it does so four times as long
  /// at 10 °C as above 20 °C (Linux's repaper driver, stage time by temperature).
  public var lowestFastCelsius = 10.0
  /// True while nothing may flash, as in quiet hours; partial refreshes go on.
  public var isQuiet = false
  /// True while a person waits for what they pressed for: what can be done in part is, and a flash comes later; and quiet
  /// hours do not count.
  public var isAwaited = false
  /// True while somebody asks for a full refresh, of an unchanged picture too: it comes as soon as the panel may have it.
  public var wantsFull = false
  /// True refreshes outside the panel's temperature range too; the picture may be poor.
  public var ignoresTemperature = false

  /// The default policy.
  public init() {}
}
