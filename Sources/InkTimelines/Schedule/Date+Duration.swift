import Foundation

extension Duration {
  /// The length in seconds.
  var seconds: TimeInterval {
    TimeInterval(components.seconds) + TimeInterval(components.attoseconds) / 1e18
  }
}

extension Date {
  /// The instant `duration` after this one.
  func adding(_ duration: Duration) -> Date { addingTimeInterval(duration.seconds) }

  /// The time from `earlier` to this instant; negative when `earlier` is later.
  func since(_ earlier: Date) -> Duration { .seconds(timeIntervalSince(earlier)) }
}
