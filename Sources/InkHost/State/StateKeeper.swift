import Foundation
import InkBitmap
import InkPanels
import InkTimelines

/// Keeps a display's state on the medium, rarely: cards wear out by writing.
///
/// Written are the beginning of a run (the picture is no longer to be relied upon), its clean end, and in between at
/// most so many times an hour. A write that fails is told once and tried again at the next turn; the display goes on.
///
/// A restart goes on from the picture of the last run, with a partial refresh, only when that run ended cleanly: the
/// panel asleep, its glass as the file says. After anything else the first refresh is full.
@MainActor
public final class StateKeeper {
  /// The state as it should be on the medium.
  public private(set) var state: DisplayState
  /// What went wrong since this was asked last.
  public private(set) var problem: String?

  private let files: any StateFiles
  private let name: String
  private var limit: RateLimit
  /// True when the medium has an older state.
  private var isDirty = false
  private var hasFailed = false

  /// The state of a board's panel, read from its file; `writesPerHour` is 1 or more, by default 4.
  public init(board: String, panel: String, files: any StateFiles, writesPerHour: Int = 4) {
    self.files = files
    name = StateFile.name(of: board)
    limit = RateLimit(max(1, writesPerHour), every: 3600)
    state = DisplayState(panel: panel)
    do {
      switch try files.read(name).map(StateFile.decode) ?? .absent {
      case .absent: break
      case .damaged:
        problem = "The state file \(files.path)/\(name) is damaged; it is begun anew with a full refresh."
      case .state(let stored) where stored.panel == panel: state = stored
      case .state: break
      }
    } catch {
      problem = error.description
    }
  }

  /// The history to plan with, and the picture to go on from; nil when the next refresh must be full.
  func resumption(on model: PanelModel) -> (history: RefreshHistory, picture: ColorFrame?) {
    let picture = state.isAtRest ? state.picture?.picture(inks: model.inks) : nil
    return (state.history.history(loss: picture == nil ? .start : nil), picture)
  }

  /// The glass is about to change: from now on a violent end leaves a picture that is not known.
  func willRefresh(at uptime: Duration) {
    guard state.isAtRest else { return }
    state.isAtRest = false
    write(at: uptime)
  }

  /// Changes the state; it is written when it is its turn.
  func update(_ change: (inout DisplayState) -> Void) {
    let before = state
    change(&state)
    isDirty = isDirty || state != before
  }

  /// Writes what changed, when enough time has passed since the last writes.
  func save(at uptime: Duration) {
    guard isDirty, limit.isOpen(at: uptime.wallSeconds) else { return }
    write(at: uptime)
  }

  /// Writes what changed now: before a long rest, or for what the next start must know.
  func flush(at uptime: Duration) {
    if isDirty { write(at: uptime) }
  }

  /// The panel sleeps with this picture on its glass, and the program ends; nil when the picture is not known.
  func close(showing picture: ColorFrame?, at uptime: Duration) {
    update {
      $0.picture = picture.map(StoredPicture.init)
      $0.isAtRest = picture != nil
    }
    flush(at: uptime)
  }

  /// What went wrong since the last call.
  func takeProblem() -> String? { problem.take() }

  private func write(at uptime: Duration) {
    limit.record(at: uptime.wallSeconds)
    do {
      try files.replace(name, with: StateFile.encode(state))
      isDirty = false
      hasFailed = false
    } catch {
      isDirty = true
      if !hasFailed { problem = error.description }
      hasFailed = true
    }
  }

  /// Marks the picture of a board as not known, for programs that change the glass by themselves.
  public static func forgetPicture(of board: String, in files: any StateFiles) {
    let name = StateFile.name(of: board)
    guard let bytes = try? files.read(name), case .state(var state) = StateFile.decode(bytes), state.isAtRest
    else { return }
    state.isAtRest = false
    state.picture = nil
    try? files.replace(name, with: StateFile.encode(state))
  }
}
