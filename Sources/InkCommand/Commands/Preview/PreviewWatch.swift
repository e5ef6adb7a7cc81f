import Foundation
import InkBoards

/// Waits until a preview would look different: the next minute, or a file that was written.
@MainActor
struct PreviewWatch {
  private let paths: [String]
  private let context: CommandContext
  private var seen: [Date?] = []

  /// Watches the files that a command line means.
  init(_ arguments: Arguments, in context: CommandContext) {
    self.context = context
    let board =
      arguments.value("board")
      ?? (try? DisplayFile.load(
        path: arguments.value("config"), paths: context.paths))?.board
    let boards = board.map { name in
      [name] + context.paths.boards.map { "\($0)/\(name).toml" }
    }
    paths = [arguments.value("config")].compactMap { $0 } + context.paths.displays + (boards ?? [])
  }

  /// Waits for a change; false when nothing is to be waited for any more.
  ///
  /// Files are looked at twice a second: somebody is watching.
  mutating func change() async -> Bool {
    seen = paths.map(Self.modified)
    let minute = Self.minute(context.now())
    while await context.pause(.milliseconds(500)) {
      if Self.minute(context.now()) != minute || paths.map(Self.modified) != seen { return true }
    }
    return false
  }

  private static func minute(_ date: Date) -> Int { Int((date.timeIntervalSince1970 / 60).rounded(.down)) }

  private static func modified(_ path: String) -> Date? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Date(
      timeIntervalSince1970: Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9)
  }
}
