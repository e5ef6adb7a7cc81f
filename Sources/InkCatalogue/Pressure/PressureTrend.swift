import Foundation
import InkFeeds

/// Where the air pressure is going, by its change in three hours.
enum PressureTrend: Equatable {
  case fallingQuickly, falling, steady, rising, risingQuickly

  /// The trend of a change in three hours, hPa; nil where it is not known.
  ///
  /// Below 1.6 hPa is "slowly" at most, from 3.6 on "quickly" (UK Met Office, shipping forecast glossary).
  init?(change: Double?) {
    guard let change else { return nil }
    switch change {
    case ...(-3.6): self = .fallingQuickly
    case ...(-1.6): self = .falling
    case 3.6...: self = .risingQuickly
    case 1.6...: self = .rising
    default: self = .steady
    }
  }

  /// An arrow.
  var symbol: String {
    switch self {
    case .fallingQuickly: "arrow.down"
    case .falling: "arrow.down.right"
    case .steady: "arrow.right"
    case .rising: "arrow.up.right"
    case .risingQuickly: "arrow.up"
    }
  }

  /// The change over the last three hours of what is known, hPa; nil while less than an hour is known.
  ///
  /// What is known of a shorter time is not stretched to three hours: a noisy sensor would cry wolf.
  static func change(in samples: [FeedHistory.Sample], until now: Date) -> Double? {
    // A sample every ten minutes is seldom exactly three hours old.
    let window = samples.filter { (-60...(3 * 3600 + 300)).contains(now.timeIntervalSince($0.date)) }
    guard let first = window.first, let last = window.last, last.date.timeIntervalSince(first.date) >= 3600
    else {
      return nil
    }
    return last.number - first.number
  }
}
