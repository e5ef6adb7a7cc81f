import Foundation

extension Date {
  /// The last instant that is scheduled for: the end of the year 9999.
  static let lastScheduled = Date(timeIntervalSince1970: 253_402_300_799)

  /// The date, kept between the years 1 and 9999; nil for one that is not a number.
  ///
  /// Providers compute dates from what they are told, and divide by what may be zero; beyond these years a number of
  /// seconds no longer fits what the kernel waits for.
  var scheduled: Date? {
    guard !timeIntervalSinceReferenceDate.isNaN else { return nil }
    return min(max(self, .distantPast), .lastScheduled)
  }
}
