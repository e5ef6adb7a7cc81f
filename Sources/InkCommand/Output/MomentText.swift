import Foundation

/// How moments are written for a person at a machine, and for programs.
struct MomentText {
  let now: Date
  let zone: TimeZone

  /// The time of day, with its date on another day than today's: "12:45:00", "2026-11-29 23:10:00".
  func text(_ date: Date) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    func two(_ value: Int?) -> String { value.map { $0 < 10 ? "0\($0)" : "\($0)" } ?? "??" }
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    let time = "\(two(parts.hour)):\(two(parts.minute)):\(two(parts.second))"
    if calendar.isDate(date, inSameDayAs: now) { return time }
    return "\(parts.year ?? 0)-\(two(parts.month))-\(two(parts.day)) \(time)"
  }

  /// How long ago: "42 s ago".
  func age(_ date: Date) -> String {
    "\(Duration.seconds(max(0, Int(now.timeIntervalSince(date)))).longText) ago"
  }

  /// How long until then: "in 18 s", "due".
  func wait(_ date: Date) -> String {
    let seconds = Int(date.timeIntervalSince(now).rounded(.up))
    return seconds > 0 ? "in \(Duration.seconds(seconds).longText)" : "due"
  }

  /// RFC 3339 with the zone's offset.
  func stamp(_ date: Date) -> String {
    date.formatted(Date.ISO8601FormatStyle(timeZoneSeparator: .colon, timeZone: zone))
  }

  /// The same for programs; null where there is none.
  func json(_ date: Date?) -> JSONValue {
    date.map { .string(stamp($0)) } ?? .null
  }
}
