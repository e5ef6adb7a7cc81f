/// What the simulated days of a handheld have seen.
package struct HandheldFindings: Sendable {
  package var name = ""
  package var days = 0.0
  /// Starts, and of them those by the alarm.
  package var starts = 0
  package var alarms = 0
  /// Moments at which something had to be shown, and of them those while it was off for want of an alarm or a supply.
  package var rounds = 0
  package var excused = 0
  package var partials = 0
  package var fulls = 0
  /// Full refreshes by their reason.
  package var fullReasons: [String: Int] = [:]
  /// Times each trouble came.
  package var troubles: [String: Int] = [:]
  /// Of those, the ones that were seen to have their effect.
  package var seen: [String: Int] = [:]
  /// Why it came on, by word, as it says itself.
  package var reasons: [String: Int] = [:]
  /// Steps of a wake at which the supply was cut.
  package var cuts = 0
  package var stateWrites = 0
  /// What must not be, the first twenty of it.
  package var wrong: [String] = []

  /// In a few lines.
  package var text: String {
    func list(_ counts: [String: Int]) -> String {
      counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    }
    return """
      \(name)
      days      \((days * 10).rounded() / 10)
      starts    \(starts), \(alarms) of them by the alarm; by its own word: \(list(reasons))
      rounds    \(rounds), all shown in their second but \(excused) while it was off by a fault
      refreshes \(partials) partial, \(fulls) full (\(list(fullReasons)))
      troubles  \(list(troubles)); seen \(list(seen))
      cuts      at \(cuts) steps of a wake; \(stateWrites) writes of the state
      wrong     \(wrong.isEmpty ? "nothing" : "\n" + wrong.joined(separator: "\n"))

      """
  }
}
