import InkTimelines

/// Writes lengths of time: "1 hr, 30 min", "1:30:00".
///
/// Foundation declares it on Linux and does not have it; this one writes days and shorter by Unicode's CLDR, and counts
/// months and years as days.
public final class DateComponentsFormatter {
  /// How long the words are.
  public enum UnitsStyle: Int, Sendable {
    /// "1:30:00"
    case positional
    /// "1h 30m"
    case abbreviated
    /// "1 hr, 30 min"
    case short
    /// "1 hour, 30 minutes"
    case full
    /// Written as `full`.
    case spellOut
    /// "1hr 30min"
    case brief
  }

  /// Which units of zero are left out; in words all are, as far as one unit is left.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt

    /// Behaviours by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// In positions: two digits for the first unit as well.
    public static let pad = ZeroFormattingBehavior(rawValue: 65536)
  }

  /// How long the words are.
  public var unitsStyle = UnitsStyle.positional
  /// The units to use; days to seconds when empty.
  public var allowedUnits: NSCalendar.Unit = []
  /// At most so many units, the greatest; 0 is no limit.
  public var maximumUnitCount = 0
  /// Which units of zero are left out.
  public var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar that two dates are compared by.
  public var calendar: Calendar? = .current
  /// Accepted; lengths are written as they are.
  public var includesApproximationPhrase = false
  /// Accepted; lengths are written as they are.
  public var includesTimeRemainingPhrase = false
  /// Accepted; units are not collapsed.
  public var collapsesLargestUnit = false
  /// Accepted; whole units are written.
  public var allowsFractionalUnits = false

  /// A formatter.
  public init() {}

  /// A length in seconds; nil when it is no number.
  public func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e12 else { return nil }
    let whole = ti.rounded(.towardZero)
    return unitsStyle == .positional ? positions(whole) : words(whole)
  }

  /// The length between two dates.
  public func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  /// A length in units.
  public func string(from components: DateComponents) -> String? {
    let parts: [(Int?, Double)] = [
      (components.year, 31_557_600), (components.month, 2_629_800), (components.weekOfMonth, 604_800),
      (components.day, 86_400), (components.hour, 3600), (components.minute, 60), (components.second, 1),
    ]
    return string(from: parts.reduce(0) { $0 + Double($1.0 ?? 0) * $1.1 })
  }

  /// A length in seconds in a style.
  public static func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }
}

extension DateComponentsFormatter {
  private typealias Unit = (flag: NSCalendar.Unit, seconds: Int, style: Duration.UnitsFormatStyle.Unit)

  /// The units in use, the greatest first.
  private var units: [Unit] {
    let all: [Unit] = [
      (.weekOfMonth, 604_800, .weeks), (.day, 86_400, .days), (.hour, 3600, .hours),
      (.minute, 60, .minutes), (.second, 1, .seconds),
    ]
    let chosen = all.filter { allowedUnits.contains($0.flag) }
    return chosen.isEmpty ? Array(all.dropFirst()) : chosen
  }

  private func words(_ seconds: TimeInterval) -> String {
    let width: Duration.UnitsFormatStyle.UnitWidth =
      switch unitsStyle {
      case .full, .spellOut: .wide
      case .short: .abbreviated
      case .abbreviated, .brief, .positional: .narrow
      }
    return Duration.seconds(Int(seconds)).formatted(
      .units(
        allowed: Set(units.map(\.style)), width: width,
        maximumUnitCount: maximumUnitCount > 0 ? maximumUnitCount : nil, zeroValueUnits: .hide,
        fractionalPart: .hide(rounded: .down)
      ).locale((calendar?.locale ?? .current).orOfDisplay))
  }

  private func positions(_ seconds: TimeInterval) -> String {
    var rest = abs(Int(seconds))
    var counts: [Int] = []
    for unit in units {
      counts.append(rest / unit.seconds)
      rest %= unit.seconds
    }
    let pads = zeroFormattingBehavior.contains(.pad)
    if !pads { while counts.count > 1, counts[0] == 0 { counts.removeFirst() } }
    if maximumUnitCount > 0 { counts = Array(counts.prefix(maximumUnitCount)) }
    let texts = counts.enumerated().map { place, count in
      (place > 0 || pads) && count < 10 ? "0\(count)" : "\(count)"
    }
    return (seconds < 0 ? "-" : "") + texts.joined(separator: ":")
  }
}
