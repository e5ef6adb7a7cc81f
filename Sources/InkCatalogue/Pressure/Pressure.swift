import Foundation
import InkFeeds

/// The air pressure as a widget shows it, read from a feed's report.
struct Pressure {
  /// hPa; nil when the source gives none, or one that no weather has.
  var value: Double?
  /// hPa in three hours, negative while it falls; nil when not known.
  var change: Double?
  var level: PressureLevel?
  var trend: PressureTrend?
  /// Numbers of the last day, hPa.
  var samples: [FeedHistory.Sample] = []

  /// Sea level's records are 870 and 1084 hPa (WMO, World Weather and Climate Extremes Archive); mountains have less.
  static let plausible = 500.0...1100.0

  /// Reads a number, or a table with `pressure` and, if it likes, `change` and `level`.
  init(
    _ report: FeedReport?, at date: Date, unit: PressureUnit = .hPa, limits: PressureLevel.Limits = .init()
  ) {
    guard let report, let reading = report.value else { return }
    let factor = unit.inHectopascals
    let number = reading.number ?? reading["pressure"]?.number
    value = number.map { $0 * factor }.flatMap { Self.plausible.contains($0) ? $0 : nil }
    samples = report.history.samples.map { FeedHistory.Sample($0.number * factor, at: $0.date) }
      .filter { Self.plausible.contains($0.number) }
    change = reading["change"]?.number.map { $0 * factor } ?? PressureTrend.change(in: samples, until: date)
    level = PressureLevel(reading["level"]?.text) ?? PressureLevel(change: change, limits: limits)
    trend = PressureTrend(change: change)
  }

  /// "1008".
  var text: String { value.map { "\(Int($0.rounded()))" } ?? "–" }

  /// "−3.2", "+0.4", "±0".
  var changeText: String? {
    guard let change else { return nil }
    let tenths = Int((abs(change) * 10).rounded())
    if tenths == 0 { return "±0" }
    return "\(change < 0 ? "\u{2212}" : "+")\(tenths / 10).\(tenths % 10)"
  }
}
