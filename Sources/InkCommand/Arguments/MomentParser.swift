import Foundation

/// Reads the moments people type after `--at`.
enum MomentParser {
  /// RFC 3339 with zone, the same without zone or seconds (then in `zone`), a date alone (midnight), or a time of
  /// day (on the day of `today`); nil when it is none of these or names no real moment.
  static func date(from text: String, zone: TimeZone, today: Date) -> Date? {
    guard !text.isEmpty else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    var rest = Substring(text)
    var parts = DateComponents()
    if text.contains("-") && text.prefix(5).last == "-" {
      guard let year = take(4, &rest), skip("-", &rest), let month = take(2, &rest), skip("-", &rest),
        let day = take(2, &rest)
      else { return nil }
      (parts.year, parts.month, parts.day) = (year, month, day)
      if !rest.isEmpty {
        guard skip("T", &rest) || skip(" ", &rest), !rest.isEmpty else { return nil }
      }
    } else {
      parts = calendar.dateComponents([.year, .month, .day], from: today)
    }
    (parts.hour, parts.minute, parts.second) = (0, 0, 0)
    if !rest.isEmpty {
      guard let hour = take(2, &rest), skip(":", &rest), let minute = take(2, &rest) else { return nil }
      (parts.hour, parts.minute) = (hour, minute)
      if skip(":", &rest) {
        guard let second = take(2, &rest) else { return nil }
        parts.second = second
      }
      guard let offset = zoneOffset(rest, default: zone) else { return nil }
      calendar.timeZone = offset
    }
    parts.timeZone = calendar.timeZone
    guard let date = calendar.date(from: parts) else { return nil }
    let back = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    guard back.month == parts.month, back.day == parts.day, back.hour == parts.hour,
      back.minute == parts.minute
    else { return nil }
    return date
  }

  private static func zoneOffset(_ text: Substring, default zone: TimeZone) -> TimeZone? {
    if text.isEmpty { return zone }
    if text == "Z" { return TimeZone(secondsFromGMT: 0) }
    var rest = text
    let sign = skip("+", &rest) ? 1 : skip("-", &rest) ? -1 : 0
    guard sign != 0, let hours = take(2, &rest), skip(":", &rest), let minutes = take(2, &rest), rest.isEmpty
    else { return nil }
    return TimeZone(secondsFromGMT: sign * (hours * 3600 + minutes * 60))
  }

  private static func take(_ count: Int, _ text: inout Substring) -> Int? {
    let digits = text.prefix(count)
    guard digits.count == count, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    text = text.dropFirst(count)
    return Int(digits)
  }

  private static func skip(_ character: Character, _ text: inout Substring) -> Bool {
    guard text.first == character else { return false }
    text = text.dropFirst()
    return true
  }
}
