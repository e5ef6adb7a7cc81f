/// What a display has done since its start.
package struct DisplayTotals: Sendable, Equatable {
  /// Refreshes by kind: "full", "fast", "partial".
  package var refreshes: [String: Int] = [:]
  /// Sent to the panel.
  package var bytes = 0
  package var transfers = 0
  /// How long the controller drove the glass.
  package var busyMilliseconds = 0
  /// Waits that have ended.
  package var wakeUps = 0
  /// Errors that were told.
  package var errors = 0

  /// Nothing yet.
  package init() {}

  /// Takes account of a tick.
  mutating func add(_ decision: Decision) {
    guard let mode = decision.done else { return }
    refreshes[mode, default: 0] += 1
    bytes += decision.bytes
    transfers += decision.transfers
    busyMilliseconds += decision.busyMilliseconds
  }
}
