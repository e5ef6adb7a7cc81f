import Foundation
import InkFeeds
import InkViews

/// How the numbers of a chart are laid out: between which ends, and where each stands.
struct ChartScale: Equatable {
  let range: ClosedRange<Double>
  /// How far back it goes, seconds.
  let span: TimeInterval

  /// These ends.
  init(range: ClosedRange<Double>, span: TimeInterval) {
    self.range = range
    self.span = span
  }

  /// Ends around the numbers of the last `span` seconds, on whole steps of 1, 2 or 5 times a power of ten; `minimum` and
  /// `maximum` are ends that a person gave, in either order.
  init(
    _ samples: [FeedHistory.Sample], until now: Date, span: TimeInterval, minimum: Double? = nil,
    maximum: Double? = nil
  ) {
    self.span = span
    var (minimum, maximum) = (minimum, maximum)
    if let low = minimum, let high = maximum, low > high { swap(&minimum, &maximum) }
    let numbers = Self.shown(samples, until: now, span: span).map(\.number)
    let low = minimum ?? min(numbers.min() ?? 0, maximum ?? .infinity)
    let high = max(low, maximum ?? numbers.max() ?? 1)
    // What differs by less than a fiftieth is to look level.
    let magnitude = max(abs(low), abs(high))
    let step = RoundStep.atLeast(max(high - low, magnitude > 0 ? magnitude * 0.02 : 1) / 5)
    var ends = (
      minimum ?? (low / step).rounded(.down) * step, maximum ?? (high / step).rounded(.up) * step
    )
    // A line that does not move stands in the middle.
    if ends.1 - ends.0 < step { ends = (minimum ?? ends.0 - step, maximum ?? ends.1 + step) }
    range = ends.0 < ends.1 ? ends.0...ends.1 : ends.0...(ends.0 + step)
  }

  /// The numbers of the last `span` seconds.
  static func shown(
    _ samples: [FeedHistory.Sample], until now: Date, span: TimeInterval
  ) -> [FeedHistory.Sample] {
    samples.filter { (0...span).contains(now.timeIntervalSince($0.date)) }
  }

  /// Lines of the numbers in a box, a new one after a gap: nothing was known there, so nothing is drawn.
  func lines(_ samples: [FeedHistory.Sample], until now: Date, in box: CGRect) -> [[CGPoint]] {
    var lines: [[CGPoint]] = []
    var last: Date?
    let shown = Self.shown(samples, until: now, span: span)
    let gap = Self.gap(in: shown)
    for sample in shown {
      let height = (sample.number - range.lowerBound) / (range.upperBound - range.lowerBound)
      let point = CGPoint(
        x: box.maxX - box.width * now.timeIntervalSince(sample.date) / span,
        y: box.maxY - box.height * min(1, max(0, height)))
      if let last, sample.date.timeIntervalSince(last) <= gap, !lines.isEmpty {
        lines[lines.count - 1].append(point)
      } else {
        lines.append([point])
      }
      last = sample.date
    }
    return lines
  }

  /// Seconds without a number that are a gap: three quarters of an hour, as sources are asked every ten minutes where
  /// nothing else is said, and of rarer ones two and a half times their usual distance.
  static func gap(in samples: [FeedHistory.Sample]) -> TimeInterval {
    let distances = zip(samples.dropFirst(), samples).map { $0.date.timeIntervalSince($1.date) }.sorted()
    // Of one distance nobody can tell whether it is usual.
    guard distances.count > 1 else { return leastGap }
    return max(leastGap, 2.5 * distances[(distances.count - 1) / 2])
  }

  private static let leastGap: TimeInterval = 45 * 60
}
