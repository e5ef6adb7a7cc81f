import Foundation

/// A date in a text.
enum LiveDate: Hashable, Sendable {
  case date(Date, Text.DateStyle)
  case range(ClosedRange<Date>)
  case timer(ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool)
  /// A progress view's part of an interval.
  case progress(ClosedRange<Date>)
  /// A value that keeps up, by a format.
  case sourced(SourcedText)

  /// True when the text depends on the clock.
  var isDynamic: Bool {
    switch self {
    case .date(_, .relative), .date(_, .offset), .date(_, .timer): true
    case .date, .range: false
    case .timer(_, let pauseTime, _, _): pauseTime == nil
    case .progress, .sourced: true
    }
  }
}
