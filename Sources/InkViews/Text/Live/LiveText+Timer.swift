import Foundation

extension LiveText {
  /// "15:00", "1:05:09"; from a cadence of a minute on "15 min", "1 hr, 5 min".
  func timer(seconds: Int, showsHours: Bool) -> String {
    guard finestUnit == .second else { return coarseTimer(seconds: seconds) }
    let pattern: Duration.TimeFormatStyle.Pattern =
      showsHours && seconds >= 3600 ? .hourMinuteSecond : .minuteSecond
    return Duration.seconds(seconds).formatted(.time(pattern: pattern).locale(locale))
  }

  private func coarseTimer(seconds: Int) -> String {
    let unit = finestUnit
    let words = UnitWords(locale: locale, width: .abbreviated)
    if seconds == 0 { return words.string([(unit, 0)]) }
    if seconds < unit.seconds { return underOneUnit(.abbreviated) }
    let parts: [(TimeUnit, Int)] =
      [(.hour, seconds / 3600), (.minute, seconds / 60 % 60)].filter { $0.0 >= unit && $0.1 > 0 }
    return words.string(parts.isEmpty ? [(.day, seconds / 86_400)] : parts)
  }
}
