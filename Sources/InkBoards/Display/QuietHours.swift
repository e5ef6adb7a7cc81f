/// A span of every day, on the wall clock: from `start` until just before `end`, over midnight where `end` is
/// earlier.
public struct QuietHours: Hashable, Sendable {
  /// Minutes since midnight, 0 to 1439.
  public var start: Int
  /// Minutes since midnight, 0 to 1439; never equal to `start`.
  public var end: Int

  /// A span between two minutes of the day.
  public init(start: Int, end: Int) {
    self.start = start
    self.end = end
  }

  /// Reads "23:00-06:30"; nil where it is no span.
  ///
  /// "24:00" is the end of the day.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let start = Self.minute(parts[0]), let end = Self.minute(parts[1]) else {
      return nil
    }
    guard start < 1440, start != end % 1440 else { return nil }
    self.init(start: start, end: end % 1440)
  }

  /// Whether a minute of the day lies in the span.
  public func contains(minute: Int) -> Bool {
    start < end ? (start..<end).contains(minute) : minute >= start || minute < end
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
