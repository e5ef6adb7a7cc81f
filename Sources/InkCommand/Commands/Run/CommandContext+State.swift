import Foundation
import InkBoards
import InkFeeds
import InkGauges
import InkHost
import InkPanels

extension CommandContext {
  /// How often an hour the state is written where the display file does not say.
  nonisolated static let usualStateWritesPerHour = 4

  /// Keeps the state of a display; nil where there is nowhere to, and where the panel `isNew` at every start, as that of
  /// a simulated board without a memory.
  func stateKeeper(of files: DisplayFiles, panel: PanelModel, isNew: Bool) -> StateKeeper? {
    guard !isNew, let stateDirectory else { return nil }
    return StateKeeper(
      board: files.board.name, panel: panel.name, files: DirectoryFiles(stateDirectory),
      writesPerHour: files.display.stateWritesPerHour ?? Self.usualStateWritesPerHour)
  }

  /// Keeps the history of a display; nil where there is nowhere to, and where the panel `isNew` at every start.
  func historyRecorder(isNew: Bool) -> HistoryRecorder? {
    guard !isNew, let stateDirectory else { return nil }
    return HistoryRecorder(path: stateDirectory.historyPath)
  }

  /// How the display's battery ran down in the last two months; nil where nothing was kept, or it cannot be read: then
  /// the gauge alone tells the time left.
  func discharges(isNew: Bool) -> DischargeHistory? {
    guard !isNew, let path = stateDirectory?.historyPath, FileAccess.exists(path),
      let records = try? HistoryDatabase(path: path, isReadOnly: true).readings(
        since: now().addingTimeInterval(-60 * 86_400))
    else { return nil }
    return DischargeHistory(records)
  }

  /// How long the battery of a machine that rests has lasted in the last sixty days; nil where no wake was kept.
  func wakeBudget(of board: Board, isNew: Bool = false) -> WakeBudget? {
    guard !isNew, let path = stateDirectory?.historyPath, FileAccess.exists(path),
      let wakes = try? HistoryDatabase(path: path, isReadOnly: true).wakes(
        since: now().addingTimeInterval(-60 * 86_400)), !wakes.isEmpty
    else { return nil }
    return WakeBudget(wakes, level: nil, capacity: Self.wattHours(of: board))
  }

  /// What the battery of a board holds when new, at its middle voltage; nil where the board file does not say.
  static func wattHours(of board: Board) -> Double? {
    guard let gauge = board.gauge, let capacity = gauge.capacityMilliampereHours else { return nil }
    let cells = gauge.cells ?? (try? GaugeCatalog.model(named: gauge.model))?.cells ?? 1
    // 3.2 V of iron phosphate, 3.7 V of the others (cells' data sheets, nominal voltage).
    return Double(capacity) / 1000 * (gauge.chemistry == "lfp" ? 3.2 : 3.7) * Double(max(1, cells))
  }

  /// Watches which widgets are at work, in the service's or the person's directory in memory; nil without one.
  func crashWatch(of files: DisplayFiles, isNew: Bool) -> CrashWatch? {
    guard !isNew, let directory = runtimeDirectory else { return nil }
    return CrashWatch(board: files.board.name, files: DirectoryFiles(StateDirectory(directory)))
  }

  /// Notes in the same directory that a refresh is under way; nil without one.
  func refreshMark(of board: Board, at uptime: Duration) -> RefreshMark? {
    runtimeDirectory.map {
      RefreshMark(board: board.name, files: DirectoryFiles(StateDirectory($0)), uptime: uptime)
    }
  }

  /// Has the next run of a board begin with a full refresh, since its glass is about to be changed by something else.
  func forgetPicture(of board: Board) {
    guard !board.isSimulated, let stateDirectory else { return }
    StateKeeper.forgetPicture(of: board.name, in: DirectoryFiles(stateDirectory))
  }
}
