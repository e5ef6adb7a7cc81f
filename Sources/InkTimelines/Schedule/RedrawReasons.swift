/// Why a placement is drawn.
public struct RedrawReasons: OptionSet, Sendable, Hashable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// It has just been placed.
  public static let placed = RedrawReasons(rawValue: 1 << 0)
  /// Another entry's date has come.
  public static let entry = RedrawReasons(rawValue: 1 << 1)
  /// A date text on screen reads differently.
  public static let text = RedrawReasons(rawValue: 1 << 2)
  /// Its provider gave a new timeline.
  public static let timeline = RedrawReasons(rawValue: 1 << 3)
  /// Its provider failed and it has no timeline to show.
  public static let failure = RedrawReasons(rawValue: 1 << 4)
  /// Its provider has failed for so long that the timeline counts as stale.
  public static let stale = RedrawReasons(rawValue: 1 << 5)
  /// The environment changed, such as the battery.
  public static let environment = RedrawReasons(rawValue: 1 << 6)
  /// Somebody asked for it.
  public static let demand = RedrawReasons(rawValue: 1 << 7)
  /// The last refresh before quiet hours.
  public static let quietHoursBegin = RedrawReasons(rawValue: 1 << 8)
  /// The first refresh after them.
  public static let quietHoursEnd = RedrawReasons(rawValue: 1 << 9)
  /// The clock was set, or the time zone changed.
  public static let clock = RedrawReasons(rawValue: 1 << 10)
  /// Its page has just been turned to.
  public static let page = RedrawReasons(rawValue: 1 << 11)
}

extension RedrawReasons: CustomStringConvertible {
  static let names = [
    "placed", "entry", "text", "timeline", "failure", "stale", "environment", "demand", "quiet hours begin",
    "quiet hours end", "clock", "page",
  ]

  /// The reasons' names with commas between.
  public var description: String {
    RedrawReasons.names.indices.filter { rawValue & 1 << UInt16($0) != 0 }
      .map { RedrawReasons.names[$0] }.joined(separator: ", ")
  }
}
