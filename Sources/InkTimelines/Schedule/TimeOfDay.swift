/// A time on a wall clock, to the minute.
public struct TimeOfDay: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// Minutes since midnight, 0…1440; 1440 is the midnight that ends the day.
  public let minutes: Int

  /// A time from hour (0…24) and minute (0…59); nil for what no clock shows, 24:00 excepted.
  public init?(hour: Int, minute: Int = 0) {
    guard (0...23).contains(hour) && (0...59).contains(minute) || hour == 24 && minute == 0 else {
      return nil
    }
    minutes = hour * 60 + minute
  }

  /// A time as written, `06:30` or `6:30`.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].count), parts[1].count == 2,
      parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }),
      let hour = Int(parts[0]), let minute = Int(parts[1])
    else { return nil }
    self.init(hour: hour, minute: minute)
  }

  public var description: String {
    let hour = minutes / 60
    let minute = minutes % 60
    return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }

  public static func < (a: TimeOfDay, b: TimeOfDay) -> Bool { a.minutes < b.minutes }
}
