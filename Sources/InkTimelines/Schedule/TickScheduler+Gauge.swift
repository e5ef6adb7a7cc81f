import Foundation

/// How the gauge is read, beside the policy.
extension TickScheduler {
  /// Reads the gauge at this pace until the next call; nil goes by the policy.
  ///
  /// In quiet hours the policy's pace holds where it is the slower one.
  public mutating func paceGauge(_ interval: Duration?) { gaugePace = interval }

  /// Makes the gauge due at once: something said that its values changed.
  public mutating func requestGauge() { lastGaugeReading = nil }
}
