/// When a chip measures: first some time after its start, then again every period.
struct Conversion {
  /// Time between two measurements.
  let period: Duration
  /// Time of the last one, or of the one that would have come before the first.
  private(set) var last: Duration

  /// Measurements that begin `delay` after `start`.
  init(every period: Duration, from start: Duration, after delay: Duration = .zero) {
    self.period = period
    last = start + delay - period
  }

  /// True when at least one measurement fell due until `time`; the next is then a period after the last.
  mutating func isDue(at time: Duration) -> Bool {
    guard time - last >= period else { return false }
    last += period * Int((time - last) / period)
    return true
  }
}
