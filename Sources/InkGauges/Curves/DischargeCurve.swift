/// Percent over volts, straight between points.
struct DischargeCurve: Sendable {
  private let points: [(volts: Double, percent: Double)]

  /// Points with rising volts; at least two.
  init(_ points: [(volts: Double, percent: Double)]) {
    precondition(points.count > 1, "a curve has two points at least")
    self.points = points
  }

  /// Percent at a voltage: that of the last point beyond it; nil where there is no voltage at all.
  func percent(atVolts volts: Double) -> Double? {
    guard volts > 0, let first = points.first, let last = points.last else { return nil }
    if volts <= first.volts { return first.percent }
    for (low, high) in zip(points, points.dropFirst()) where volts <= high.volts {
      return low.percent + (volts - low.volts) / (high.volts - low.volts) * (high.percent - low.percent)
    }
    return last.percent
  }
}
