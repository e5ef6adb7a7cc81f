import Foundation

/// Steps by which people count: 1, 2 or 5 times a power of ten.
package enum RoundStep {
  /// The least such step that is not smaller than a number; 1 where that is no length.
  package static func atLeast(_ least: Double) -> Double {
    guard least.isFinite, least > 0 else { return 1 }
    let power = pow(10, log10(least).rounded(.down))
    // What is a step but for rounding is that step.
    return ([1, 2, 5].first { $0 * power >= least * 0.999_999 } ?? 10) * power
  }
}
