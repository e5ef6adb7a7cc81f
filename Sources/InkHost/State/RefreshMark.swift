import Foundation
import InkPanels

/// Notes in a file that a refresh is under way, so that a start after a violent end lets the panel finish it.
///
/// The file lies in memory beside that of ``CrashWatch``: writing wears nothing, and a power cut, which ends the refresh
/// too, leaves nothing. It is written twice a refresh. That one was under way cannot be told from BUSY alone, since many
/// controllers hold it at the level of work while they sleep.
@MainActor
public final class RefreshMark {
  /// How much longer the refresh may go on that the last run did not see the end of; nil where it saw it.
  public let left: Duration?

  private let files: any StateFiles
  private let name: String

  /// The mark of a board's panel; `uptime` is now, on a clock that only a start of the machine sets.
  public init(board: String, files: any StateFiles, uptime: Duration) {
    self.files = files
    name = StateFile.name(of: board) + ".refresh"
    let text = String(decoding: (try? files.read(name)) ?? [], as: UTF8.self)
    let end = Double(text).flatMap { (0..<1e9).contains($0) ? Duration.seconds($0) : nil }
    left = end.flatMap { $0 > uptime ? min($0 - uptime, Self.longest) : nil }
  }

  /// No panel's deadline is as long: a mark that says more is of another clock.
  private static let longest = Duration.seconds(120)

  /// A refresh begins, which is over by `end`.
  func begins(until end: Duration) { write("\(end.inSeconds)") }

  /// It is over, one way or the other.
  func ends() { write("") }

  private func write(_ text: String) {
    // Without a mark the next start resets the panel at once, as it must be able to.
    try? files.write(Array(text.utf8), to: name)
  }
}
