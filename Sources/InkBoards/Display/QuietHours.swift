/// A span of the day, on the wall clock: from `start` until just before `end`, over midnight where `end` is
/// earlier.
public struct QuietHours: Hashable, Sendable {
  /// Minutes since midnight, 0 to 1439.
  public var start: Int
  /// Minutes since midnight, 0 to 1439; never equal to `start`.
  public var end: Int
  /// The days on which it begins: bit 0 is Monday, bit 6 Sunday; at least one.
  public var days: UInt8

  /// Every day of the week.
  public static let everyDay: UInt8 = 0x7F

  /// A span between two minutes of the day.
  public init(start: Int, end: Int, days: UInt8 = everyDay) {
    self.start = start
    self.end = end
    self.days = days
  }

  /// Reads "23:00-06:30" or, with the days on which it begins, "mon-fri 22:00-07:00" or "sat,sun 00:00-09:00";
  /// nil where it is no span.
  ///
  /// "24:00" is the end of the day.
  public init?(_ text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard let times = words.last, words.count <= 2,
      let days = words.count == 2 ? Self.days(words[0]) : Self.everyDay
    else { return nil }
    let parts = times.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let start = Self.minute(parts[0]), let end = Self.minute(parts[1]) else {
      return nil
    }
    guard start < 1440, start != end % 1440 else { return nil }
    self.init(start: start, end: end % 1440, days: days)
  }

  /// Whether a minute of the day lies in the span.
  public func contains(minute: Int) -> Bool {
    start < end ? (start..<end).contains(minute) : minute >= start || minute < end
  }

  /// The days as written: "mon", "mon-fri", "sat,sun", "fri-mon"; any case.
  private static func days(_ text: Substring) -> UInt8? {
    let names = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
    var days: UInt8 = 0
    for part in text.lowercased().split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { end in
        names.firstIndex { $0 == end }
      }
      guard ends.count <= 2, let first = ends.first ?? nil, let last = ends.last ?? nil else { return nil }
      for offset in 0...((last - first + 7) % 7) { days |= 1 << UInt8((first + offset) % 7) }
    }
    return days
  }

  private static func minute(_ text: Substring) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ (1...2).contains($0.utf8.count) }), parts[1].utf8.count == 2
    else {
      return nil
    }
    let digits = parts.map { part in part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil }
    guard let hour = digits[0], let minute = digits[1], minute < 60, hour * 60 + minute <= 1440 else {
      return nil
    }
    return hour * 60 + minute
  }
}
