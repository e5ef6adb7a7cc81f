import Foundation

extension LiveText {
  /// "11 min, 14 sec": at most two neighbouring units, the second dropped when it is zero.
  func relative(_ interval: Interval) -> String {
    let parts = shown(interval, units: 2)
    guard let first = parts.first else { return underOneUnit(.abbreviated) }
    return UnitWords(locale: locale, width: .abbreviated).string(first.count == 0 ? [first] : parts)
  }

  /// "+2 hours": one unit and whether the date lies behind (+) or ahead (−).
  func offset(_ interval: Interval) -> String {
    guard let part = shown(interval, units: 1).first else { return underOneUnit(.wide) }
    let sign = interval.isPast || part.count == 0 ? "+" : "\u{2212}"
    return sign + UnitWords(locale: locale, width: .wide).string([part])
  }

  /// "<1 min", where the cadence hides what is left.
  func underOneUnit(_ width: UnitWords.Width) -> String {
    "<" + UnitWords(locale: locale, width: width).string([(finestUnit, 1)])
  }

  func nextRelativeChange(to date: Date, after now: Date) -> Date? {
    nextChange(to: date, after: now, units: 2)
  }

  func nextOffsetChange(to date: Date, after now: Date) -> Date? {
    nextChange(to: date, after: now, units: 1)
  }

  /// The greatest unit that is not zero and, if wanted, the one below it; empty when the cadence hides them all.
  private func shown(_ interval: Interval, units: Int) -> [(unit: TimeUnit, count: Int)] {
    let counts = interval.counts(in: calendar)
    let leading = TimeUnit.allCases.last { counts[$0, default: 0] > 0 } ?? .second
    guard leading >= finestUnit else { return [] }
    var parts = [(unit: leading, count: counts[leading, default: 0])]
    if units > 1, let finer = leading.finer, finer >= finestUnit, counts[finer, default: 0] > 0 {
      parts.append((finer, counts[finer, default: 0]))
    }
    return parts
  }

  private func nextChange(to date: Date, after now: Date, units: Int) -> Date? {
    let interval = Interval(from: now, to: date)
    guard interval.seconds < 86_400 else { return searchChange(interval, units: units) }
    let step = Double(step(interval, units: units).seconds)
    let whole = (interval.seconds / step).rounded(.down)
    if interval.isPast { return date.addingTimeInterval((whole + 1) * step) }
    // Just after a whole count the next lower one is read; in the last one, the date itself changes nothing.
    if whole == 0 { return date.addingTimeInterval(step) }
    return date.addingTimeInterval(-whole * step + 0.001)
  }

  /// The shortest unit that is read at an interval of less than a day.
  private func step(_ interval: Interval, units: Int) -> TimeUnit {
    let leading: TimeUnit = interval.seconds >= 3600 ? .hour : interval.seconds >= 60 ? .minute : .second
    return max(units > 1 ? leading.finer ?? leading : leading, finestUnit)
  }

  /// Days, months and years differ in length, so the change is found by halving the longest time it can take.
  private func searchChange(_ interval: Interval, units: Int) -> Date? {
    func reading(_ now: Date) -> [Int] {
      shown(Interval(from: now, to: interval.date), units: units).flatMap { [$0.unit.rawValue, $0.count] }
    }
    let current = reading(interval.now)
    let longest: Double
    switch (interval.counts(in: calendar), units) {
    case (let counts, 1) where counts[.year, default: 0] > 0: longest = 366 * 86_400
    case (let counts, _) where counts[.year, default: 0] > 0: longest = 31 * 86_400
    case (let counts, 1) where counts[.month, default: 0] > 0: longest = 31 * 86_400
    case (_, 1): longest = 25 * 3600
    case (let counts, _) where counts[.month, default: 0] > 0: longest = 25 * 3600
    case (_, _): longest = 3600
    }
    var (low, high) = (0.0, max(longest, Double(finestUnit.seconds)) + 1)
    guard reading(interval.now.addingTimeInterval(high)) != current else {
      return interval.now.addingTimeInterval(high)
    }
    while high - low > 0.001 {
      let middle = (low + high) / 2
      if reading(interval.now.addingTimeInterval(middle)) == current { low = middle } else { high = middle }
    }
    return interval.now.addingTimeInterval(high)
  }
}
