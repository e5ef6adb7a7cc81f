/// How far a soak is: one line that is written over on a terminal, a line every thirty days elsewhere.
package final class SoakProgress {
  private let days: Double
  private let isTerminal: Bool
  private var last = Duration.zero

  /// Progress through so many days.
  package init(days: Double, isTerminal: Bool) {
    self.days = days
    self.isTerminal = isTerminal
  }

  /// What to write when a day is over, `elapsed` after the start; nil where nothing is due.
  package func text(day: Int, after elapsed: Duration) -> String? {
    guard isTerminal ? elapsed - last >= .milliseconds(250) : day % 30 == 0 else { return nil }
    last = elapsed
    let seconds = elapsed.components.seconds
    let left = day > 0 ? Int64(Double(seconds) * (days / Double(day) - 1)) : 0
    let text = "day \(day) of \(Int(days.rounded(.up))), \(seconds) s, about \(max(0, left)) s to go"
    return isTerminal ? "\r\u{1B}[K\(text)" : text + "\n"
  }

  /// What to write before the first day, which may take a while.
  package var begin: String { isTerminal ? "day 0 of \(Int(days.rounded(.up)))" : "" }
  /// What takes the line away.
  package var end: String { isTerminal ? "\r\u{1B}[K" : "" }
}
