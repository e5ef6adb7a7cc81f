import Foundation

/// Units that a cadence can hide and a date text can show.
enum TimeUnit: Int, CaseIterable, Comparable, Sendable {
  case second, minute, hour, day, month, year

  /// Length in seconds; months and years at their shortest.
  var seconds: Int {
    switch self {
    case .second: 1
    case .minute: 60
    case .hour: 3600
    case .day: 86_400
    case .month: 28 * 86_400
    case .year: 365 * 86_400
    }
  }

  static func < (left: TimeUnit, right: TimeUnit) -> Bool { left.rawValue < right.rawValue }

  /// The next shorter unit.
  var finer: TimeUnit? { TimeUnit(rawValue: rawValue - 1) }
}
