import Foundation
import InkErrors
import InkHost
import InkTimelines

extension Program {
  /// Runs the command that the process's arguments ask for, and ends the process.
  ///
  /// The main loop serves the main queue, the main actor and descriptors, and sleeps in one system call while nothing is
  /// due.
  @MainActor
  static func runProcess(_ widgets: @escaping @MainActor () -> [WidgetDescriptor]) -> Never {
    let words = CommandLine.arguments
    let name = words.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "inkglance"
    Task(executorPreference: MainQueueExecutor.shared) {
      await end(with: run(widgets: widgets(), arguments: Array(words.dropFirst()), name: name))
    }
    MainLoop.shared.run()
  }

  private static func end(with status: ExitStatus) { exit(status.rawValue) }
}
