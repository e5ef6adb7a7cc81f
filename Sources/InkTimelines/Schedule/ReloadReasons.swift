/// Why a provider is asked for a timeline.
public struct ReloadReasons: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The widget has just been placed.
  public static let placed = ReloadReasons(rawValue: 1 << 0)
  /// The timeline's reload policy.
  public static let policy = ReloadReasons(rawValue: 1 << 1)
  /// The last request failed.
  public static let retry = ReloadReasons(rawValue: 1 << 2)
  /// `WidgetCenter` was told that the data changed.
  public static let widgetCenter = ReloadReasons(rawValue: 1 << 3)
  /// Somebody asked for it.
  public static let demand = ReloadReasons(rawValue: 1 << 4)
  /// The clock was set, or the time zone changed.
  public static let clock = ReloadReasons(rawValue: 1 << 5)
  /// The battery changed, which its provider looked at.
  public static let battery = ReloadReasons(rawValue: 1 << 6)
  /// Its page is to be shown next.
  public static let page = ReloadReasons(rawValue: 1 << 7)
}

extension ReloadReasons: CustomStringConvertible {
  static let names = ["placed", "policy", "retry", "widget center", "demand", "clock", "battery", "page"]

  /// The reasons' names with commas between.
  public var description: String {
    ReloadReasons.names.indices.filter { rawValue & 1 << UInt8($0) != 0 }
      .map { ReloadReasons.names[$0] }.joined(separator: ", ")
  }
}
