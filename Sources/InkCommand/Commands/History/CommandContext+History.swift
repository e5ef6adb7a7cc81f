import Foundation
import InkFeeds
import InkHost

extension CommandContext {
  /// A week's refreshes of this user's display, or of the service's where this user has none, oldest first.
  func pastRefreshes() -> [RefreshRecord] {
    let service = StateDirectory("\(machine.root)/var/lib/inkglance")
    let since = now().addingTimeInterval(-7 * 86_400)
    for directory in [stateDirectory, service].compactMap({ $0 })
    where FileAccess.exists(directory.historyPath) {
      guard let database = try? HistoryDatabase(path: directory.historyPath, isReadOnly: true),
        let records = try? database.refreshes(since: since), !records.isEmpty
      else { continue }
      return records
    }
    return []
  }
}
