/// How this battery has run down on this board so far, and how long it will last by that.
///
/// The level is cut into bands of five points. How long each band lasts is the median over all discharges that
/// crossed it whole: a gauge that lingers at 40 % and rushes through 20 % is taken as it is, and one hot afternoon
/// does not count for more than a quiet one.
public struct DischargeHistory: Sendable {
  /// Points of a band.
  public static let band = 5
  /// Samples further apart are of two discharges: nobody knows what was between.
  public static let gap = Duration.seconds(3600)
  /// Bands that must have been seen before anything is said.
  public static let fewest = 2

  /// How long a band lasts, by its upper end in percent; missing where none was crossed.
  public let bands: [Int: Duration]
  /// Discharges that crossed a whole band.
  public let discharges: Int

  /// The history of samples, in any order.
  public init(_ samples: [LevelSample]) {
    var times: [Int: [Duration]] = [:]
    var discharges = 0
    for run in Self.runs(samples.sorted { $0.time < $1.time }) {
      let crossed = Self.crossed(run)
      if !crossed.isEmpty { discharges += 1 }
      for (upper, time) in crossed { times[upper, default: []].append(time) }
    }
    self.discharges = discharges
    bands = times.compactMapValues { times in
      let sorted = times.sorted()
      return sorted.isEmpty ? nil : (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    }
  }

  /// How long the battery lasts from `percent` to empty; nil until enough of it was seen.
  ///
  /// A band that was never crossed counts as the mean of those that were.
  public func lifeLeft(atPercent percent: Double) -> Duration? {
    guard bands.count >= Self.fewest, percent >= 0 else { return nil }
    let mean = bands.values.reduce(.zero, +) / bands.count
    var left = Duration.zero
    for upper in stride(from: Self.band, through: 100, by: Self.band) {
      let part = min(1, max(0, (percent - Double(upper - Self.band)) / Double(Self.band)))
      left += (bands[upper] ?? mean) * part
    }
    return left
  }

  /// Time from full to each level that is a multiple of the band; empty until enough was seen.
  public var curve: [(percent: Int, sinceFull: Duration)] {
    guard let whole = lifeLeft(atPercent: 100) else { return [] }
    return stride(from: 100, through: 0, by: -Self.band).map { percent in
      (percent, whole - (lifeLeft(atPercent: Double(percent)) ?? .zero))
    }
  }

  /// Stretches in which the battery fed the board without a break.
  private static func runs(_ samples: [LevelSample]) -> [[LevelSample]] {
    var runs: [[LevelSample]] = []
    var run: [LevelSample] = []
    for sample in samples {
      if let last = run.last,
        !sample.isDischarging || sample.time - last.time > gap || sample.percent > last.percent + 2
      {
        runs.append(run)
        run = []
      }
      if sample.isDischarging { run.append(sample) }
    }
    return runs + [run]
  }

  /// The bands that a discharge crossed whole, with the time each took, straight between samples.
  private static func crossed(_ run: [LevelSample]) -> [(upper: Int, time: Duration)] {
    var instants: [Int: Duration] = [:]
    for (before, after) in zip(run, run.dropFirst()) where after.percent < before.percent {
      for level in stride(from: 100, through: 0, by: -band) where instants[level] == nil {
        let level = Double(level)
        guard level <= before.percent, level >= after.percent else { continue }
        let part = (before.percent - level) / (before.percent - after.percent)
        instants[Int(level)] = before.time + (after.time - before.time) * part
      }
    }
    return instants.compactMap { level, instant in
      instants[level - band].map { (level, $0 - instant) }
    }
  }
}
