import Foundation
import InkErrors
import InkFeeds

/// The commands of buttons that run now, each in a thread of its own.
@MainActor
final class ButtonCommands {
  /// Commands at once, at most.
  static let most = 4

  private var running: [[String]] = []

  /// Runs a command, unless it runs already; `ended` is told why it failed, nil where it did not.
  ///
  /// False where as many run already as may.
  func run(
    _ words: [String], within deadline: Duration, ended: @escaping @MainActor @Sendable (String?) -> Void
  ) -> Bool {
    guard !running.contains(words) else { return true }
    guard running.count < Self.most else { return false }
    running.append(words)
    let thread = Thread {
      var problem: String?
      do throws(FeedError) {
        try CommandRun.run(words, within: deadline)
      } catch {
        problem = error.description
      }
      DispatchQueue.main.async { [problem] in
        MainActor.assumeIsolated {
          self.running.removeAll { $0 == words }
          ended(problem)
        }
      }
    }
    thread.name = "button"
    thread.stackSize = 1 << 19
    thread.start()
    return true
  }
}
