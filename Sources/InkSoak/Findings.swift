import Foundation

/// What a soak has seen.
package struct Findings: Sendable {
  /// Simulated, from the first instant to the last.
  package var days = 0.0
  package var refreshes = 0
  /// The most in any 24 hours.
  package var mostRefreshesADay = 0
  /// Waits that ended because their moment had come.
  package var wakes = 0
  /// Those after which there was nothing to do.
  package var needlessWakes = 0
  /// Redraws that changed nothing on the glass.
  package var unchangedRedraws = 0
  /// Clocks set, machines put to sleep, wires and gauges that failed.
  package var faults = 0
  /// Times the battery ran down to its last picture.
  package var halts = 0
  package var stateWrites = 0
  /// Bytes of the process in memory after a tenth of the time, and at the end.
  package var memoryEarly = 0
  package var memoryLate = 0
  /// What must not be, the first twenty of it.
  package var wrong: [String] = []

  /// In a few lines.
  package var text: String {
    """
    days      \((days * 10).rounded() / 10)
    refreshes \(refreshes), \(mostRefreshesADay) in 24 h at the most
    wakes     \(wakes), \(needlessWakes) of them for nothing; \(unchangedRedraws) redraws without a change
    faults    \(faults), and \(halts) empty batteries
    state     \(stateWrites) writes
    memory    \(memoryEarly >> 10) KiB early, \(memoryLate >> 10) KiB at the end
    wrong     \(wrong.isEmpty ? "nothing" : "\n" + wrong.joined(separator: "\n"))

    """
  }
}
