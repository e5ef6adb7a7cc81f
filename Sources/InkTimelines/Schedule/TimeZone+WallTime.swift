import Foundation

extension TimeZone {
  /// The local day that `date` falls in, counted from 1 January 1970.
  func localDay(of date: Date) -> Int {
    let local = date.timeIntervalSince1970 + TimeInterval(secondsFromGMT(for: date))
    return Int((local / 86_400).rounded(.down))
  }

  /// The instant at which clocks of this zone show `second` of `day`, on days with a change of the clocks too.
  ///
  /// A time that the change skips is taken as the moment of the change; of a time that occurs twice, the
  /// first. `day` is counted from 1 January 1970, `second` from its midnight.
  func instant(day: Int, second: Int) -> Date {
    let wall = Date(timeIntervalSince1970: TimeInterval(day * 86_400 + second))
    // No offset reaches a day, so that the change, if one is near, lies between these two instants.
    let before = wall.addingTimeInterval(-86_400)
    let after = wall.addingTimeInterval(86_400)
    let earlier = wall.addingTimeInterval(-TimeInterval(secondsFromGMT(for: before)))
    let later = wall.addingTimeInterval(-TimeInterval(secondsFromGMT(for: after)))
    if shows(wall, at: earlier) { return earlier }
    if shows(wall, at: later) { return later }
    return offsetChange(between: before, and: after)
  }

  private func shows(_ wall: Date, at date: Date) -> Bool {
    date.addingTimeInterval(TimeInterval(secondsFromGMT(for: date))) == wall
  }

  /// The first second with the later of two offsets.
  private func offsetChange(between before: Date, and after: Date) -> Date {
    let old = secondsFromGMT(for: before)
    var low = Int(before.timeIntervalSince1970)
    var high = Int(after.timeIntervalSince1970)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if secondsFromGMT(for: Date(timeIntervalSince1970: TimeInterval(middle))) == old {
        low = middle
      } else {
        high = middle
      }
    }
    return Date(timeIntervalSince1970: TimeInterval(high))
  }
}
